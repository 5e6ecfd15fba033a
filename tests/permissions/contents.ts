import { settled } from '@common-ground/api/platform/afterAnswer.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';

type Table = { name: string };

/**
 * A hash of all rows of every table, by table, once what is done after an answer is done: two that are equal say that
 * nothing at all changed.
 */
export async function readContents(database: Database): Promise<Record<string, string>> {
  await settled();
  const { rows: tables } = await database.query<Table>(`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`);
  return hashes(
    database,
    tables.map(({ name }) => ({ name, condition: 'true' })),
  );
}

/** The same of the rows that are somebody's: their account, and all that refers to it. */
export async function readContentsOf(database: Database, userId: number): Promise<Record<string, string>> {
  const { rows } = await database.query<Table & { column: string }>(`
    SELECT c.conrelid::regclass::text AS name, a.attname AS column
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
    WHERE c.contype = 'f' AND c.confrelid = 'public.users'::regclass ORDER BY 1, 2`);
  return hashes(database, [
    { name: 'users', condition: `id = ${userId}` },
    ...rows.map(({ name, column }) => ({ name, condition: `"${column}" = ${userId}` })),
  ]);
}

type Part = { name: string; condition: string };

async function hashes(database: Database, parts: Part[]): Promise<Record<string, string>> {
  const selects = parts.map(
    ({ name, condition }) =>
      `SELECT '${name} ${condition}' AS name, md5(coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')) AS hash FROM ${name} t WHERE ${condition}`,
  );
  const { rows } = await database.query<{ name: string; hash: string }>(selects.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, hash }) => [name.replace(/ true$/, ''), hash]));
}
