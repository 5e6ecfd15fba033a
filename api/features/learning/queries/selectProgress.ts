import type { Progress } from '../../../contracts/learning/learning.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

/** How far somebody is in each path they began, the one they last worked on first; paths that closed since among them. */
export async function selectProgress(database: Database, userId: number): Promise<Progress[]> {
  return rowsOf<Progress>(database, {
    name: 'progress',
    text: `SELECT g.id, g.path_id AS "pathId", g.path_id AS "learningPathId", p.title, g.status::text,
             coalesce(g.progress_percentage, 0)::float8 AS progress,
             coalesce(g.progress_percentage, 0)::float8 AS "progressPercentage",
             coalesce(g.total_points, 0)::int AS "totalPoints"
           FROM user_progress g JOIN learning_paths p ON p.id = g.path_id WHERE g.user_id = $1
           ORDER BY coalesce(g.last_accessed_at, g.started_at, g.created_at) DESC, g.id DESC`,
    values: [userId],
  });
}
