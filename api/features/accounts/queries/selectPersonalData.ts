import { type Database, rowOf } from '../../../platform/Database.ts';
import { type Part, PERSONAL_PARTS } from './personalParts.ts';

export type PersonalData = Record<string, Record<string, unknown>[]>;

/** Every part in one statement, so all of it is as it was at one moment. Null when there is no such account. */
export async function selectPersonalData(database: Database, userId: number): Promise<PersonalData | null> {
  const row = await rowOf<{ data: PersonalData }>(database, {
    name: 'personal-data',
    text: `SELECT json_build_object(${Object.entries(PERSONAL_PARTS)
      .map(([name, part]) => `'${name}', ${rowsAsJson(part)}`)
      .join(', ')}) AS data FROM users WHERE id = $1::int`,
    values: [userId],
  });
  return row?.data ?? null;
}

function rowsAsJson({ table, by, columns, also = {}, orWhere }: Part): string {
  const shown = [
    ...columns.map((column) => `t."${column}" AS "${fieldName(column)}"`),
    ...Object.entries(also).map(([name, expression]) => `${expression} AS "${name}"`),
  ];
  const theirs = [...by.map((column) => `t."${column}" = $1`), ...(orWhere ? [orWhere] : [])];
  return `(SELECT coalesce(json_agg(r), '[]') FROM (
    SELECT ${shown.join(', ')} FROM public."${table}" t WHERE ${theirs.join(' OR ')} ORDER BY t.id) r)`;
}

/** `version_last_edited_by_id` -> `lastEditedById`. */
function fieldName(column: string): string {
  return column.replace(/^version_/, '').replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
