import { type Database, rowOf } from '../../../platform/Database.ts';

/**
 * Whether somebody has put text of their own into this contribution besides its author: they joined it with the page, or
 * saved a draft of the CMS that another has sent in.
 */
export async function hasWritten(database: Database, contributionId: number, userId: number): Promise<boolean> {
  const found = await rowOf(database, {
    name: 'review-has-written',
    text: `SELECT FROM review_events e JOIN contributions c ON c.id = e.contribution_id
           WHERE e.contribution_id = $1 AND (
             (e.action = 'resolve' AND e.user_id = $2)
             OR (e.action = 'submit' AND EXISTS (
               SELECT FROM _conditions_v v
               WHERE v.parent_id = c.condition_id AND v.version_last_edited_by_id = $2
                 AND v.version__status = 'draft' AND v.id <= (e.detail ->> 'draft')::int
                 AND NOT EXISTS (
                   SELECT FROM _conditions_v p WHERE p.parent_id = v.parent_id AND p.version__status = 'published'
                     AND p.id BETWEEN v.id AND (e.detail ->> 'draft')::int)))) LIMIT 1`,
    values: [contributionId, userId],
  });
  return found !== null;
}
