import type { Sql } from '../Sql.ts';
import { tryJobsAgain } from './failedJobs.ts';
import { tryPagesAgain } from './failedPages.ts';

/** Has the publisher try at once whatever failed. */
export async function retry(sql: Sql): Promise<void> {
  await tryJobsAgain(sql);
  await tryPagesAgain(sql);
  await sql.query(`SELECT pg_notify('publisher_asked', '')`);
}
