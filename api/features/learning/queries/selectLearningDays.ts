import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom } from '../../../platform/statement.ts';

const LEARNING_DAYS = defineStatement({
  name: 'learning-days',
  row: { daysThisMonth: z.number(), learningStreak: z.number() },
  text: `SELECT (SELECT count(*)::int FROM learning.day d WHERE d.user_id = $1 AND d.day <= $2::date
             AND d.day >= date_trunc('month', $2::date)::date) AS "daysThisMonth",
           coalesce((SELECT p.learning_streak::int FROM user_profiles p WHERE p.user_id = $1), 0) AS "learningStreak"`,
});

/** `day` is today's date in the user's time zone. */
export async function selectLearningDays(
  database: Database,
  { userId, day }: { userId: number; day: string },
): Promise<RowFrom<typeof LEARNING_DAYS>> {
  const row = await findRow(database, LEARNING_DAYS, [userId, day]);
  return row ?? { daysThisMonth: 0, learningStreak: 0 };
}

/** Returns CTEs that record a learning day and the streak of `user`, when the CTE or table `from` has a row. */
export const recordLearningDayCtes = ({ user, day, from }: { user: string; day: string; from: string }) => `
  day AS (INSERT INTO learning.day (user_id, day) SELECT ${user}, ${day}::date FROM ${from} LIMIT 1
    ON CONFLICT DO NOTHING RETURNING day),
  in_a_row AS (INSERT INTO user_profiles AS profile (user_id, learning_streak, last_activity_date)
    SELECT ${user}, 1 + (
      SELECT count(*) FROM (SELECT d.day, row_number() OVER (ORDER BY d.day DESC) AS place
        FROM learning.day d WHERE d.user_id = ${user} AND d.day < ${day}::date) before
      WHERE before.day = ${day}::date - before.place::int), now() FROM day
    ON CONFLICT (user_id) DO UPDATE SET learning_streak = excluded.learning_streak,
      last_activity_date = excluded.last_activity_date, updated_at = now())`;
