import type { Condition } from '../../../contracts/encyclopedia/conditions.ts';
import { type Database, rowsOf } from '../../../platform/Database.ts';
import { CONDITION_COLUMNS, type ConditionRow, toCondition, translatedConditions } from './conditionColumns.ts';

export async function selectCondition(
  database: Database,
  { id, languageId }: { id: number; languageId: number | null },
): Promise<Condition | null> {
  const [row] = await rowsOf<ConditionRow>(database, {
    name: 'condition',
    text: `SELECT ${CONDITION_COLUMNS} FROM ${translatedConditions('$2')} WHERE c.id = $1 AND c._status = 'published'`,
    values: [id, languageId],
  });
  return row ? toCondition(row) : null;
}
