import os from 'node:os';
import { close } from 'pagefind';
import pg from 'pg';
import type { LanguageRow } from '../contentRows.ts';
import { writeBase } from './writeBase.ts';

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
