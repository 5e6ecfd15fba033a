import type { Difficulty } from '@common-ground/api/contracts/learning/learning.ts';
import type { Sql } from './Sql.ts';

export type LearningPathRow = {
  id: number;
  title: string;
  description: string;
  difficulty: Difficulty;
  estimatedDuration: number;
  modules: string[];
};

/** The learning paths that are shown to readers, each with the titles of its modules in order. */
export async function selectLearningPaths(sql: Sql): Promise<LearningPathRow[]> {
  const { rows } = await sql.query<LearningPathRow>({
    name: 'publisher-learning-paths',
    text: `SELECT p.id, p.title, p.description, p.difficulty, p.estimated_duration::int AS "estimatedDuration",
             ARRAY(SELECT m.title FROM learning_modules m WHERE m.path_id = p.id ORDER BY m."order", m.id) AS modules
           FROM learning_paths p WHERE p.is_active ORDER BY p.id`,
  });
  return rows;
}
