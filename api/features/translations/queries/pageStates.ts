import { TRANSLATED_FIELDS, type TranslatedKind } from '../../../contracts/translations/translations.ts';

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

/** `PageState` of a page in a language: `t` is its translation, `work` what people are at, `s` the source. */
export function stateOf(kind: TranslatedKind): string {
  const { revision } = SOURCES[kind];
  const isCurrent = `t._status = 'published' AND coalesce(t.source_revision, ${revision}) >= ${revision}`;
  return `CASE WHEN ${isCurrent} AND NOT (${isPartial(kind)}) THEN 'published'
    WHEN work.is_sent THEN 'in_review'
    WHEN work.is_sent = false OR t._status = 'draft' THEN 'draft'
    WHEN ${isCurrent} THEN 'partial'
    WHEN t._status = 'published' THEN 'stale'
    ELSE 'missing' END`;
}

/** The source has a part that the translation has not, and stands in for it. */
function isPartial(kind: TranslatedKind): string {
  const standsIn = TRANSLATED_FIELDS[kind].filter(({ isRequired, isOwn }) => !isRequired && !isOwn);
  const missing = standsIn.map(({ name, isList }) => {
    const isEmpty = isList ? isEmptyList : isEmptyText;
    return `${isEmpty(`t.${name}`)} AND NOT ${isEmpty(`s.${name}`)}`;
  });
  return missing.join(' OR ') || 'false';
}

/** By its size, because looking into it would read all texts of all pages: an empty list has at most eight bytes, any other more. */
const isEmptyList = (column: string) => `coalesce(pg_column_size(${column}), 0) <= 8`;
const isEmptyText = (column: string) => `coalesce(${column}, '') = ''`;
