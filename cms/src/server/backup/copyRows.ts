import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/**
 * Copies the rows of a table to `read`, and returns its result and their number.
 * @param name identifier of a table, as `selectTables` returns it
 */
export async function copyRows<Result>(
  client: ClientBase,
  name: string,
  columns: readonly string[],
  read: (rows: Readable) => Promise<Result>,
): Promise<{ rows: number; result: Result }> {
  const content = client.query(copyTo(`COPY ${name} (${toColumnList(columns)}) TO STDOUT`));
  const result = await read(content);
  // The stream ends before the message with the number of rows, which may arrive later, but before another answer.
  await client.query('SELECT');
  return { rows: content.rowCount, result };
}

export function toColumnList(columns: readonly string[]): string {
  return columns.map((column) => `"${column.replaceAll('"', '""')}"`).join(', ');
}
