import { hash } from 'node:crypto';
import { waitForPendingWork } from '@common-ground/api/platform/runAfterResponse.ts';
import { nameQuery } from '@common-ground/api/platform/statement.ts';
import type { Pool, PoolClient } from 'pg';

type Table = { name: string };

/** Returns a hash of all rows by table, after background work has ended. Equal hashes mean that nothing changed. */
export async function hashTables(database: Pool | PoolClient): Promise<Record<string, string>> {
  await waitForPendingWork();
  const { rows: tables } = await database.query<Table>(`
    SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
    WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`);
  return hashes(
    database,
    tables.map(({ name }) => ({ name, condition: 'true' })),
  );
}

/** Returns hashes of the rows of a user: the account, and each row that refers to it. */
export async function readUserContents(database: Pool | PoolClient, userId: number): Promise<Record<string, string>> {
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
type Hashed = { rows: string; hash: string };

const known = new WeakMap<Pool | PoolClient, Map<string, Hashed>>();

/** Hashes only parts whose rows changed since the last call: reading all tables takes a quarter of a second. */
async function hashes(database: Pool | PoolClient, parts: Part[]): Promise<Record<string, string>> {
  const before = known.get(database) ?? new Map<string, Hashed>();
  known.set(database, before);
  const toPartKey = ({ name, condition }: Part) => `${name} ${condition}`;
  // Each write changes a row's position (ctid) and transaction (xmin).
  const rows = await readParts(database, parts, 'sum(hash_record_extended(ROW(t.ctid, t.xmin), 0))::text');
  const moved = parts.filter((_, at) => before.get(toPartKey(parts[at] as Part))?.rows !== rows[at]);
  const read = await readParts(database, moved, `md5(string_agg(t::text, E'\n' ORDER BY t::text))`);
  for (const [at, part] of moved.entries())
    before.set(toPartKey(part), { rows: rows[parts.indexOf(part)] ?? '', hash: read[at] ?? '' });
  return Object.fromEntries(
    parts.map((part) => [toPartKey(part).replace(/ true$/, ''), before.get(toPartKey(part))?.hash ?? '']),
  );
}

/** Selects an aggregate of each part, in the order of the parts. */
async function readParts(database: Pool | PoolClient, parts: Part[], what: string): Promise<string[]> {
  if (parts.length === 0) return [];
  const selects = parts.map(
    ({ name, condition }) => `(SELECT coalesce(${what}, '') FROM ${name} t WHERE ${condition})`,
  );
  const text = `SELECT ARRAY[${selects.join(', ')}] AS all`;
  // A prepared statement is planned once for each connection. For some 150 tables, planning takes longer than reading.
  const { rows } = await database.query<{ all: string[] }>(nameQuery({ name: hash('sha1', text), text, values: [] }));
  return rows[0]?.all ?? [];
}
