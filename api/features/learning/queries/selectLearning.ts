import type { Certificate, LearningPath, Progress } from '../../../contracts/learning/learning.ts';
import { type Database, isoRowsOf, rowsOf } from '../../../platform/Database.ts';

/** The open paths by id. Modules are counted as they are; prerequisites are the titles of the open ones among them. */
export function selectLearningPaths(database: Database): Promise<LearningPath[]> {
  return rowsOf<LearningPath>(database, {
    name: 'learning-paths',
    text: `SELECT p.id, p.title, p.description, p.difficulty::text, p.estimated_duration::int AS "estimatedDuration",
             (SELECT count(*)::int FROM learning_modules m WHERE m.path_id = p.id) AS "totalModules",
             p.category_id AS "categoryId",
             ARRAY(SELECT f.title FROM learning_paths_rels r JOIN learning_paths f ON f.id = r.learning_paths_id
                   WHERE r.parent_id = p.id AND r.path = 'prerequisites' AND f.is_active ORDER BY r."order") AS prerequisites,
             p.is_active AS "isActive"
           FROM learning_paths p WHERE p.is_active ORDER BY p.id`,
  });
}

/** How far somebody is in each path they began, the one they last worked on first; paths that closed since among them. */
export function selectProgress(database: Database, userId: number): Promise<Progress[]> {
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

/** Newest first; each has the title of its path, and was earned when that was completed. */
export function selectCertificates(database: Database, userId: number): Promise<Certificate[]> {
  return isoRowsOf<Certificate>(database, {
    name: 'certificates',
    text: `SELECT c.id, p.title, c.completed_at AS "earnedAt"
           FROM certificates c JOIN learning_paths p ON p.id = c.learning_path_id WHERE c.user_id = $1
           ORDER BY c.completed_at DESC, c.id DESC`,
    values: [userId],
  });
}
