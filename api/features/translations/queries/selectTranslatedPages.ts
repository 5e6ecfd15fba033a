import { z } from 'zod';
import type { EntryCounts } from '../../../contracts/documents/translatedEntries.ts';
import {
  LISTED_KINDS,
  type ListedKind,
  PAGE_STATES,
  type PageState,
} from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import {
  IS_OFFERED,
  SOURCE_KINDS,
  type SourceKind,
  TRANSLATION_TABLES,
} from '../../encyclopedia/queries/translationTables.ts';
import { createPageStateSql, createPeopleSql, SELECT_WORK } from './pageStates.ts';
import { PATH_COUNTS, PATH_PEOPLE, PATH_PROGRESS, PATH_STATE } from './pathStates.ts';

export type PageFilter = {
  languageId: number;
  states?: readonly PageState[] | undefined;
  kind?: ListedKind | undefined;
  categoryId?: number | undefined;
  limit: number;
  offset: number;
};

const COLUMNS: Record<SourceKind, { name: string; category: string; views: string }> = {
  condition: { name: 'name', category: 's.category_id', views: 'coalesce(s.views, 0)::int' },
  category: {
    name: 'name',
    category: 's.id',
    views: `(SELECT coalesce(sum(c.views), 0)::int FROM conditions c WHERE c.category_id = s.id AND c._status = 'published')`,
  },
  page: { name: 'title', category: 'NULL::int', views: '0' },
};

function createPagesSql(kind: SourceKind): string {
  const { table, key, source, isPublished } = TRANSLATION_TABLES[kind];
  const { name, category, views } = COLUMNS[kind];
  return `SELECT '${kind}' AS kind, s.id, s.${name} AS name, ${category} AS category_id, g.name AS category, ${views} AS views,
      ${createPageStateSql(kind)} AS state, CASE WHEN t._status = 'published' THEN t.${name} END AS "translatedName",
      ${createPeopleSql(kind)} AS people, NULL::json AS progress
    FROM ${source} s LEFT JOIN categories g ON g.id = ${category}
      LEFT JOIN ${table} t ON t.${key} = s.id AND t.language_id = $1
      LEFT JOIN all_work work ON work.${key} = s.id
    WHERE ${isPublished}`;
}

const PATHS = `SELECT 'path' AS kind, s.id, s.title AS name, s.category_id, g.name AS category,
    (SELECT count(DISTINCT u.user_id)::int FROM user_progress u WHERE u.path_id = s.id) AS views,
    ${PATH_STATE} AS state, CASE WHEN t._status = 'published' THEN t.title END AS "translatedName",
    ${PATH_PEOPLE} AS people, ${PATH_PROGRESS} AS progress
  FROM learning_paths s LEFT JOIN categories g ON g.id = s.category_id
    LEFT JOIN learning_path_translations t ON t.path_id = s.id AND t.language_id = $1 ${PATH_COUNTS}
  WHERE ${IS_OFFERED}`;

const TRANSLATION_PAGES = defineStatement({
  name: 'translation-pages',
  row: {
    kind: z.enum(LISTED_KINDS),
    id: z.number(),
    name: z.string(),
    category: z.string().nullable(),
    /** For a category the views of its conditions, for a learning path the number of users who began it, else 0. */
    views: z.number(),
    state: z.enum(PAGE_STATES),
    translatedName: z.string().nullable(),
    people: z.array(z.string()),
    /** Counts of a learning path's draft, or else of its published translation. Null without either. */
    progress: json<EntryCounts>().nullable(),
    total: z.number(),
  },
  text: `
    WITH all_work AS (${SELECT_WORK} HAVING w.language_id = $1),
    pages AS (${[...SOURCE_KINDS.map(createPagesSql), PATHS].join(' UNION ALL ')}),
    found AS (SELECT * FROM pages
      WHERE ($2::text[] IS NULL OR state = ANY ($2)) AND ($3::text IS NULL OR kind = $3)
        AND ($4::int IS NULL OR category_id = $4))
    SELECT kind, id, name, category, views, state, "translatedName", coalesce(people, '{}') AS people, progress,
      (count(*) OVER ())::int AS total
    FROM found ORDER BY views DESC, kind, id LIMIT $5 OFFSET $6`,
});

export type TranslatedPage = Omit<RowFrom<typeof TRANSLATION_PAGES>, 'total'>;

export async function selectTranslatedPages(
  database: Database,
  { languageId, states, kind, categoryId, limit, offset }: PageFilter,
): Promise<{ pages: TranslatedPage[]; total: number }> {
  const rows = await selectRows(database, TRANSLATION_PAGES, [
    languageId,
    states ?? null,
    kind ?? null,
    categoryId ?? null,
    limit,
    offset,
  ]);
  const total = rows[0]?.total ?? (offset > 0 ? await countAll(database, { languageId, states, kind, categoryId }) : 0);
  return { pages: rows.map(({ total: _, ...page }) => page), total };
}

/** Returns the total of a filter when the slice is empty and so has no row with the total. */
async function countAll(database: Database, filter: Omit<PageFilter, 'limit' | 'offset'>): Promise<number> {
  return (await selectTranslatedPages(database, { ...filter, limit: 1, offset: 0 })).total;
}
