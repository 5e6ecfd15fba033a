import { REPLIES_TOGETHER_MINUTES } from '../../../contracts/limits.ts';
import { NOTIFICATION_KINDS } from '../../../contracts/notifications/notifications.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';

export type NewPost = {
  conditionId: number;
  userId: number;
  subject: string | null;
  content: string;
  /** The thread, or any post of it. */
  parentId: number | null;
};

const ANSWERED = 'thread_answered';

/**
 * Puts a post on the Talk page of a condition that readers have, and tells everybody else who wrote in its thread: both
 * or neither. Answers its id; null where there is no such condition, or on it no such thread that takes replies.
 */
export async function insertDiscussion(database: Database, post: NewPost): Promise<number | null> {
  const { conditionId, userId, subject, content, parentId } = post;
  const row = await rowOf<{ id: number }>(database, {
    name: 'discussion-add',
    text: `WITH place AS (
             SELECT c.id, c.name, coalesce(p.parent_id, p.id) AS thread, u.display_name
             FROM conditions c JOIN users u ON u.id = $2
             LEFT JOIN discussions p ON p.id = $5 AND p.condition_id = c.id
             LEFT JOIN discussions t ON t.id = coalesce(p.parent_id, p.id)
             WHERE c.id = $1 AND c._status = 'published' AND ($5::int IS NULL OR (t.state = 'visible' AND t.is_locked IS NOT TRUE))),
           added AS (
             INSERT INTO discussions (condition_id, user_id, user_name, subject, content, parent_id, timestamp, is_resolved)
             SELECT id, $2, display_name, CASE WHEN thread IS NULL THEN $3 END, $4, thread, now(), false FROM place
             RETURNING id, parent_id)
           SELECT added.id, inbox.tell_counted(
             ARRAY(SELECT DISTINCT d.user_id FROM discussions d
               WHERE (d.id = added.parent_id OR d.parent_id = added.parent_id) AND d.user_id <> $2),
             '${ANSWERED}', jsonb_build_object('topic', 'thread:' || added.parent_id, 'title', place.name),
             '/talk?condition=' || place.id || '#thread-' || added.parent_id, '${NOTIFICATION_KINDS[ANSWERED]}',
             make_interval(mins => ${REPLIES_TOGETHER_MINUTES})) AS told
           FROM added, place`,
    values: [conditionId, userId, subject, content, parentId],
  });
  return row?.id ?? null;
}
