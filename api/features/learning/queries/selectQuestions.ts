import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { type QuizQuestion, quizQuestionSchema } from '../../../contracts/learning/quiz.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, selectRows } from '../../../platform/statement.ts';
import { LANGUAGE, PATH_TEXTS } from './selectPaths.ts';

/** Joins the texts of question `q`. OFFSET 0 keeps the subquery from being inlined, so they are extracted once. */
export const QUESTION_TEXTS = `LEFT JOIN LATERAL (SELECT t.texts -> 'questions' -> q.id::text AS texts OFFSET 0) own ON true`;

const QUESTIONS = defineStatement({
  name: 'quiz-questions',
  row: quizQuestionSchema,
  text: `SELECT q.id, coalesce(own.texts ->> 'question', q.question) AS question, q.question_type::text AS "questionType",
           coalesce(own.texts -> 'options', q.options) AS options, NULL AS "correctAnswer", NULL AS explanation,
           q.points::int AS points, q.version::int AS version, ${LANGUAGE}
         FROM learning_modules m JOIN learning_paths p ON p.id = m.path_id
         LEFT JOIN quiz_questions q ON q.module_id = m.id AND q.is_active ${PATH_TEXTS} ${QUESTION_TEXTS}
         WHERE m.id = $2 AND m.is_active AND p.is_active ORDER BY q."order", q.id`,
});

/** Selects the active questions in order, without their answers; null when the module is missing or closed. */
export async function selectQuestions(
  database: Database,
  { moduleId, language = DEFAULT_LANGUAGE }: { moduleId: number; language?: string | undefined },
): Promise<QuizQuestion[] | null> {
  const rows = await selectRows(database, QUESTIONS, [language, moduleId]);
  return rows.length === 0 ? null : rows.filter(({ id }) => id !== null);
}
