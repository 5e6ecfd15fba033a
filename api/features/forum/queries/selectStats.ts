import { ACTIVE_DAYS } from '../../../contracts/forum/topics.ts';
import { type Database, rowOf } from '../../../platform/Database.ts';

export type ForumStats = { topics: number; posts: number; activeMembers: number };

/** Figures of the forum; topics and posts as counted when they came and went. */
export async function selectStats(database: Database): Promise<ForumStats> {
  const stats = await rowOf<ForumStats>(database, {
    name: 'forum-stats',
    text: `SELECT coalesce(sum(count) FILTER (WHERE what = 'topics'), 0)::int AS topics,
             coalesce(sum(count) FILTER (WHERE what = 'posts'), 0)::int AS posts,
             (SELECT count(DISTINCT user_id)::int FROM forum_posts
               WHERE created_at > now() - interval '${ACTIVE_DAYS} days' AND state = 'visible') AS "activeMembers"
           FROM forum.tally`,
  });
  return stats ?? { topics: 0, posts: 0, activeMembers: 0 };
}
