import { defineStatement, findRow, type RowFrom, selectRows } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';
import type { Sql } from '../Sql.ts';

/** Leaves out most pages that are not indexed. `planParts` leaves out the others. */
const CANDIDATES = `path !~ '(/(condition|category)/|\\.)'`;

const PAGES = defineStatement({
  name: 'page-index-pages',
  row: { path: z.string(), digest: z.string() },
  text: `SELECT path, digest FROM publisher.page WHERE ${CANDIDATES} ORDER BY path COLLATE "C"`,
});
export type RenderedRow = RowFrom<typeof PAGES>;

export function selectCandidates(sql: Sql): Promise<RenderedRow[]> {
  return selectRows(sql, PAGES);
}

const STATE = defineStatement({
  name: 'page-index-state',
  row: { state: z.string() },
  text: `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(path || ' ' || digest, 0)), 0) AS state
         FROM publisher.page WHERE ${CANDIDATES}`,
});

/** Selects a text that changes when a page that may be indexed is rendered anew, added or removed. */
export async function selectPagesState(sql: Sql): Promise<string> {
  return (await findRow(sql, STATE))?.state ?? '';
}
