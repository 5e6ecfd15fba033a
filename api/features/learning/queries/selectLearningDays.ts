import { type Database, findRow } from '../../../platform/Database.ts';

type Days = { daysThisMonth: number; learningStreak: number };

/** `day` is today's date in the user's time zone. */
export async function selectLearningDays(
  database: Database,
  { userId, day }: { userId: number; day: string },
): Promise<Days> {
  const row = await findRow<Days>(database, {
    name: 'learning-days',
    text: `SELECT (SELECT count(*)::int FROM learning.day d WHERE d.user_id = $1 AND d.day <= $2::date
               AND d.day >= date_trunc('month', $2::date)::date) AS "daysThisMonth",
             coalesce((SELECT p.learning_streak::int FROM user_profiles p WHERE p.user_id = $1), 0) AS "learningStreak"`,
    values: [userId, day],
  });
  return row ?? { daysThisMonth: 0, learningStreak: 0 };
}
