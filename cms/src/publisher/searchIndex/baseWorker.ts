import os from 'node:os';
import { close } from 'pagefind';
import pg from 'pg';
import type { LanguageRow } from '../contentRows.ts';
import type { Sql } from '../Sql.ts';
import { selectAllEntries } from './selectEntries.ts';
import { writeIndex } from './writeIndex.ts';

/** Conditions in one index. The library holds a whole index in memory, 140 MB at 2,500, so a base has as many as it takes. */
const CONDITIONS_IN_AN_INDEX = 2000;

export type BaseOrder = { databaseUrl: string; language: LanguageRow; folder: string };

/**
 * Runs in a process of its own, which ends afterwards: what the library takes for a base is given back, and a publish
 * that comes meanwhile has a library of its own and does not wait. Readers' pages and publishing come first.
 */
export default async function writeBaseInWorker({ databaseUrl, language, folder }: BaseOrder): Promise<string[]> {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const sql = new pg.Client({ connectionString: databaseUrl, application_name: 'common-ground-search-index' });
  await sql.connect();
  try {
    // One moment for all batches: what changes from then on is told to the delta.
    await sql.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await writeBase(sql, language, folder);
  } finally {
    await sql.end();
    await close();
  }
}

/** Writes all published conditions of a language. Resolves to the names of the folders, conditions by id. */
async function writeBase(sql: Sql, language: LanguageRow, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entries of selectAllEntries(sql, language, CONDITIONS_IN_AN_INDEX)) {
    names.push(
      await writeIndex({ folder, language: language.code, part: 'base', entries, withEngine: names.length === 0 }),
    );
  }
  return names;
}
