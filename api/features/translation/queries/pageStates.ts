import type { TranslatedKind } from '../../../contracts/translations.ts';

/** States of contributions that somebody has sent, and in which a reviewer, an editor or their author is to act. */
export const SENT = `('pending', 'in_review', 'changes_requested', 'approved')`;

/**
 * Who is at which page in which language: proposals that are sent, and drafts. A condition's have its id; a category's
 * have none, and its own.
 */
export const WORK = `
  SELECT w.language_id, w.condition_id, CASE WHEN w.condition_id IS NULL THEN w.category_id END AS category_id,
    bool_or(w.status IN ${SENT}) AS is_sent,
    array_agg(DISTINCT u.display_name) FILTER (WHERE u.id IS NOT NULL) AS people
  FROM contributions w LEFT JOIN users u ON u.id = w.user_id
  WHERE w.language_id IS NOT NULL AND (w.status = 'draft' OR w.status IN ${SENT}) GROUP BY 1, 2, 3`;

type Source = { translations: string; key: string; table: string; isPublished: string; revision: string };

/** Tables of translations and of what they are made from, which is `s`. */
export const SOURCES: Record<TranslatedKind, Source> = {
  condition: {
    translations: 'condition_translations',
    key: 'condition_id',
    table: 'conditions',
    isPublished: `s._status = 'published'`,
    revision: 'coalesce(s.revision, 1)',
  },
  category: {
    translations: 'category_translations',
    key: 'category_id',
    table: 'categories',
    isPublished: 'true',
    revision: 'coalesce(s.revision, 1)',
  },
};

/** `PageState` of a page in a language: `t` is its translation, `work` what people are at, `source` its revision. */
export function stateOf(source: string): string {
  return `CASE WHEN t._status = 'published' AND coalesce(t.source_revision, ${source}) >= ${source} THEN 'published'
    WHEN work.is_sent THEN 'in_review'
    WHEN work.is_sent = false OR t._status = 'draft' THEN 'draft'
    WHEN t._status = 'published' THEN 'stale'
    ELSE 'missing' END`;
}
