import type { FollowedTopic, FollowingState } from '../../../contracts/forum/following.ts';
import { countRows, type Database, findRow, selectIsoRows } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';
import { IS_LISTED } from './selectTopics.ts';

const FOLLOWED = `FROM forum.following f JOIN forum_topics t ON t.id = f.topic_id AND ${IS_LISTED} WHERE f.user_id = $1`;

/** Selects the visible topics that a user watches or mutes, the last choice first. */
export function selectFollowed(
  database: Database,
  { userId, slice }: { userId: number; slice: Slice },
): Promise<FollowedTopic[]> {
  return selectIsoRows<FollowedTopic>(database, {
    name: 'forum-followed',
    text: `SELECT t.id AS "topicId", t.title, t.language, t.audience, f.state, f.since,
             coalesce(t.last_post_at, t.created_at) AS "lastPostAt"
           ${FOLLOWED} ORDER BY f.since DESC, t.id DESC LIMIT $2::bigint OFFSET $3::bigint`,
    values: [userId, slice?.limit ?? null, slice?.offset ?? 0],
  });
}

export const countFollowed = (database: Database, userId: number) =>
  countRows(database, { name: 'forum-followed-count', text: FOLLOWED, values: [userId] });

export async function selectFollowing(
  database: Database,
  { userId, topicId }: { userId: number; topicId: number },
): Promise<{ state: FollowingState | null }> {
  const row = await findRow<{ state: FollowingState }>(database, {
    name: 'forum-following',
    text: 'SELECT state FROM forum.following WHERE user_id = $1 AND topic_id = $2',
    values: [userId, topicId],
  });
  return { state: row?.state ?? null };
}
