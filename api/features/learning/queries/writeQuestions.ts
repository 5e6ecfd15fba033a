import { z } from 'zod';
import type { PathDocument, PathQuestion } from '../../../contracts/learning/pathDocument.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';

/** True when text or options changed: the answers so far were given to another question. */
const IS_ASKED_ANEW = '(q.question, q.options) IS DISTINCT FROM (excluded.question, excluded.options)';
const COLUMNS = [
  'question',
  'question_type',
  'options',
  'correct_answer',
  'explanation',
  'points',
  '"order"',
  'reasons',
  'origin_condition_id',
  'origin_section',
  'is_active',
];
const of = (row: string) => COLUMNS.map((column) => `${row}.${column}`).join(', ');

const QUESTIONS_UPSERT = defineStatement({
  name: 'publish-path-questions',
  row: { id: z.number(), module: z.number(), isCorrected: z.boolean() },
  text: `WITH given AS (
           SELECT * FROM jsonb_to_recordset($1) AS g (id int, module int, question text, type text, options jsonb, "right" text,
             explanation text, points int, "order" int, reasons jsonb, condition int, section text)),
         -- Reads the questions as they were before this statement.
         before AS (SELECT q.id, q.version, q.correct_answer FROM quiz_questions q JOIN given ON given.id = q.id),
         written AS (
           INSERT INTO quiz_questions AS q (id, module_id, version, ${COLUMNS.join(', ')})
           SELECT g.id, g.module, 1, g.question, g.type::enum_quiz_questions_question_type, g.options, g."right",
             g.explanation, g.points, g."order", g.reasons, g.condition, g.section, true FROM given g
           ON CONFLICT (id) DO UPDATE SET version = q.version + CASE WHEN ${IS_ASKED_ANEW} THEN 1 ELSE 0 END,
             module_id = excluded.module_id, updated_at = now(),
             ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
           WHERE (q.module_id, ${of('q')}) IS DISTINCT FROM (excluded.module_id, ${of('excluded')})
           RETURNING q.id, q.module_id, q.version, q.correct_answer)
         SELECT w.id, w.module_id AS module, b.id IS NOT NULL AND b.version = w.version AND b.correct_answer <> w.correct_answer AS "isCorrected"
         FROM written w LEFT JOIN before b ON b.id = w.id`,
});
const QUESTIONS_TAKEN_OUT = defineStatement({
  name: 'publish-path-questions-taken-out',
  row: { module: z.number() },
  text: `UPDATE quiz_questions q SET is_active = false, updated_at = now() FROM learning_modules m
         WHERE m.id = q.module_id AND m.path_id = $1 AND q.is_active AND NOT q.id = ANY ($2) RETURNING m.id AS module`,
});

/**
 * Writes a path's questions in the source's language. A question whose text or options changed gets a new version; one
 * that left the path is deactivated.
 * @returns ids of modules with a changed question, and ids of questions with another right answer in the same version
 */
export async function writeQuestions(
  database: Database,
  path: PathDocument,
): Promise<{ changed: number[]; corrected: number[] }> {
  const questions = path.modules.flatMap(({ id, questions }) =>
    (questions ?? []).map((one, at) => rowFor(one, id, at)),
  );
  await demandOwn(database, path, questions);
  const written = await selectRows(database, QUESTIONS_UPSERT, [JSON.stringify(questions)]);
  const taken = await selectRows(database, QUESTIONS_TAKEN_OUT, [path.id, questions.map(({ id }) => id)]);
  const corrected = written.filter(({ isCorrected }) => isCorrected).map(({ id }) => id);
  return { changed: [...written, ...taken].map(({ module }) => module), corrected };
}

const FOREIGN_QUESTION = defineStatement({
  name: 'publish-path-foreign-questions',
  row: { id: z.number() },
  text: `SELECT q.id FROM quiz_questions q JOIN learning_modules m ON m.id = q.module_id
         WHERE q.id = ANY ($2) AND m.path_id <> $1 LIMIT 1`,
});

async function demandOwn(database: Database, { id }: PathDocument, questions: { id: number }[]): Promise<void> {
  const other = await findRow(database, FOREIGN_QUESTION, [id, questions.map((question) => question.id)]);
  if (other) throw new Error(`Question ${other.id} belongs to another path than ${id}`);
}

function rowFor({ id, question, type, options, explanation, points, from }: PathQuestion, module: number, at: number) {
  const right = options.find(({ isRight }) => isRight)?.text;
  if (right === undefined) throw new Error(`Question ${id} has no right answer`);
  return {
    id,
    module,
    question,
    type,
    right,
    explanation,
    points,
    order: at + 1,
    options: options.map(({ text }) => text),
    reasons: options.map(({ why }) => why),
    condition: from?.conditionId ?? null,
    section: from?.section ?? null,
  };
}
