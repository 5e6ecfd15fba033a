import type { LearningPath } from '../../../contracts/learning/learning.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';

/** The open paths by id. Modules are counted as they are; prerequisites are the titles of the open ones among them. */
export async function selectLearningPaths(database: Database): Promise<LearningPath[]> {
  return rowsOf<LearningPath>(database, {
    name: 'learning-paths',
    text: `SELECT p.id, p.title, p.description, p.difficulty::text, p.estimated_duration::int AS "estimatedDuration",
             (SELECT count(*)::int FROM learning_modules m WHERE m.path_id = p.id) AS "totalModules",
             p.category_id AS "categoryId",
             ARRAY(SELECT f.title FROM learning_paths_rels r JOIN learning_paths f ON f.id = r.learning_paths_id
                   WHERE r.parent_id = p.id AND r.path = 'prerequisites' AND f.is_active ORDER BY r."order") AS prerequisites,
             p.is_active AS "isActive"
           FROM learning_paths p WHERE p.is_active ORDER BY p.id`,
    values: [],
  });
}
