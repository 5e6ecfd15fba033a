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
