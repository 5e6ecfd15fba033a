import type { Condition } from '../../../contracts/encyclopedia/conditions.ts';
import { countRows, type Database, findRow, selectRows } from '../../../platform/Database.ts';
import type { Slice } from '../../../platform/pages.ts';
import { CONDITION_COLUMNS, type ConditionRow, toCondition, translatedConditions } from './conditionColumns.ts';

export type ConditionsQuery = { languageId: number | null; categoryId: number | null; slice: Slice };

export async function selectConditions(
  database: Database,
  { languageId, categoryId, slice }: ConditionsQuery,
): Promise<Condition[]> {
  const rows = await selectRows<ConditionRow>(database, {
    name: categoryId === null ? 'conditions' : 'conditions-of-category',
    text: `SELECT ${CONDITION_COLUMNS} FROM ${translatedConditions('$1')}
           WHERE c._status = 'published' ${categoryId === null ? '' : 'AND c.category_id = $4'}
           ORDER BY c.id LIMIT $2::bigint OFFSET $3::bigint`,
    values: [languageId, slice?.limit ?? null, slice?.offset ?? 0, ...(categoryId === null ? [] : [categoryId])],
  });
  return rows.map(toCondition);
}

/** Returns the published ones of these conditions, in the order of `ids`. */
export async function selectConditionsById(
  database: Database,
  { ids, languageId }: { ids: number[]; languageId: number | null },
): Promise<Condition[]> {
  if (ids.length === 0) return [];
  const rows = await selectRows<ConditionRow>(database, {
    name: 'conditions-by-id',
    text: `SELECT ${CONDITION_COLUMNS} FROM ${translatedConditions('$2')}
           WHERE c.id = ANY ($1::int[]) AND c._status = 'published'`,
    values: [ids, languageId],
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []).map(toCondition);
}

export function countConditions(database: Database, categoryId: number | null): Promise<number> {
  return countRows(database, {
    name: categoryId === null ? 'conditions-count' : 'conditions-count-of-category',
    text: `FROM conditions WHERE _status = 'published' ${categoryId === null ? '' : 'AND category_id = $1'}`,
    values: categoryId === null ? [] : [categoryId],
  });
}

export async function selectCondition(
  database: Database,
  { id, languageId }: { id: number; languageId: number | null },
): Promise<Condition | null> {
  const row = await findRow<ConditionRow>(database, {
    name: 'condition',
    text: `SELECT ${CONDITION_COLUMNS} FROM ${translatedConditions('$2')} WHERE c.id = $1 AND c._status = 'published'`,
    values: [id, languageId],
  });
  return row && toCondition(row);
}
