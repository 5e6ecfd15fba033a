import { z } from 'zod';
import {
  FOLLOWING_STATES,
  type FollowedTopic,
  type FollowingState,
  followedTopicSchema,
} from '../../../contracts/forum/following.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';
import { countRows, defineStatement, findRow, selectRows } from '../../../platform/statement.ts';
import { IS_LISTED } from './selectTopics.ts';

const FOLLOWED = `FROM forum.following f JOIN forum_topics t ON t.id = f.topic_id AND ${IS_LISTED} WHERE f.user_id = $1`;

const FORUM_FOLLOWED = defineStatement({
  name: 'forum-followed',
  row: followedTopicSchema,
  text: `SELECT t.id AS "topicId", t.title, t.language, t.audience, f.state, f.since,
           coalesce(t.last_post_at, t.created_at) AS "lastPostAt"
         ${FOLLOWED} ORDER BY f.since DESC, t.id DESC LIMIT $2::bigint OFFSET $3::bigint`,
});

/** Selects the visible topics that a user watches or mutes, the last choice first. */
export function selectFollowed(
  database: Database,
  { userId, slice }: { userId: number; slice: Slice },
): Promise<FollowedTopic[]> {
  return selectRows(database, FORUM_FOLLOWED, [userId, slice?.limit ?? null, slice?.offset ?? 0]);
}

const FORUM_FOLLOWED_COUNT = defineStatement({
  name: 'forum-followed-count',
  row: { count: z.number() },
  text: `SELECT count(*)::int AS count ${FOLLOWED}`,
});

export const countFollowed = (database: Database, userId: number) =>
  countRows(database, FORUM_FOLLOWED_COUNT, [userId]);

const FORUM_FOLLOWING = defineStatement({
  name: 'forum-following',
  row: { state: z.enum(FOLLOWING_STATES) },
  text: 'SELECT state FROM forum.following WHERE user_id = $1 AND topic_id = $2',
});

export async function selectFollowing(
  database: Database,
  { userId, topicId }: { userId: number; topicId: number },
): Promise<{ state: FollowingState | null }> {
  const row = await findRow(database, FORUM_FOLLOWING, [userId, topicId]);
  return { state: row?.state ?? null };
}
