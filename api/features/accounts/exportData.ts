import { EXPORT_LICENSE } from '../../contracts/accounts/personalData.ts';
import type { Database } from '../../platform/Database.ts';
import { Unauthorized } from '../../platform/errors.ts';
import { defineStatement, findRow, json } from '../../platform/statement.ts';
import type { Part } from './queries/Part.ts';
import { PERSONAL_PARTS, toTableName } from './queries/personalParts.ts';
import { dataExports } from './throttles.ts';

type PersonalData = Record<string, Record<string, unknown>[]>;
type Export = PersonalData & { exportedAt: string; license: string };

/** Selects all parts in one statement, so that they are from the same moment. */
const PERSONAL_DATA = defineStatement({
  name: 'personal-data',
  row: { data: json<PersonalData>() },
  text: `SELECT row_to_json(parts) AS data FROM users u CROSS JOIN LATERAL (SELECT ${Object.entries(PERSONAL_PARTS)
    .map(([name, part]) => `${rowsAsJson(part)} AS "${name}"`)
    .join(', ')}) parts WHERE u.id = $1::int`,
});

/** @throws TooManyRequests because an export reads many tables, Unauthorized when the account was deleted meanwhile */
export async function exportData(database: Database, userId: number): Promise<Export> {
  await dataExports.spend(database, String(userId));
  const row = await findRow(database, PERSONAL_DATA, [userId]);
  if (!row) throw new Unauthorized();
  return { exportedAt: new Date().toISOString(), license: EXPORT_LICENSE, ...row.data } as Export;
}

function rowsAsJson(part: Part): string {
  const { by, columns, also = {}, orderBy = 't.id', orWhere } = part;
  const shown = [
    ...columns.map((column) => `t."${column}" AS "${fieldName(column)}"`),
    ...Object.entries(also).map(([name, expression]) => `${expression} AS "${name}"`),
  ];
  const theirs = [...by.map((column) => `t."${column}" = $1`), ...(orWhere ? [orWhere] : [])];
  return `(SELECT coalesce(json_agg(r), '[]') FROM (
    SELECT ${shown.join(', ')} FROM ${toTableName(part)} t WHERE ${theirs.join(' OR ')} ORDER BY ${orderBy}) r)`;
}

/** Converts a column's name to a field's, such as `version_last_edited_by_id` to `lastEditedById`. */
function fieldName(column: string): string {
  return column.replace(/^version_/, '').replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
