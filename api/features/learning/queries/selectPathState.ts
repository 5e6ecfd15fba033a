import { z } from 'zod';
import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom } from '../../../platform/statement.ts';
import type { PathStep } from '../standing.ts';
import { LANGUAGE, pathTextsIn } from './selectPaths.ts';

/**
 * Selects the rounded percentage of active questions of module `m` that user `$1` answered rightly, by the last answers
 * or in the best round, whichever is higher: a quiz that was passed stays passed after another try.
 */
const PERCENT = `(SELECT round(100.0 * greatest(count(*) FILTER (WHERE last.is_correct), (
    SELECT max(best.count) FROM (SELECT count(DISTINCT a.question_id) FROM quiz_attempts a
      JOIN quiz_questions q ON q.id = a.question_id AND q.is_active AND q.module_id = m.id
      WHERE a.user_id = $1 AND a.is_correct AND a.round IS NOT NULL GROUP BY a.round) best
  )) / nullif(count(*), 0))::int
  FROM quiz_questions q LEFT JOIN LATERAL (
    SELECT a.is_correct FROM quiz_attempts a WHERE a.user_id = $1 AND a.question_id = q.id
    ORDER BY a.attempted_at DESC, a.id DESC LIMIT 1) last ON true
  WHERE q.module_id = m.id AND q.is_active)`;

/** True when `user` has not completed an open prerequisite of path `p`. */
export const isLockedFor = (user: string) => `EXISTS (SELECT FROM learning_paths_rels r
  JOIN learning_paths f ON f.id = r.learning_paths_id
  WHERE r.parent_id = p.id AND r.path = 'prerequisites' AND f.is_active AND NOT EXISTS (
    SELECT FROM user_progress o WHERE o.user_id = ${user} AND o.path_id = f.id AND o.status = 'completed'))`;

type Of = { userId: number; pathId: number; language?: string | undefined };

const PATH_STATE = defineStatement({
  name: 'path-state',
  row: {
    pathId: z.number(),
    title: z.string(),
    /** Code of the title's language: the requested one if the path is published in it. */
    language: z.string(),
    isStarted: z.boolean(),
    isPathCompleted: z.boolean(),
    isLocked: z.boolean(),
    /** Ids of completed modules, including those that left the path since. */
    completedModules: z.array(z.number()),
    steps: json<PathStep[]>(),
  },
  text: `SELECT p.id AS "pathId", coalesce(t.texts ->> 'title', p.title) AS title, ${LANGUAGE}, g.id IS NOT NULL AS "isStarted",
           coalesce(g.status = 'completed', false) AS "isPathCompleted",
           ${isLockedFor('$1')} AS "isLocked",
           done.ids AS "completedModules",
           (SELECT coalesce(json_agg(json_build_object('id', m.id, 'type', m.module_type, 'points', m.points,
               'isRequired', coalesce(m.is_required, true), 'isCompleted', m.id = ANY (done.ids),
               'percent', CASE WHEN m.module_type = 'quiz' THEN ${PERCENT} END) ORDER BY m."order", m.id), '[]')
             FROM learning_modules m WHERE m.path_id = p.id AND m.is_active) AS steps
         FROM learning_paths p LEFT JOIN user_progress g ON g.path_id = p.id AND g.user_id = $1 ${pathTextsIn('$3')}
         CROSS JOIN LATERAL (
           SELECT coalesce(array_agg(r.learning_modules_id ORDER BY r."order", r.id), '{}') AS ids
           FROM user_progress_rels r WHERE r.parent_id = g.id AND r.path = 'completedModules'
             AND r.learning_modules_id IS NOT NULL) done
         WHERE p.id = $2 AND p.is_active`,
});
export type PathState = RowFrom<typeof PATH_STATE>;

/** Selects the state of an open path; null when the path is missing or closed. */
export const selectPathState = (database: Database, { userId, pathId, language = DEFAULT_LANGUAGE }: Of) =>
  findRow(database, PATH_STATE, [userId, pathId, language]);
