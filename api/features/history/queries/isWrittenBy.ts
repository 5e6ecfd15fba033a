import type { Reviewed } from '../../../contracts/contributions/desk.ts';
import { toVersionTable } from '../../../platform/newestVersion.ts';

/** Returns SQL for whether `user` resolved a conflict in contribution `c`, or saved a draft that it was sent from. */
export function isWrittenBy(user: string): string {
  const drafts = Object.entries(RECORDS).map(([collection, record]) =>
    hasDrafted(user, collection as Reviewed, record),
  );
  return `EXISTS (SELECT FROM review_events e WHERE e.contribution_id = c.id AND (
    (e.action = 'resolve' AND e.user_id = ${user})
    OR (e.action IN ('submit', 'answer') AND (${drafts.join(' OR ')}))))`;
}

/** Selects the id of the record that contribution `c` is about. Null for contributions about another collection. */
const RECORDS: Record<Reviewed, string> = {
  conditions: `CASE WHEN c.kind IN ('condition', 'edit') THEN c.condition_id END`,
  'condition-translations': `(SELECT t.id FROM condition_translations t
    WHERE c.kind = 'translation' AND t.condition_id = c.condition_id AND t.language_id = c.language_id)`,
  'category-translations': `(SELECT t.id FROM category_translations t
    WHERE c.kind = 'category_translation' AND t.category_id = c.category_id AND t.language_id = c.language_id)`,
  'learning-paths': `CASE c.kind WHEN 'path' THEN c.path_id END`,
  'learning-path-translations': `(SELECT t.id FROM learning_path_translations t
    WHERE c.kind = 'path_translation' AND t.path_id = c.path_id AND t.language_id = c.language_id)`,
  pages: `CASE c.kind WHEN 'page' THEN c.page_id END`,
  'page-translations': `(SELECT t.id FROM page_translations t
    WHERE c.kind = 'page_translation' AND t.page_id = c.page_id AND t.language_id = c.language_id)`,
  'chat-answers': `CASE c.kind WHEN 'chat_answer' THEN c.chat_answer_id END`,
};

/** True when `user` saved a draft of the record since its last published version, up to the draft that was sent. */
function hasDrafted(user: string, collection: Reviewed, record: string): string {
  const versions = toVersionTable(collection);
  return `EXISTS (SELECT FROM ${versions} v
    WHERE v.parent_id = ${record} AND v.version_last_edited_by_id = ${user}
      AND v.version__status = 'draft' AND v.id <= (e.detail ->> 'draft')::int
      AND NOT EXISTS (SELECT FROM ${versions} p WHERE p.parent_id = v.parent_id AND p.version__status = 'published'
        AND p.id BETWEEN v.id AND (e.detail ->> 'draft')::int))`;
}
