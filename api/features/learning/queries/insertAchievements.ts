import type { Unlocked } from '../../../contracts/learning/achievements.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

/** What somebody has earned, each once and told in their inbox. @returns what they did not have yet */
export async function insertAchievements(
  database: Database,
  { userId, ids }: { userId: number; ids: number[] },
): Promise<Unlocked[]> {
  const rows = await rowsOf<Unlocked & { told: number }>(database, {
    name: 'achievements-insert',
    text: `WITH unlocked AS (INSERT INTO user_achievements (user_id, achievement_id, unlocked_at, progress)
             SELECT $1, id, now(), 100 FROM unnest($2::int[]) AS earned (id)
             ON CONFLICT (user_id, achievement_id) DO NOTHING RETURNING achievement_id)
           SELECT a.id, a.title, a.points::int AS points, inbox.tell(ARRAY[$1::int], 'achievement_unlocked',
             jsonb_build_object('title', a.title), '/learning', 'learning') AS told
           FROM unlocked JOIN achievements a ON a.id = unlocked.achievement_id ORDER BY a.id`,
    values: [userId, ids],
  });
  return rows.map(({ told: _, ...achievement }) => achievement);
}
