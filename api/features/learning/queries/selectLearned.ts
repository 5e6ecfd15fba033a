import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import type { Learned } from '../isAchieved.ts';

/** Turns the names and counts that `text` selects into JSON such as `{"reading": 3}`. */
const counts = (text: string) =>
  `(SELECT coalesce(json_object_agg(name, count), '{}') FROM (${text}) counted (name, count))`;

const LEARNED = defineStatement({
  name: 'learned',
  row: {
    open: json<{ id: number; criteria: unknown; points: number }[]>(),
    modules: json<Learned['modules']>(),
    followed: json<Learned['followed']>(),
    paths: json<Learned['paths']>(),
    percents: json<number[]>(),
    points: z.number(),
    days: z.number(),
    contributions: z.number(),
  },
  text: `SELECT
    (SELECT coalesce(json_agg(json_build_object('id', a.id, 'criteria', a.criteria, 'points', a.points::int) ORDER BY a.id), '[]') FROM achievements a
      WHERE a.is_active AND NOT EXISTS (SELECT FROM user_achievements u WHERE u.user_id = $1 AND u.achievement_id = a.id)) AS open,
    ${counts(`SELECT m.module_type, count(*)::int FROM user_progress g
      JOIN user_progress_rels r ON r.parent_id = g.id AND r.path = 'completedModules'
      JOIN learning_modules m ON m.id = r.learning_modules_id WHERE g.user_id = $1 GROUP BY m.module_type`)} AS modules,
    ${counts(`SELECT m.module_type, count(*)::int FROM learning.tried t JOIN learning_modules m ON m.id = t.module_id
      WHERE t.user_id = $1 AND t.followed_at IS NOT NULL GROUP BY m.module_type`)} AS followed,
    ${counts(`SELECT p.difficulty, count(*)::int FROM user_progress g JOIN learning_paths p ON p.id = g.path_id
      WHERE g.user_id = $1 AND g.status = 'completed' GROUP BY p.difficulty`)} AS paths,
    (SELECT coalesce(json_agg(best), '[]') FROM (
      SELECT max(round(100.0 * given.count / asked.count))::int AS best
      FROM (SELECT a.module_id, a.round, count(DISTINCT a.question_id) FROM quiz_attempts a
          JOIN quiz_questions q ON q.id = a.question_id AND q.is_active
          -- Of answers without a round, only the last one to each question counts.
          WHERE a.user_id = $1 AND a.is_correct AND (a.round IS NOT NULL OR NOT EXISTS (SELECT FROM quiz_attempts later
            WHERE later.user_id = $1 AND later.question_id = a.question_id AND later.round IS NULL
              AND (later.attempted_at, later.id) > (a.attempted_at, a.id)))
          GROUP BY a.module_id, a.round) given
        JOIN LATERAL (SELECT count(*) FROM quiz_questions q WHERE q.module_id = given.module_id AND q.is_active) asked
          ON asked.count > 0
      GROUP BY given.module_id) quizzes) AS percents,
    (SELECT coalesce(sum(e.points), 0)::int FROM learning.earned e WHERE e.user_id = $1)
      + (SELECT coalesce(sum(a.points), 0)::int FROM user_achievements u JOIN achievements a ON a.id = u.achievement_id
        WHERE u.user_id = $1) AS points,
    (SELECT count(*)::int FROM learning.day d WHERE d.user_id = $1) AS days,
    (SELECT count(*)::int FROM contributions c WHERE c.user_id = $1 AND c.status = 'published'
      AND c.kind <> 'removal') AS contributions`,
});

export async function selectLearned(database: Database, userId: number): Promise<RowFrom<typeof LEARNED>> {
  const row = await findRow(database, LEARNED, [userId]);
  if (!row) throw new Error('The query of what a learner has done returned no row');
  return row;
}
