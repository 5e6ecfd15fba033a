import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import type { LearningPathOutline, Passage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Sql } from './Sql.ts';

type Shown<Outline> = { [Name in keyof Outline]: Outline[Name] extends Passage<infer Text> ? Text : Outline[Name] };

/** The learning paths that are shown to readers, each with the titles of its modules in order. */
export async function selectLearningPaths(sql: Sql): Promise<LearningPathOutline[]> {
  const { rows } = await sql.query<Shown<LearningPathOutline>>({
    name: 'publisher-learning-paths',
    text: `SELECT p.id, p.title, p.description, p.difficulty, p.estimated_duration::int AS "estimatedDuration",
             ARRAY(SELECT m.title FROM learning_modules m WHERE m.path_id = p.id ORDER BY m."order", m.id) AS modules
           FROM learning_paths p WHERE p.is_active ORDER BY p.id`,
  });
  const inSource = <Text>(value: Text): Passage<Text> => ({ value, language: DEFAULT_LANGUAGE });
  return rows.map(({ title, description, modules, ...facts }) => ({
    ...facts,
    title: inSource(title),
    description: inSource(description),
    modules: inSource(modules),
  }));
}
