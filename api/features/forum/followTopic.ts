import { z } from 'zod';
import { type FollowingState, MAX_FOLLOWED_TOPICS, TOO_MANY_FOLLOWED } from '../../contracts/forum/following.ts';
import { TOPIC_NOT_FOUND } from '../../contracts/forum/topics.ts';
import type { Database } from '../../platform/Database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { defineStatement, execute, findRow } from '../../platform/statement.ts';
import { IS_LISTED } from './queries/selectTopics.ts';

type Chosen = { userId: number; topicId: number };

const FORUM_FOLLOW = defineStatement({
  name: 'forum-follow',
  row: { isFull: z.boolean() },
  text: `WITH facts AS (
           SELECT t.id, t.last_number, (SELECT count(*) FROM forum.following
             WHERE user_id = $1 AND topic_id <> $2) >= ${MAX_FOLLOWED_TOPICS} AS "isFull"
           FROM forum_topics t WHERE t.id = $2 AND ${IS_LISTED}),
         chosen AS (
           INSERT INTO forum.following AS f (user_id, topic_id, state, digested)
           SELECT $1, id, $3, last_number FROM facts WHERE NOT "isFull"
           ON CONFLICT (user_id, topic_id) DO UPDATE SET state = excluded.state, since = now(), digested = excluded.digested
             WHERE f.state <> excluded.state)
         SELECT "isFull" FROM facts`,
});

/** Watches or mutes a topic. Idempotent. @throws NotFound, Conflict when MAX_FOLLOWED_TOPICS others are followed */
export async function followTopic(
  { userId, topicId, state }: Chosen & { state: FollowingState },
  database: Database,
): Promise<{ state: FollowingState }> {
  const row = await findRow(database, FORUM_FOLLOW, [userId, topicId, state]);
  if (!row) throw new NotFound(TOPIC_NOT_FOUND);
  if (row.isFull) throw new Conflict(TOO_MANY_FOLLOWED);
  return { state };
}

const FORUM_UNFOLLOW = defineStatement({
  name: 'forum-unfollow',
  text: 'DELETE FROM forum.following WHERE user_id = $1 AND topic_id = $2',
});

export async function unfollowTopic({ userId, topicId }: Chosen, database: Database): Promise<void> {
  await execute(database, FORUM_UNFOLLOW, [userId, topicId]);
}
