import { z } from 'zod';
import { ACTIVE_DAYS } from '../../../contracts/forum/topics.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom } from '../../../platform/statement.ts';

const FORUM_STATS = defineStatement({
  name: 'forum-stats',
  row: { topics: z.number(), posts: z.number(), activeMembers: z.number() },
  text: `SELECT coalesce(sum(count) FILTER (WHERE what = 'topics'), 0)::int AS topics,
           coalesce(sum(count) FILTER (WHERE what = 'posts'), 0)::int AS posts,
           (SELECT coalesce(sum(count), 0)::int FROM forum.writers
             WHERE day > (now() AT TIME ZONE 'UTC')::date - ${ACTIVE_DAYS}) AS "activeMembers"
         FROM forum.tally`,
});

export type ForumStats = RowFrom<typeof FORUM_STATS>;

/** Selects figures that triggers update with each topic and post. */
export async function selectStats(database: Database): Promise<ForumStats> {
  const stats = await findRow(database, FORUM_STATS);
  return stats ?? { topics: 0, posts: 0, activeMembers: 0 };
}
