import { z } from 'zod';
import type { Database } from '../../../platform/Database.ts';
import { defineStatement, type RowFrom, selectRows } from '../../../platform/statement.ts';

const TERM_COUNTS = defineStatement({
  name: 'search-term-counts',
  row: { languageId: z.number(), language: z.string(), recordId: z.number().nullable(), count: z.number() },
  text: `SELECT l.id AS "languageId", l.name AS language, s.id AS "recordId",
           coalesce(jsonb_array_length(s.terms), 0) AS count
         FROM languages l LEFT JOIN search_terms s ON s.language_id = l.id AND s.condition_id = $1
         WHERE l.is_active ORDER BY l.is_default DESC NULLS LAST, l.name`,
});

/** Returns each active language with the number of search terms of a condition; `recordId` is null when there are none. */
export function selectTermCounts(database: Database, conditionId: number): Promise<RowFrom<typeof TERM_COUNTS>[]> {
  return selectRows(database, TERM_COUNTS, [conditionId]);
}
