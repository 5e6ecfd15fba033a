import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { verdictSchema } from '../../../contracts/learning/quiz.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import type { PathStep } from '../standing.ts';
import { RIGHT_PLACE, SELECT_REVEALED } from './selectAttempts.ts';
import { isLockedFor } from './selectPathState.ts';
import { PATH_TEXTS } from './selectPaths.ts';
import { QUESTION_TEXTS } from './selectQuestions.ts';

type QuestionQuery = { ids: number[]; language?: string | undefined; userId?: number | undefined };

const ASKED = defineStatement({
  name: 'questions-asked',
  row: {
    ...verdictSchema.pick({
      questionId: true,
      moduleId: true,
      reasons: true,
      explanation: true,
      origin: true,
      version: true,
    }).shape,
    pathId: z.number(),
    points: z.number(),
    rightPlace: z.number(),
    /** Options in the requested language, else in the default one. */
    options: json<string[]>(),
    /** The same options in the source's language, and in each language in which the path is published. */
    source: json<string[]>(),
    translations: json<string[][]>(),
    /** The user's progress, which decides whether they may answer; for a guest, that of a path not started. */
    turn: json<{ isStarted: boolean; isLocked: boolean; steps: Pick<PathStep, 'id' | 'isCompleted'>[] }>(),
  },
  text: `SELECT q.id AS "questionId", q.module_id AS "moduleId", m.path_id AS "pathId", q.points::int AS points,
           q.version::int AS version, ${RIGHT_PLACE} AS "rightPlace", q.options AS source, ${SELECT_REVEALED},
           (SELECT coalesce(jsonb_agg(w.texts -> 'questions' -> q.id::text -> 'options'), '[]')
             FROM learning.path_text w WHERE w.path_id = p.id AND w.texts -> 'questions' ? q.id::text) AS translations,
           json_build_object('isStarted', g.id IS NOT NULL, 'isLocked', ${isLockedFor('$3')}, 'steps', (
             SELECT json_agg(json_build_object('id', s.id, 'isCompleted', EXISTS (SELECT FROM user_progress_rels r
               WHERE r.parent_id = g.id AND r.path = 'completedModules' AND r.learning_modules_id = s.id)) ORDER BY s."order", s.id)
             FROM learning_modules s WHERE s.path_id = p.id AND s.is_active)) AS turn
         FROM quiz_questions q JOIN learning_modules m ON m.id = q.module_id JOIN learning_paths p ON p.id = m.path_id
         LEFT JOIN user_progress g ON g.path_id = p.id AND g.user_id = $3
         ${PATH_TEXTS} ${QUESTION_TEXTS}
         WHERE q.id = ANY ($2) AND q.is_active AND m.is_active AND p.is_active`,
});
export type AskedQuestion = RowFrom<typeof ASKED>;

export const selectAsked = (database: Database, { ids, language = DEFAULT_LANGUAGE, userId }: QuestionQuery) =>
  selectRows(database, ASKED, [language, ids, userId ?? null]);
