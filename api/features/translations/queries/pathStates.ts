import { newestVersion } from '../../../platform/newestVersion.ts';
import { SENT_STATES } from './pageStates.ts';

/**
 * Joins how a learning path `s` stands in a language: `t` is the record of its translation, `p` and `d` how far that is as
 * published and as drafted, which was counted when either was written, `work` who has sent one.
 */
export const PATH_COUNTS = `
  LEFT JOIN learning.translated p ON p.translation_id = t.id AND NOT p.is_draft
  LEFT JOIN learning.translated d ON d.translation_id = t.id AND d.is_draft
  LEFT JOIN LATERAL (SELECT array_agg(DISTINCT u.display_name) AS people, count(*) > 0 AS is_sent
    FROM contributions w LEFT JOIN users u ON u.id = w.user_id
    WHERE w.path_id = t.path_id AND w.language_id = t.language_id AND w.kind = 'path_translation' AND w.status IN ${SENT_STATES}
  ) work ON true`;

const IS_CURRENT = `t._status = 'published' AND coalesce(p.stale, 0) = 0`;

/** `PageState` of a path: as of a page, where an entry that is missing is what makes it partial. */
export const PATH_STATE = `CASE WHEN ${IS_CURRENT} AND coalesce(p.done >= p.entries, true) THEN 'published'
  WHEN work.is_sent THEN 'in_review'
  WHEN d.translation_id IS NOT NULL THEN 'draft'
  WHEN ${IS_CURRENT} THEN 'partial'
  WHEN t._status = 'published' THEN 'stale'
  ELSE 'missing' END`;

/** Of what waits to be sent, and else of what learners have. */
export const PATH_PROGRESS = `CASE WHEN d.translation_id IS NOT NULL
  THEN json_build_object('entries', d.entries, 'done', d.done, 'stale', d.stale)
  WHEN p.translation_id IS NOT NULL THEN json_build_object('entries', p.entries, 'done', p.done, 'stale', p.stale) END`;

/** Names of those who have written, or sent, what learners do not have yet. */
export const PATH_PEOPLE = `CASE WHEN work.is_sent THEN work.people WHEN d.translation_id IS NOT NULL THEN (SELECT array_agg(DISTINCT u.display_name) FROM _learning_path_translations_v v
  JOIN users u ON u.id = v.version_last_edited_by_id
  WHERE v.parent_id = t.id AND v.id > coalesce(${newestVersion('learning-path-translations', 't.id', 'published')}, 0)) END`;
