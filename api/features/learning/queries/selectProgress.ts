import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { type Progress, progressSchema } from '../../../contracts/learning/progress.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import { computeStanding } from '../standing.ts';
import { LANGUAGE, PATH_TEXTS } from './selectPaths.ts';

const PROGRESS_ROW = {
  ...progressSchema.omit({
    learningPathId: true,
    progress: true,
    progressPercentage: true,
    currentModuleId: true,
    newModules: true,
  }).shape,
  modules: json<{ id: number; isRequired: boolean }[]>(),
};

type Of = { userId: number; language?: string | undefined };

const PROGRESS = `SELECT g.id, g.path_id AS "pathId", coalesce(t.texts ->> 'title', p.title) AS title, ${LANGUAGE},
    coalesce(p.is_active, false) AS "isThere", g.status::text AS status,
    coalesce(g.total_points, 0)::int AS "totalPoints",
    ARRAY(SELECT r.learning_modules_id FROM user_progress_rels r WHERE r.parent_id = g.id AND r.path = 'completedModules'
      AND r.learning_modules_id IS NOT NULL ORDER BY r."order", r.id) AS "completedModules",
    (SELECT coalesce(json_agg(json_build_object('id', m.id, 'isRequired', coalesce(m.is_required, true)) ORDER BY m."order", m.id), '[]')
      FROM learning_modules m WHERE m.path_id = g.path_id AND m.is_active) AS modules,
    g.started_at AS "startedAt", g.completed_at AS "completedAt", g.last_accessed_at AS "lastAccessedAt"
  FROM user_progress g JOIN learning_paths p ON p.id = g.path_id ${PATH_TEXTS} WHERE g.user_id = $2`;

const PROGRESSES = defineStatement({
  name: 'progress',
  row: PROGRESS_ROW,
  text: `${PROGRESS} ORDER BY coalesce(g.last_accessed_at, g.started_at, g.created_at) DESC, g.id DESC`,
});

export async function selectProgress(
  database: Database,
  { userId, language = DEFAULT_LANGUAGE }: Of,
): Promise<Progress[]> {
  const rows = await selectRows(database, PROGRESSES, [language, userId]);
  return rows.map(toProgress);
}

const PROGRESS_IN_PATH = defineStatement({
  name: 'progress-in-path',
  row: PROGRESS_ROW,
  text: `${PROGRESS} AND g.path_id = $3`,
});

export async function selectProgressIn(
  database: Database,
  { userId, pathId, language = DEFAULT_LANGUAGE }: Of & { pathId: number },
): Promise<Progress | null> {
  const row = await findRow(database, PROGRESS_IN_PATH, [language, userId, pathId]);
  return row ? toProgress(row) : null;
}

/** Computes progress from the path's active modules: the stored figures may be those of an older edition. */
function toProgress({ modules, ...row }: RowFrom<typeof PROGRESSES>): Progress {
  const steps = modules.map((module) => ({ ...module, isCompleted: row.completedModules.includes(module.id) }));
  const { percentage, currentModuleId, newModules } = computeStanding(steps, {
    isPathCompleted: row.status === 'completed',
  });
  return {
    ...row,
    learningPathId: row.pathId,
    progress: percentage,
    progressPercentage: percentage,
    currentModuleId,
    newModules,
  };
}
