import { defineStatement, selectRows } from '@common-ground/api/platform/statement.ts';
import type { ClientBase } from 'pg';
import { z } from 'zod';

/** Schema that a restore creates first and drops last, so that an unfinished one is recognised. */
export const UNFINISHED_RESTORE = 'unfinished_restore';
/** The schema `sql_files` is written by `applySqlFiles`. */
const IS_CONTENT = `nspname !~ '^(pg_|information_schema$|sql_files$|${UNFINISHED_RESTORE}$)'`;
const IS_OF_EXTENSION = `EXISTS (SELECT FROM pg_depend e WHERE e.objid = c.oid AND e.deptype = 'e')`;

const TABLES = defineStatement({
  row: { name: z.string(), columns: z.array(z.string()) },
  text: `SELECT format('%I.%I', nspname, relname) AS name,
           array(SELECT attname::text FROM pg_attribute WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped
             AND attgenerated = '' ORDER BY attnum) AS columns
         FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
         WHERE relkind = 'r' AND relpersistence = 'p' AND ${IS_CONTENT} AND NOT ${IS_OF_EXTENSION} ORDER BY name`,
});
const SEQUENCES = defineStatement({
  row: { name: z.string() },
  text: `SELECT format('%I.%I', nspname, relname) AS name FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
         WHERE relkind = 'S' AND relpersistence = 'p' AND ${IS_CONTENT} AND NOT ${IS_OF_EXTENSION} ORDER BY name`,
});
const FOREIGN_KEYS = defineStatement({
  row: { table: z.string(), name: z.string(), definition: z.string() },
  text: `SELECT format('%I.%I', nspname, relname) AS table, quote_ident(conname) AS name,
           pg_get_constraintdef(k.oid) AS definition
         FROM pg_constraint k JOIN pg_class c ON c.oid = conrelid JOIN pg_namespace n ON n.oid = relnamespace
         WHERE contype = 'f' AND ${IS_CONTENT} ORDER BY 1, 2`,
});
const CONTENTS = defineStatement({
  row: { relations: z.number(), isUnfinished: z.boolean() },
  text: `SELECT (SELECT count(*)::int FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
             WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND nspname !~ '^(pg_|information_schema$)'
               AND NOT ${IS_OF_EXTENSION}) AS relations,
           to_regnamespace('${UNFINISHED_RESTORE}') IS NOT NULL AS "isUnfinished"`,
});
const SCHEMAS = defineStatement({
  row: { name: z.string() },
  text: `SELECT quote_ident(nspname) AS name FROM pg_namespace WHERE nspname !~ '^(pg_|information_schema$)'`,
});

/**
 * Settings of a transaction that copies tables. Values are written in one way, and rows come in the order in which they
 * are stored, so that equal tables have equal digests.
 */
export const COPY_SETTINGS = `
  SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL synchronize_seqscans = off; SET LOCAL client_encoding = 'UTF8'; SET LOCAL timezone = 'UTC';
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL extra_float_digits = 1;
  SET LOCAL bytea_output = 'hex'`;

/** Selects the tables with rows that a crash keeps, by name, with their columns that can be written. */
export async function selectTables(client: ClientBase): Promise<Map<string, string[]>> {
  const rows = await selectRows(client, TABLES);
  return new Map(rows.map(({ name, columns }) => [name, columns]));
}

export async function selectSequences(client: ClientBase): Promise<string[]> {
  return (await selectRows(client, SEQUENCES)).map(({ name }) => name);
}

export function selectForeignKeys(client: ClientBase) {
  return selectRows(client, FOREIGN_KEYS);
}

/** Returns what a database has: nothing, an unfinished restore, or something else. */
export async function findContents(client: ClientBase): Promise<'nothing' | 'unfinished' | 'something'> {
  const [row] = await selectRows(client, CONTENTS);
  if (row?.isUnfinished) return 'unfinished';
  return row?.relations === 0 ? 'nothing' : 'something';
}

/** Drops everything in the database, as its owner. */
export async function emptyDatabase(client: ClientBase): Promise<void> {
  const schemas = (await selectRows(client, SCHEMAS)).map(({ name }) => name);
  const others = schemas.filter((name) => name !== UNFINISHED_RESTORE);
  await client.query(`BEGIN; DROP SCHEMA ${others.join(', ')} CASCADE;
    CREATE SCHEMA public AUTHORIZATION pg_database_owner; GRANT USAGE ON SCHEMA public TO PUBLIC; COMMIT`);
}
