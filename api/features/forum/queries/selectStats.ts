import { ACTIVE_DAYS } from '../../../contracts/forum/topics.ts';
import { type Database, findRow } from '../../../platform/Database.ts';

export type ForumStats = { topics: number; posts: number; activeMembers: number };

/** Selects figures that triggers update with each topic and post. */
export async function selectStats(database: Database): Promise<ForumStats> {
  const stats = await findRow<ForumStats>(database, {
    name: 'forum-stats',
    text: `SELECT coalesce(sum(count) FILTER (WHERE what = 'topics'), 0)::int AS topics,
             coalesce(sum(count) FILTER (WHERE what = 'posts'), 0)::int AS posts,
             (SELECT coalesce(sum(count), 0)::int FROM forum.writers
               WHERE day > (now() AT TIME ZONE 'UTC')::date - ${ACTIVE_DAYS}) AS "activeMembers"
           FROM forum.tally`,
  });
  return stats ?? { topics: 0, posts: 0, activeMembers: 0 };
}
