import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { Verdict } from '../../../contracts/learning/quiz.ts';
import { type Database, selectRows } from '../../../platform/Database.ts';
import type { PathStep } from '../standing.ts';
import { RIGHT_PLACE, SELECT_REVEALED } from './selectAttempts.ts';
import { isLockedFor } from './selectPathState.ts';
import { PATH_TEXTS } from './selectPaths.ts';
import { QUESTION_TEXTS } from './selectQuestions.ts';

export type AskedQuestion = Pick<
  Verdict,
  'questionId' | 'moduleId' | 'reasons' | 'explanation' | 'origin' | 'version'
> & {
  pathId: number;
  points: number;
  rightPlace: number;
  /** Options in the requested language, else in the default one. */
  options: string[];
  /** The same options in the source's language, and in each language in which the path is published. */
  source: string[];
  translations: string[][];
  /** The user's progress, which decides whether they may answer; for a guest, that of a path not started. */
  turn: { isStarted: boolean; isLocked: boolean; steps: Pick<PathStep, 'id' | 'isCompleted'>[] };
};

type QuestionQuery = { ids: number[]; language?: string | undefined; userId?: number | undefined };

export function selectAsked(
  database: Database,
  { ids, language = DEFAULT_LANGUAGE, userId }: QuestionQuery,
): Promise<AskedQuestion[]> {
  return selectRows<AskedQuestion>(database, {
    name: 'questions-asked',
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
    values: [language, ids, userId ?? null],
  });
}
