import { readdirSync } from 'node:fs';
import path from 'node:path';
import { areSqlFilesApplied } from './applySqlFiles.ts';
import { BASELINE } from './continueDatabase.ts';
import type { SqlClient } from './readCatalog.ts';

const FOLDER = path.resolve(import.meta.dirname, '../migrations');

/** Returns the names of this code's migrations, oldest first, without loading them. */
export function listMigrations(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => /^\d{8}_\d{6}_\w+\.ts$/.test(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/** Returns the names of applied migrations; none before the first one, which creates their table. */
export async function selectApplied(client: SqlClient): Promise<string[]> {
  const { rows: tables } = await client.query(`SELECT to_regclass('public.payload_migrations') IS NOT NULL AS exists`);
  if (!tables[0].exists) return [];
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.payload_migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

/**
 * Returns the migrations of a later version that this code does not know; none where the functions are those of this
 * code, as after `npm run upgrade -- --back`. Unknown migrations of version 0.1.0 are older.
 */
export async function findLaterMigrations(client: SqlClient): Promise<string[]> {
  const known = new Set(listMigrations());
  const later = (await selectApplied(client)).filter((name) => name > BASELINE && !known.has(name));
  return later.length === 0 || (await areSqlFilesApplied(client)) ? [] : later;
}

/**
 * Refuses to write the functions of this version over those of a later one by accident, such as by an old process that
 * restarts.
 * @throws Error with a sentence for people
 */
export async function refuseLaterVersion(client: SqlClient): Promise<void> {
  const later = await findLaterMigrations(client);
  if (later.length > 0) throw new Error(describeLaterVersion(later));
}

export function describeLaterVersion(later: readonly string[]): string {
  return `A later version has upgraded this database (${later.join(', ')}). Start that version, or stop all its processes and go back to this version with npm run upgrade -- --back.`;
}
