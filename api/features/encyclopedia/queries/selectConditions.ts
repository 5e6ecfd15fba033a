import { z } from 'zod';
import type { Condition } from '../../../contracts/encyclopedia/conditions.ts';
import type { Database } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';
import { countRows, defineStatement, defineStatements, findRow, selectRows } from '../../../platform/statement.ts';
import { CONDITION_COLUMNS, CONDITION_ROW, toCondition, translatedConditions } from './conditionColumns.ts';

export type ConditionsQuery = { languageId: number | null; categoryId: number | null; slice: Slice };

/** $1 id of the language or null, $2 limit or null, $3 offset; of a category also $4 its id. */
const CONDITIONS = defineStatements(['all', 'category'], (list) => ({
  name: list === 'all' ? 'conditions' : 'conditions-of-category',
  row: CONDITION_ROW,
  text: `SELECT ${CONDITION_COLUMNS} FROM ${translatedConditions('$1')}
         WHERE c._status = 'published' ${list === 'all' ? '' : 'AND c.category_id = $4'}
         ORDER BY c.id LIMIT $2::bigint OFFSET $3::bigint`,
}));

export async function selectConditions(
  database: Database,
  { languageId, categoryId, slice }: ConditionsQuery,
): Promise<Condition[]> {
  const values = [languageId, slice?.limit ?? null, slice?.offset ?? 0];
  const rows = await (categoryId === null
    ? selectRows(database, CONDITIONS.all, values)
    : selectRows(database, CONDITIONS.category, [...values, categoryId]));
  return rows.map(toCondition);
}

const CONDITIONS_BY_ID = defineStatement({
  name: 'conditions-by-id',
  row: CONDITION_ROW,
  text: `SELECT ${CONDITION_COLUMNS} FROM ${translatedConditions('$2')}
         WHERE c.id = ANY ($1::int[]) AND c._status = 'published'`,
});

/** Returns the published ones of these conditions, in the order of `ids`. */
export async function selectConditionsById(
  database: Database,
  { ids, languageId }: { ids: number[]; languageId: number | null },
): Promise<Condition[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows(database, CONDITIONS_BY_ID, [ids, languageId]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toCondition);
}

const CONDITIONS_COUNT = defineStatements(['all', 'category'], (list) => ({
  name: list === 'all' ? 'conditions-count' : 'conditions-count-of-category',
  row: { count: z.number() },
  text: `SELECT count(*)::int AS count FROM conditions
         WHERE _status = 'published' ${list === 'all' ? '' : 'AND category_id = $1'}`,
}));

export function countConditions(database: Database, categoryId: number | null): Promise<number> {
  return categoryId === null
    ? countRows(database, CONDITIONS_COUNT.all)
    : countRows(database, CONDITIONS_COUNT.category, [categoryId]);
}

const CONDITION = defineStatement({
  name: 'condition',
  row: CONDITION_ROW,
  text: `SELECT ${CONDITION_COLUMNS} FROM ${translatedConditions('$2')} WHERE c.id = $1 AND c._status = 'published'`,
});

export async function selectCondition(
  database: Database,
  { id, languageId }: { id: number; languageId: number | null },
): Promise<Condition | null> {
  const row = await findRow(database, CONDITION, [id, languageId]);
  return row && toCondition(row);
}
