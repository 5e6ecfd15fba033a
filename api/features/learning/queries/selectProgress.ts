import type { Progress } from '../../../contracts/learning/progress.ts';
import { type Database, isoRowsOf } from '../../../platform/Database.ts';

/**
 * What is recorded of a person in a path, held against the modules that the path has now: how far they have come is a
 * share of what is required today, unless they have completed it. Then it stays complete, whatever came later.
 */
export const PROGRESS = `SELECT g.id, g.path_id AS "pathId", g.path_id AS "learningPathId", p.title, g.status::text AS status,
    shown.percent AS progress, shown.percent AS "progressPercentage", coalesce(g.total_points, 0)::int AS "totalPoints",
    modules."currentModuleId", done.ids AS "completedModules",
    CASE WHEN g.status = 'completed' THEN modules.missing ELSE '{}' END AS "newModules",
    g.started_at AS "startedAt", g.completed_at AS "completedAt", g.last_accessed_at AS "lastAccessedAt"
  FROM user_progress g JOIN learning_paths p ON p.id = g.path_id
  CROSS JOIN LATERAL (
    SELECT coalesce(array_agg(r.learning_modules_id ORDER BY r."order", r.id), '{}') AS ids
    FROM user_progress_rels r WHERE r.parent_id = g.id AND r.path = 'completedModules') done
  CROSS JOIN LATERAL (
    SELECT (array_agg(m.id ORDER BY m."order", m.id) FILTER (WHERE NOT m.id = ANY (done.ids)))[1] AS "currentModuleId",
      coalesce(array_agg(m.id ORDER BY m."order", m.id) FILTER (WHERE m.is_required AND NOT m.id = ANY (done.ids)), '{}') AS missing,
      count(*) FILTER (WHERE m.is_required AND m.id = ANY (done.ids)) AS completed,
      count(*) FILTER (WHERE m.is_required) AS required
    FROM learning_modules m WHERE m.path_id = g.path_id AND m.is_active) modules
  CROSS JOIN LATERAL (SELECT CASE WHEN g.status = 'completed' THEN 100
    ELSE coalesce(round(100.0 * modules.completed / nullif(modules.required, 0)), 0) END::int AS percent) shown`;

/** How far somebody is in each path they began, the one they last worked on first; paths that closed since among them. */
export function selectProgress(database: Database, userId: number): Promise<Progress[]> {
  return isoRowsOf<Progress>(database, {
    name: 'progress',
    text: `${PROGRESS} WHERE g.user_id = $1
           ORDER BY coalesce(g.last_accessed_at, g.started_at, g.created_at) DESC, g.id DESC`,
    values: [userId],
  });
}

export async function selectProgressIn(
  database: Database,
  { userId, pathId }: { userId: number; pathId: number },
): Promise<Progress | null> {
  const [progress] = await isoRowsOf<Progress>(database, {
    name: 'progress-in-path',
    text: `${PROGRESS} WHERE g.user_id = $1 AND g.path_id = $2`,
    values: [userId, pathId],
  });
  return progress ?? null;
}
