import { z } from 'zod';
import { type Discussion, discussionSchema } from '../../../contracts/talk/talk.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice, Sliced } from '../../../platform/pages.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';
import { staffRole } from '../../accounts/queries/standing.ts';

/** Selects a post with the current name of its author. Leaves out text that readers may not see. */
const COLUMNS = `d.id, d.condition_id AS "conditionId", d.parent_id AS "parentId", d.user_id AS "userId",
  coalesce(u.display_name, d.user_name) AS "userName", ${staffRole('u')} AS "userRole",
  CASE WHEN d.state = 'visible' THEN d.subject END AS subject,
  CASE WHEN d.state = 'visible' THEN d.content ELSE '' END AS content, d.timestamp,
  d.is_resolved IS TRUE AS "isResolved", d.edited_at AS "editedAt", d.state, d.state_reason AS "stateReason",
  d.is_locked IS TRUE AS "isLocked", d.lock_reason AS "lockReason"`;

/** $1 id of the condition, $2 number of threads or null for all, $3 number of threads before them. */
const DISCUSSIONS = defineStatement({
  name: 'discussions',
  row: { ...discussionSchema.shape, place: z.string(), total: z.number() },
  text: `SELECT post.*, total.count AS total
         FROM conditions c
         CROSS JOIN LATERAL (
           SELECT count(*)::int FROM discussions d WHERE d.condition_id = c.id AND d.parent_id IS NULL) AS total
         LEFT JOIN LATERAL (
           SELECT ${COLUMNS}, thread.place FROM (
             SELECT t.id, row_number() OVER (ORDER BY max(coalesce(r.timestamp, t.timestamp)) DESC, t.id DESC) AS place
             FROM discussions t LEFT JOIN discussions r ON r.parent_id = t.id
             WHERE t.condition_id = c.id AND t.parent_id IS NULL
             GROUP BY t.id ORDER BY place LIMIT $2::bigint OFFSET $3::bigint) AS thread
           JOIN discussions d ON d.id = thread.id OR d.parent_id = thread.id
           LEFT JOIN users u ON u.id = d.user_id) AS post ON true
         WHERE c.id = $1 AND c._status = 'published'
         ORDER BY post.place, post."parentId" IS NOT NULL, post.timestamp, post.id`,
});

const DISCUSSION = defineStatement({
  name: 'discussion',
  row: discussionSchema,
  text: `SELECT ${COLUMNS} FROM discussions d JOIN conditions c ON c.id = d.condition_id AND c._status = 'published'
         LEFT JOIN users u ON u.id = d.user_id WHERE d.id = $1`,
});

/**
 * Selects threads, the last active first, each with its replies in order. `slice` counts threads, not posts. Null when
 * the condition is not published.
 */
export async function selectDiscussions(
  database: Database,
  { conditionId, slice }: { conditionId: number; slice: Slice },
): Promise<Sliced<Discussion> | null> {
  const rows = await selectRows(database, DISCUSSIONS, [conditionId, slice?.limit ?? null, slice?.offset ?? 0]);
  const [first] = rows;
  if (!first) return null;
  // The LEFT JOIN yields one row of nulls when the slice has no threads.
  const found = rows.filter(({ id }) => id !== null);
  return { items: found.map(({ total: _, place: __, ...row }) => row), total: first.total };
}

export function findDiscussion(database: Database, id: number): Promise<Discussion | null> {
  return findRow(database, DISCUSSION, [id]);
}
