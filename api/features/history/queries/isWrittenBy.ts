/** Returns SQL for whether `user` resolved a conflict in contribution `c`, or saved a draft that it was sent from. */
export function isWrittenBy(user: string): string {
  return `EXISTS (SELECT FROM review_events e WHERE e.contribution_id = c.id AND (
    (e.action = 'resolve' AND e.user_id = ${user})
    OR (e.action IN ('submit', 'answer') AND (
      ${hasDrafted(user, '_conditions_v', 'c.condition_id')}
      OR ${hasDrafted(user, '_learning_paths_v', `CASE c.kind WHEN 'path' THEN c.path_id END`)}
      OR ${hasDrafted(user, '_learning_path_translations_v', TRANSLATED_PATH)}))))`;
}

const TRANSLATED_PATH = `(SELECT t.id FROM learning_path_translations t
  WHERE c.kind = 'path_translation' AND t.path_id = c.path_id AND t.language_id = c.language_id)`;

/** True when `user` saved a draft of the record since its last published version, up to the draft that was sent. */
function hasDrafted(user: string, versions: string, record: string): string {
  return `EXISTS (SELECT FROM ${versions} v
    WHERE v.parent_id = ${record} AND v.version_last_edited_by_id = ${user}
      AND v.version__status = 'draft' AND v.id <= (e.detail ->> 'draft')::int
      AND NOT EXISTS (SELECT FROM ${versions} p WHERE p.parent_id = v.parent_id AND p.version__status = 'published'
        AND p.id BETWEEN v.id AND (e.detail ->> 'draft')::int))`;
}
