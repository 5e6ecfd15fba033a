import { PASS_PERCENT } from '../../contracts/learning/quiz.ts';
import type { Database } from '../../platform/Database.ts';
import { defineStatement, execute } from '../../platform/statement.ts';

/** Selects the rounded percentage of active questions answered rightly, by the last answers or in the best round. */
const createPercentSql = (grade: 'was' | 'is_now') => `round(100.0 * max(tries.${grade}) / max(asked.count))`;

const ANSWERS_REGRADE = defineStatement({
  name: 'answers-regrade',
  text: `WITH corrected AS (SELECT q.id, q.version, q.correct_answer, q.points, q.module_id, m.path_id
      FROM quiz_questions q JOIN learning_modules m ON m.id = q.module_id WHERE q.id = ANY ($1)),
    graded AS (SELECT a.id, a.user_id, a.question_id, c.points, c.module_id, c.path_id, a.user_answer = c.correct_answer AS is_now
      FROM quiz_attempts a JOIN corrected c ON c.id = a.question_id AND c.version = a.question_version
      WHERE a.is_correct IS DISTINCT FROM (a.user_answer = c.correct_answer)),
    last AS (SELECT DISTINCT ON (a.user_id, a.question_id) a.user_id, q.module_id, a.is_correct AS was,
        coalesce(g.is_now, a.is_correct) AS is_now
      FROM quiz_attempts a JOIN quiz_questions q ON q.id = a.question_id LEFT JOIN graded g ON g.id = a.id
      WHERE q.is_active AND q.module_id IN (SELECT module_id FROM corrected) AND a.user_id IN (SELECT user_id FROM graded)
      ORDER BY a.user_id, a.question_id, a.attempted_at DESC, a.id DESC),
    asked AS (SELECT module_id, count(*) FROM quiz_questions WHERE is_active AND module_id IN (SELECT module_id FROM corrected)
      GROUP BY module_id),
    tries AS (SELECT user_id, module_id, count(*) FILTER (WHERE was) AS was, count(*) FILTER (WHERE is_now) AS is_now
      FROM last GROUP BY user_id, module_id
      UNION ALL
      SELECT a.user_id, q.module_id, count(DISTINCT q.id) FILTER (WHERE a.is_correct),
        count(DISTINCT q.id) FILTER (WHERE coalesce(g.is_now, a.is_correct))
      FROM quiz_attempts a JOIN quiz_questions q ON q.id = a.question_id LEFT JOIN graded g ON g.id = a.id
      WHERE q.is_active AND q.module_id IN (SELECT module_id FROM corrected) AND a.user_id IN (SELECT user_id FROM graded)
        AND a.round IS NOT NULL
      GROUP BY a.user_id, q.module_id, a.round),
    passes AS (SELECT tries.user_id, tries.module_id FROM tries JOIN asked ON asked.module_id = tries.module_id
      WHERE NOT EXISTS (SELECT FROM user_progress g JOIN user_progress_rels r ON r.parent_id = g.id
        WHERE g.user_id = tries.user_id AND r.path = 'completedModules' AND r.learning_modules_id = tries.module_id)
      GROUP BY tries.user_id, tries.module_id
      HAVING ${createPercentSql('was')} >= ${PASS_PERCENT} AND ${createPercentSql('is_now')} < ${PASS_PERCENT}),
    changed AS (SELECT * FROM graded WHERE is_now OR (user_id, module_id) NOT IN (SELECT user_id, module_id FROM passes)),
    firsts AS (SELECT DISTINCT ON (user_id, question_id) * FROM changed WHERE is_now ORDER BY user_id, question_id, id),
    earned AS (INSERT INTO learning.earned (user_id, path_id, module_id, question_id, points)
      SELECT user_id, path_id, module_id, question_id, points FROM firsts
      ON CONFLICT DO NOTHING RETURNING user_id, path_id, question_id, points),
    totals AS (UPDATE user_progress g SET total_points = coalesce(g.total_points, 0) + brought.points, updated_at = now()
      FROM (SELECT user_id, path_id, sum(points) AS points FROM earned GROUP BY user_id, path_id) brought
      WHERE g.user_id = brought.user_id AND g.path_id = brought.path_id)
    UPDATE quiz_attempts a SET is_correct = c.is_now, updated_at = now(),
      points_earned = coalesce((SELECT e.points FROM earned e JOIN firsts f ON f.user_id = e.user_id AND f.question_id = e.question_id
        WHERE f.id = a.id), a.points_earned)
    FROM changed c WHERE c.id = a.id`,
});

/**
 * Grades answers again after the right answer of their question was corrected, in the transaction of the correction. An
 * answer that is right now earns its points. Nothing is taken away: points stay, and answers by which a quiz was passed
 * stay right while its module is not completed. Achievements follow with the learner's next step.
 * @returns how many answers have another grade now
 */
export async function regradeAnswers(database: Database, questionIds: number[]): Promise<number> {
  if (questionIds.length === 0) return 0;
  return execute(database, ANSWERS_REGRADE, [questionIds]);
}
