import type { Source } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { DIFFICULTIES, type ModuleType } from '@common-ground/api/contracts/learning/learning.ts';
import { defineStatement, json, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import type { Sql } from './Sql.ts';

type Texts = { title: string; description: string; modules: Record<string, { title: string; description: string }> };

const IS_OPEN = `p.is_active AND EXISTS (SELECT FROM learning.path_text WHERE path_id = p.id AND language = '${DEFAULT_LANGUAGE}')`;

/** An open path. Its texts are in one language, because a translation is offered whole or not at all. */
const LEARNING_PATHS = defineStatement({
  name: 'publisher-learning-paths',
  row: {
    id: z.number(),
    difficulty: z.enum(DIFFICULTIES),
    /** In minutes. */
    estimatedDuration: z.number(),
    edition: z.number(),
    points: z.number(),
    sources: json<Source[]>(),
    prerequisites: z.array(z.number()),
    modules: json<{ id: number; type: ModuleType; estimatedDuration: number; points: number; isRequired: boolean }[]>(),
    /** Language of the texts: the requested one, or the default language. */
    language: z.string(),
    texts: json<Texts>(),
    translatedInto: z.array(z.string()),
    lastUpdated: z.date(),
  },
  text: `SELECT p.id, p.difficulty::text, p.estimated_duration::int AS "estimatedDuration", p.edition::int,
           (SELECT coalesce(sum(m.points + (SELECT coalesce(sum(q.points), 0) FROM quiz_questions q
              WHERE q.module_id = m.id AND q.is_active)), 0)::int FROM learning_modules m WHERE m.path_id = p.id AND m.is_active) AS points,
           coalesce(p.sources, '[]') AS sources,
           ARRAY(SELECT r.learning_paths_id FROM learning_paths_rels r JOIN learning_paths p ON p.id = r.learning_paths_id
                 WHERE r.parent_id = t.path_id AND r.path = 'prerequisites' AND ${IS_OPEN} ORDER BY r."order") AS prerequisites,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'type', m.module_type,
               'estimatedDuration', coalesce(m.estimated_duration, 0), 'points', m.points, 'isRequired', coalesce(m.is_required, true))
             ORDER BY m."order", m.id), '[]') FROM learning_modules m WHERE m.path_id = p.id AND m.is_active) AS modules,
           t.language, t.published_at AS "lastUpdated",
           jsonb_build_object('title', t.texts -> 'title', 'description', t.texts -> 'description', 'modules',
             (SELECT jsonb_object_agg(key, value - 'content') FROM jsonb_each(t.texts -> 'modules'))) AS texts,
           ARRAY(SELECT l.language FROM learning.path_text l WHERE l.path_id = p.id
                 ORDER BY l.language <> '${DEFAULT_LANGUAGE}', l.language) AS "translatedInto"
         FROM learning_paths p
         -- Subtracting '' makes a copy: the stored value would be unpacked again for each of its parts.
         JOIN LATERAL (SELECT path_id, language, published_at, texts - '' AS texts FROM learning.path_text
                       WHERE path_id = p.id AND language IN ($1, '${DEFAULT_LANGUAGE}')
                       ORDER BY language <> $1 LIMIT 1) t ON true
         WHERE ${IS_OPEN} ORDER BY p.id`,
});
export type LearningPathRow = RowFrom<typeof LEARNING_PATHS>;

/** Selects the open paths, in `language` or else in the default language, without the content of modules. */
export function selectLearningPaths(sql: Sql, language: string): Promise<LearningPathRow[]> {
  return selectRows(sql, LEARNING_PATHS, [language]);
}

export type ModuleKey = { pathId: number; moduleId: number; language: string };

const MODULE_HOLDINGS = defineStatement({
  name: 'publisher-learning-modules',
  row: {
    pathId: z.number(),
    moduleId: z.number(),
    language: z.string(),
    content: z.string(),
    questions: json<{ id: number; question: string; options: string[]; points: number }[]>(),
  },
  text: `WITH wanted AS (SELECT * FROM unnest($1::int[], $2::int[], $3::text[]) AS wanted(path_id, module_id, language)),
         -- Unpacks the texts once for each path and not for each question.
         own AS MATERIALIZED (SELECT path_id, language, texts -> 'modules' AS modules, texts -> 'questions' AS questions
           FROM learning.path_text WHERE (path_id, language) IN (SELECT path_id, language FROM wanted))
         SELECT wanted.path_id AS "pathId", wanted.module_id AS "moduleId", wanted.language,
           coalesce(own.modules #>> ARRAY[wanted.module_id::text, 'content'], '') AS content,
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'question', q.own ->> 'question', 'options', q.own -> 'options',
               'points', q.points) ORDER BY q."order", q.id), '[]')
            FROM (SELECT *, own.questions -> id::text AS own FROM quiz_questions) q
            WHERE q.module_id = wanted.module_id AND q.is_active AND q.own IS NOT NULL) AS questions
         FROM wanted JOIN own USING (path_id, language)`,
});
export type ModuleHolding = Omit<RowFrom<typeof MODULE_HOLDINGS>, keyof ModuleKey>;

export function selectModuleHoldings(sql: Sql, keys: readonly ModuleKey[]): Promise<(ModuleKey & ModuleHolding)[]> {
  return selectRows(sql, MODULE_HOLDINGS, [
    keys.map((key) => key.pathId),
    keys.map((key) => key.moduleId),
    keys.map((key) => key.language),
  ]);
}

const LEARNING_IDS = defineStatement({
  name: 'publisher-learning-ids',
  row: { id: z.number(), moduleIds: z.array(z.number()) },
  text: `SELECT p.id, ARRAY(SELECT m.id FROM learning_modules m WHERE m.path_id = p.id AND m.is_active ORDER BY m.id) AS "moduleIds"
         FROM learning_paths p WHERE ${IS_OPEN} ORDER BY p.id`,
});

export const selectLearningIds = (sql: Sql): Promise<RowFrom<typeof LEARNING_IDS>[]> => selectRows(sql, LEARNING_IDS);
