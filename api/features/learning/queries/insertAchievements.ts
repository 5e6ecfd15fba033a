import { z } from 'zod';
import { type Unlocked, unlockedSchema } from '../../../contracts/learning/achievements.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';

/** Selects the language of a notification: `language`, else the one that user `$1` prefers. */
export const selectNotificationLanguage = (language: string) =>
  `coalesce(${language}, (SELECT o.preferences ->> 'language' FROM user_profiles o WHERE o.user_id = $1))`;

const ACHIEVEMENTS_INSERT = defineStatement({
  name: 'achievements-insert',
  row: { ...unlockedSchema.shape, told: z.number() },
  text: `WITH unlocked AS (INSERT INTO user_achievements (user_id, achievement_id, unlocked_at, progress)
           SELECT $1, id, now(), 100 FROM unnest($2::int[]) AS earned (id)
           ON CONFLICT (user_id, achievement_id) DO NOTHING RETURNING achievement_id)
         SELECT a.id, named.title, a.points::int AS points, inbox.tell(ARRAY[$1::int], 'achievement_unlocked',
           jsonb_build_object('title', named.title), '/learning', 'learning') AS told
         FROM unlocked JOIN achievements a ON a.id = unlocked.achievement_id
         CROSS JOIN LATERAL (SELECT coalesce(a.translations -> ${selectNotificationLanguage('$3')} ->> 'title', a.title) AS title) named ORDER BY a.id`,
});

/** Inserts each achievement once and notifies the user of it. @returns those that are new */
export async function insertAchievements(
  database: Database,
  { userId, ids, language }: { userId: number; ids: number[]; language: string | undefined },
): Promise<Unlocked[]> {
  const rows = await selectRows(database, ACHIEVEMENTS_INSERT, [userId, ids, language ?? null]);
  return rows.map(({ told: _, ...achievement }) => achievement);
}
