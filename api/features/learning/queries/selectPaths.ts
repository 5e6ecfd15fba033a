import { DEFAULT_LANGUAGE } from '../../../contracts/encyclopedia/languages.ts';
import { type LearningModule, learningModuleSchema, learningPathSchema } from '../../../contracts/learning/learning.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, findRow, selectRows } from '../../../platform/statement.ts';

/** Joins the texts `t` of path `p`. Publication stores texts only for languages in which the path is complete. */
export const pathTextsIn = (language: string) =>
  `LEFT JOIN learning.path_text t ON t.path_id = p.id AND t.language = ${language}`;
export const PATH_TEXTS = pathTextsIn('$1');
/** Selects the language of `t`, else the default language, in which the records themselves are written. */
export const LANGUAGE = `coalesce(t.language, '${DEFAULT_LANGUAGE}') AS language`;

const MODULE_COUNT = '(SELECT count(*)::int FROM learning_modules m WHERE m.path_id = p.id AND m.is_active)';

const BEFORE = `learning_paths_rels r JOIN learning_paths f ON f.id = r.learning_paths_id
  WHERE r.parent_id = p.id AND r.path = 'prerequisites' AND f.is_active ORDER BY r."order"`;
const TITLE_BEFORE = `coalesce(
  (SELECT o.texts ->> 'title' FROM learning.path_text o WHERE o.path_id = f.id AND o.language = $1), f.title)`;

const PATHS = `SELECT p.id, coalesce(t.texts ->> 'title', p.title) AS title,
    coalesce(t.texts ->> 'description', p.description) AS description, p.difficulty::text,
    p.estimated_duration::int AS "estimatedDuration", ${MODULE_COUNT} AS "totalModules", p.category_id AS "categoryId",
    ARRAY(SELECT ${TITLE_BEFORE} FROM ${BEFORE}) AS prerequisites, ARRAY(SELECT f.id FROM ${BEFORE}) AS "prerequisiteIds",
    p.is_active AS "isActive", coalesce(p.edition, 1)::int AS edition, ${LANGUAGE}
  FROM learning_paths p ${PATH_TEXTS} WHERE p.is_active`;

const LEARNING_PATHS = defineStatement({
  name: 'learning-paths',
  row: learningPathSchema,
  text: `${PATHS} ORDER BY p.id`,
});
export const selectLearningPaths = (database: Database, language = DEFAULT_LANGUAGE) =>
  selectRows(database, LEARNING_PATHS, [language]);

type One = { id: number; language?: string | undefined };

const LEARNING_PATH = defineStatement({
  name: 'learning-path',
  row: learningPathSchema,
  text: `${PATHS} AND p.id = $2`,
});
export const selectLearningPath = (database: Database, { id, language = DEFAULT_LANGUAGE }: One) =>
  findRow(database, LEARNING_PATH, [language, id]);

const MODULE = `m.id, m.path_id AS "pathId", coalesce(own.texts ->> 'title', m.title) AS title,
  coalesce(own.texts ->> 'description', m.description) AS description,
  coalesce(own.texts ->> 'content', m.content, '') AS content, m.module_type::text AS "moduleType",
  m."order"::int AS "order", m.points::int AS points, m.estimated_duration::int AS "estimatedDuration",
  coalesce(m.is_required, true) AS "isRequired", ${LANGUAGE}`;
/** Joins the texts of module `m`. OFFSET 0 keeps the subquery from being inlined, so they are extracted once. */
const OWN_TEXTS = `LEFT JOIN LATERAL (SELECT t.texts -> 'modules' -> m.id::text AS texts OFFSET 0) own ON true`;

const MODULES = defineStatement({
  name: 'learning-modules',
  row: learningModuleSchema,
  text: `SELECT ${MODULE} FROM learning_paths p LEFT JOIN learning_modules m ON m.path_id = p.id AND m.is_active
         ${PATH_TEXTS} ${OWN_TEXTS} WHERE p.id = $2 AND p.is_active ORDER BY m."order", m.id`,
});

/** Selects the active modules in order; null when the path is missing or closed. */
export async function selectModules(
  database: Database,
  { id, language = DEFAULT_LANGUAGE }: One,
): Promise<LearningModule[] | null> {
  const rows = await selectRows(database, MODULES, [language, id]);
  return rows.length === 0 ? null : rows.filter((row) => row.id !== null);
}

const LEARNING_MODULE = defineStatement({
  name: 'learning-module',
  row: learningModuleSchema,
  text: `SELECT ${MODULE} FROM learning_modules m JOIN learning_paths p ON p.id = m.path_id ${PATH_TEXTS} ${OWN_TEXTS}
         WHERE m.id = $2 AND m.is_active AND p.is_active`,
});
export const selectModule = (database: Database, { id, language = DEFAULT_LANGUAGE }: One) =>
  findRow(database, LEARNING_MODULE, [language, id]);
