import pg from 'pg';
import { readSettings, type Settings } from '../settings.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { explain } from '../start/StartError.ts';
import { runningDatabase } from './runningDatabase.ts';

/**
 * Runs `work` with the database and the site address of the running installation.
 * @returns the exit code of `work`, or 1 after printing the reason of a failure
 */
export async function withRunningDatabase(work: (sql: pg.Pool, siteUrl: string) => Promise<number>): Promise<number> {
  let dataDir = '';
  try {
    // `DATABASE_URL` requires this key, but the commands sign nothing with it.
    const settings = readSettings({ ...process.env, PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'x'.repeat(32) });
    dataDir = settings.DATA_DIR;
    const pool = new pg.Pool({ connectionString: await runningDatabase(settings), max: 1 });
    pool.on('error', () => {});
    try {
      return await work(pool, findSiteUrl(settings));
    } finally {
      await pool.end();
    }
  } catch (error) {
    console.error(explain(error, { dataDir }));
    return 1;
  }
}

/** SITE_URL of this command's environment, else that of the `npm start` that runs, which may have had another PORT. */
function findSiteUrl({ DATA_DIR, SITE_URL }: Settings): string {
  return (!process.env.SITE_URL && new DataFolder(DATA_DIR).findSiteUrl()) || SITE_URL;
}
