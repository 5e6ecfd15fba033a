import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { recordLearningDayCtes } from './selectLearningDays.ts';

export type NewAttempt = {
  pathId: number;
  moduleId: number;
  questionId: number;
  version: number;
  userAnswer: string;
  isCorrect: boolean;
  points: number;
  round: string | null;
};

const STORED_ATTEMPT = {
  id: z.number(),
  questionId: z.number(),
  round: z.string().nullable(),
  pointsEarned: z.number(),
  attemptedAt: z.date(),
};

const ATTEMPTS_INSERT = defineStatement({
  name: 'attempts-insert',
  row: STORED_ATTEMPT,
  text: `WITH given AS (SELECT * FROM jsonb_to_recordset($2::jsonb) AS g (place int, "pathId" int, "moduleId" int, "questionId" int,
      version int, "userAnswer" text, "isCorrect" boolean, points int, round text)),
    fresh AS MATERIALIZED (SELECT * FROM given g WHERE NOT EXISTS (
      SELECT FROM quiz_attempts a WHERE a.user_id = $1 AND a.question_id = g."questionId" AND a.round = g.round)),
    firsts AS (SELECT DISTINCT ON ("questionId") * FROM fresh WHERE "isCorrect" ORDER BY "questionId", place),
    earned AS (INSERT INTO learning.earned (user_id, path_id, module_id, question_id, points)
      SELECT $1, "pathId", "moduleId", "questionId", points FROM firsts
      ON CONFLICT DO NOTHING RETURNING path_id, question_id, points),
    totals AS (UPDATE user_progress g SET total_points = coalesce(g.total_points, 0) + brought.points, updated_at = now()
      FROM (SELECT path_id, sum(points) AS points FROM earned GROUP BY path_id) brought
      WHERE g.user_id = $1 AND g.path_id = brought.path_id),
    ${recordLearningDayCtes({ user: '$1', day: '$3', from: 'fresh' })},
    kept AS (INSERT INTO quiz_attempts (user_id, module_id, question_id, user_answer, is_correct, points_earned,
        question_version, round, attempted_at)
      SELECT $1, f."moduleId", f."questionId", f."userAnswer", f."isCorrect",
        CASE WHEN firsts.place IS NULL THEN 0 ELSE coalesce(earned.points, 0) END, f.version, f.round, clock_timestamp()
      FROM fresh f LEFT JOIN firsts ON firsts.place = f.place LEFT JOIN earned ON earned.question_id = f."questionId"
      ORDER BY f.place
      RETURNING id, question_id AS "questionId", round, points_earned::int AS "pointsEarned", attempted_at AS "attemptedAt")
    SELECT * FROM kept ORDER BY id`,
});
type StoredAttempt = RowFrom<typeof ATTEMPTS_INSERT>;

/**
 * Inserts answers in their order, except to questions already answered in the same round. Only the first right answer
 * to a question earns points. Records the learning day. The caller must hold the learner's lock.
 * @returns the inserted ones
 */
export function insertAttempts(
  database: Database,
  { userId, day, attempts }: { userId: number; day: string; attempts: NewAttempt[] },
): Promise<StoredAttempt[]> {
  return selectRows(database, ATTEMPTS_INSERT, [
    userId,
    JSON.stringify(attempts.map((attempt, place) => ({ place, ...attempt }))),
    day,
  ]);
}

type InRound = { userId: number; questionId: number; round: string };

const ATTEMPT_IN_ROUND = defineStatement({
  name: 'attempt-of-round',
  row: { ...STORED_ATTEMPT, isCorrect: z.boolean(), userAnswer: z.string(), version: z.number() },
  text: `SELECT id, question_id AS "questionId", round, points_earned::int AS "pointsEarned", attempted_at AS "attemptedAt",
         is_correct AS "isCorrect", user_answer AS "userAnswer", question_version::int AS version
       FROM quiz_attempts WHERE user_id = $1 AND question_id = $2 AND round = $3`,
});
export const findAttemptInRound = (database: Database, { userId, questionId, round }: InRound) =>
  findRow(database, ATTEMPT_IN_ROUND, [userId, questionId, round]);
