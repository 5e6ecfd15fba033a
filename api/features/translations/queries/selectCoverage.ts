import { z } from 'zod';
import { LISTED_KINDS, type ListedKind, type PageState } from '../../../contracts/translations/translations.ts';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, json, type RowFrom, selectRows } from '../../../platform/statement.ts';
import {
  IS_OFFERED,
  SOURCE_KINDS,
  type SourceKind,
  TRANSLATION_TABLES,
} from '../../encyclopedia/queries/translationTables.ts';
import { createPageStateSql, SELECT_WORK } from './pageStates.ts';
import { PATH_COUNTS, PATH_STATE } from './pathStates.ts';

const COUNTED: PageState[] = ['published', 'in_review', 'draft', 'partial', 'stale'];

function createCountSql(state: PageState): string {
  return `(count(*) FILTER (WHERE pairs.state = '${state}'))::int AS ${state}`;
}

/** Selects pages with a translation or with work in a language. All others count as missing. */
function selectBegunPages(kind: SourceKind): string {
  const { table, key, source, isPublished } = TRANSLATION_TABLES[kind];
  return `SELECT coalesce(t.language_id, work.language_id) AS language_id, ${createPageStateSql(kind)} AS state
    FROM ${table} t
      FULL JOIN (SELECT * FROM all_work WHERE ${key} IS NOT NULL) work
        ON work.${key} = t.${key} AND work.language_id = t.language_id
      JOIN ${source} s ON s.id = coalesce(t.${key}, work.${key}) AND ${isPublished}`;
}

function countSources(kind: ListedKind): string {
  return `(SELECT count(*) FROM ${TRANSLATION_TABLES[kind].source} s WHERE ${TRANSLATION_TABLES[kind].isPublished})`;
}

const BEGUN_PATHS = `SELECT t.language_id, ${PATH_STATE} AS state
  FROM learning_path_translations t JOIN learning_paths s ON s.id = t.path_id AND ${IS_OFFERED} ${PATH_COUNTS}`;

const TRANSLATION_COVERAGE = defineStatement({
  name: 'translation-coverage',
  row: {
    language: json<{ id: number; code: string; name: string; nativeName: string; isActive: boolean }>(),
    total: z.number(),
    published: z.number(),
    in_review: z.number(),
    draft: z.number(),
    partial: z.number(),
    stale: z.number(),
    missing: z.number(),
  },
  text: `
    WITH all_work AS (${SELECT_WORK}),
    pairs AS (${[...SOURCE_KINDS.map(selectBegunPages), BEGUN_PATHS].join(' UNION ALL ')}),
    pages AS (SELECT ${LISTED_KINDS.map(countSources).join(' + ')} AS total)
    SELECT json_build_object('id', l.id, 'code', l.code, 'name', l.name, 'nativeName', l.native_name, 'isActive', l.is_active) AS language,
      pages.total::int AS total, ${COUNTED.map(createCountSql).join(', ')},
      (pages.total - count(pairs.state) FILTER (WHERE pairs.state <> 'missing'))::int AS missing
    FROM languages l CROSS JOIN pages LEFT JOIN pairs ON pairs.language_id = l.id
    WHERE NOT coalesce(l.is_default, false)
    GROUP BY l.id, pages.total ORDER BY l.is_active DESC, l.code`,
});

export type Coverage = RowFrom<typeof TRANSLATION_COVERAGE>;

export async function selectCoverage(database: Database): Promise<Coverage[]> {
  return selectRows(database, TRANSLATION_COVERAGE);
}
