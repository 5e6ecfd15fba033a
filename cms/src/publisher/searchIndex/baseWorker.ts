import os from 'node:os';
import type { ActiveLanguage } from '@common-ground/api/platform/languages.ts';
import { close } from 'pagefind';
import pg from 'pg';
import type { Sql } from '../Sql.ts';
import { selectAllEntries } from './selectEntries.ts';
import { writeIndex } from './writeIndex.ts';

/** The library holds an index in memory (140 MB for 2,500 conditions), so a base may be several indexes. */
const CONDITIONS_IN_AN_INDEX = 2000;

export type BaseOrder = { databaseUrl: string; language: ActiveLanguage; folder: string };

/** Runs in a process of its own, whose end frees the library's memory. No publish waits for it. */
export default async function writeBaseInWorker({ databaseUrl, language, folder }: BaseOrder): Promise<string[]> {
  os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
  const sql = new pg.Client({ connectionString: databaseUrl, application_name: 'common-ground-search-index' });
  await sql.connect();
  try {
    // All batches read the same snapshot. Later changes go into the delta.
    await sql.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await writeBase(sql, language, folder);
  } finally {
    await sql.end();
    await close();
  }
}

/** Writes all published conditions of a language by id. Resolves to the names of the folders. */
async function writeBase(sql: Sql, language: ActiveLanguage, folder: string): Promise<string[]> {
  const names: string[] = [];
  for await (const entries of selectAllEntries(sql, language, CONDITIONS_IN_AN_INDEX)) {
    names.push(
      await writeIndex({ folder, language: language.code, part: 'base', entries, withEngine: names.length === 0 }),
    );
  }
  return names;
}
