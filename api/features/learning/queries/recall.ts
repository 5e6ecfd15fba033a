import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { dueQuestionSchema } from '../../../contracts/learning/recall.ts';
import { RECALL_DAYS, type Recalled } from '../../../contracts/learning/recallSchedule.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, execute, findRow, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { LANGUAGE, PATH_TEXTS } from './selectPaths.ts';
import { QUESTION_TEXTS } from './selectQuestions.ts';

/**
 * Selects the active questions of quizzes that `user` completed in open paths, with their step in the schedule and the
 * day from which they are due: null after the last step.
 */
const selectRecalledCte = (user: string) => `recalled AS (
  SELECT q.id, m.id AS module_id, p.id AS path_id, coalesce(r.step, 0) AS step,
    CASE WHEN r.user_id IS NULL THEN (coalesce(e.at, g.completed_at, g.started_at, now()) AT TIME ZONE 'UTC')::date + ${RECALL_DAYS[0]}
      ELSE r.due_on END AS due_on
  FROM user_progress g
  JOIN user_progress_rels done ON done.parent_id = g.id AND done.path = 'completedModules'
  JOIN learning_modules m ON m.id = done.learning_modules_id AND m.is_active
  JOIN learning_paths p ON p.id = m.path_id AND p.is_active
  JOIN quiz_questions q ON q.module_id = m.id AND q.is_active
  LEFT JOIN learning.earned e ON e.user_id = g.user_id AND e.module_id = m.id AND e.question_id IS NULL
  LEFT JOIN learning.recalled r ON r.user_id = g.user_id AND r.question_id = q.id
  WHERE g.user_id = ${user})`;

const IS_ON = 'coalesce((SELECT c.is_on FROM learning.recall c WHERE c.user_id = $1), false)';

const RECALL = defineStatement({
  name: 'recall',
  row: {
    isOn: z.boolean(),
    /** Day on which the first question is due; null when none is. */
    firstOn: z.string().nullable(),
    /** Number of questions answered on the given day. */
    answered: z.number(),
  },
  text: `WITH ${selectRecalledCte('$1')} SELECT ${IS_ON} AS "isOn", (SELECT min(due_on)::text FROM recalled) AS "firstOn",
           (SELECT count(*)::int FROM learning.recalled r WHERE r.user_id = $1 AND r.answered_on = $2::date) AS answered`,
});

export async function selectRecall(
  database: Database,
  { userId, day }: { userId: number; day: string },
): Promise<RowFrom<typeof RECALL>> {
  const row = await findRow(database, RECALL, [userId, day]);
  return row ?? { isOn: false, firstOn: null, answered: 0 };
}

type Due = { userId: number; day: string; most: number; language?: string | undefined };

const DUE_QUESTIONS = defineStatement({
  name: 'recall-due',
  row: dueQuestionSchema,
  text: `WITH ${selectRecalledCte('$2')}
         SELECT q.id, recalled.module_id AS "moduleId", p.id AS "pathId", coalesce(t.texts ->> 'title', p.title) AS title,
           coalesce(own.texts ->> 'question', q.question) AS question, q.question_type::text AS "questionType",
           coalesce(own.texts -> 'options', q.options) AS options, NULL AS "correctAnswer", NULL AS explanation,
           q.version::int AS version, ${LANGUAGE}
         FROM recalled JOIN quiz_questions q ON q.id = recalled.id JOIN learning_paths p ON p.id = recalled.path_id
         ${PATH_TEXTS} ${QUESTION_TEXTS}
         WHERE recalled.due_on <= $3::date ORDER BY recalled.due_on, q.id LIMIT $4`,
});

/** Selects the questions due on a day, longest due first, without their answers. */
export const selectDueQuestions = (database: Database, { userId, day, most, language = DEFAULT_LANGUAGE }: Due) =>
  selectRows(database, DUE_QUESTIONS, [language, userId, day, most]);

const RECALLED = defineStatement({
  name: 'recalled',
  row: { isOn: z.boolean(), step: z.number(), dueOn: z.string().nullable() },
  text: `WITH ${selectRecalledCte('$1')} SELECT ${IS_ON} AS "isOn", step, due_on::text AS "dueOn" FROM recalled WHERE id = $2`,
});

/** Selects a question's step and day; null when its quiz is not among those of `selectRecalledCte`. */
export const selectRecalled = (database: Database, { userId, questionId }: { userId: number; questionId: number }) =>
  findRow(database, RECALLED, [userId, questionId]);

const RECALLED_UPSERT = defineStatement({
  name: 'recalled-write',
  text: `INSERT INTO learning.recalled (user_id, question_id, step, due_on, answered_on) VALUES ($1, $2, $3, $4::date, $5::date)
         ON CONFLICT (user_id, question_id) DO UPDATE
         SET step = excluded.step, due_on = excluded.due_on, answered_on = excluded.answered_on`,
});

export async function writeRecalled(
  database: Database,
  { userId, questionId, step, dueOn, day }: Recalled & { userId: number; questionId: number; day: string },
): Promise<void> {
  await execute(database, RECALLED_UPSERT, [userId, questionId, step, dueOn, day]);
}

const RECALL_CHOICE = defineStatement({
  name: 'recall-choose',
  row: { isOn: z.boolean() },
  text: `INSERT INTO learning.recall (user_id, is_on) SELECT id, $2 FROM users WHERE id = $1
         ON CONFLICT (user_id) DO UPDATE SET is_on = excluded.is_on, chosen_at = now() RETURNING is_on AS "isOn"`,
});
export const writeChoice = (database: Database, { userId, isOn }: { userId: number; isOn: boolean }) =>
  findRow(database, RECALL_CHOICE, [userId, isOn]);
