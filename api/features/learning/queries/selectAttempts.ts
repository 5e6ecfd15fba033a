import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { type Verdict, verdictSchema } from '../../../contracts/learning/quiz.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, selectRows } from '../../../platform/statement.ts';
import { PATH_TEXTS } from './selectPaths.ts';
import { QUESTION_TEXTS } from './selectQuestions.ts';

export const SELECT_REVEALED = `coalesce(own.texts -> 'options', q.options) AS options,
  coalesce(own.texts -> 'reasons', q.reasons, '[]') AS reasons,
  coalesce(own.texts ->> 'explanation', q.explanation) AS explanation,
  (SELECT jsonb_build_object('conditionId', c.id, 'section', q.origin_section, 'name', coalesce(nullif(l.name, ''), c.name))
    FROM conditions c LEFT JOIN condition_translations l ON l.condition_id = c.id AND l._status = 'published'
      AND l.language_id = (SELECT id FROM languages WHERE code = $1 AND is_default IS NOT TRUE)
    WHERE c.id = q.origin_condition_id AND c._status = 'published' AND q.origin_section IS NOT NULL) AS origin`;

/** Selects the position of `text` among the source's options, from 0; -1 when it is none of them. */
const createOptionPlaceSql = (text: string) =>
  `coalesce((SELECT o.place::int - 1 FROM jsonb_array_elements_text(q.options) WITH ORDINALITY AS o (text, place)
    WHERE o.text = ${text} LIMIT 1), -1)`;

export const RIGHT_PLACE = createOptionPlaceSql('q.correct_answer');

const OPEN_MODULE = defineStatement({
  name: 'quiz-module',
  row: { id: z.number() },
  text: `SELECT m.id FROM learning_modules m JOIN learning_paths p ON p.id = m.path_id
         WHERE m.id = $1 AND m.is_active AND p.is_active`,
});
const ATTEMPTS = defineStatement({
  name: 'quiz-attempts',
  row: {
    ...verdictSchema.omit({ correctAnswer: true, userAnswer: true }).shape,
    options: json<string[]>(),
    given: z.string(),
    givenPlace: z.number(),
    rightPlace: z.number(),
  },
  text: `SELECT a.id, a.user_id AS "userId", a.module_id AS "moduleId", a.question_id AS "questionId",
           a.user_answer AS given, ${createOptionPlaceSql('a.user_answer')} AS "givenPlace", ${RIGHT_PLACE} AS "rightPlace",
           a.is_correct AS "isCorrect", a.points_earned::int AS "pointsEarned", a.attempted_at AS "attemptedAt", a.round,
           a.question_version::int AS version, ${SELECT_REVEALED}
         FROM quiz_questions q JOIN learning_modules m ON m.id = q.module_id JOIN learning_paths p ON p.id = m.path_id
         CROSS JOIN LATERAL (
           SELECT * FROM quiz_attempts l WHERE l.user_id = $2 AND l.question_id = q.id AND l.question_version = q.version
           ORDER BY l.attempted_at DESC, l.id DESC LIMIT 1) a
         ${PATH_TEXTS} ${QUESTION_TEXTS}
         WHERE q.module_id = $3 AND q.is_active ORDER BY q."order", q.id`,
});

/**
 * Selects a user's last answer to the current version of each active question; null when the module is missing or
 * closed. Answers are stored in the source's language and returned in the requested one.
 */
export async function selectAttempts(
  database: Database,
  {
    userId,
    moduleId,
    language = DEFAULT_LANGUAGE,
  }: { userId: number; moduleId: number; language?: string | undefined },
): Promise<Verdict[] | null> {
  const known = await findRow(database, OPEN_MODULE, [moduleId]);
  if (!known) return null;
  const rows = await selectRows(database, ATTEMPTS, [language, userId, moduleId]);
  return rows.map(({ options, given, givenPlace, rightPlace, ...attempt }) => ({
    ...attempt,
    userAnswer: options[givenPlace] ?? given,
    correctAnswer: options[rightPlace] ?? '',
  }));
}
