import pg from 'pg';
import { readSettings } from '../settings.ts';
import { explain } from '../start/StartError.ts';
import { runningDatabase } from './runningDatabase.ts';

/** @returns the exit code of `work`, or 1 after printing the reason of a failure */
export async function withRunningDatabase(work: (sql: pg.Pool) => Promise<number>): Promise<number> {
  let dataDir = '';
  try {
    // `DATABASE_URL` requires this key, but the commands sign nothing with it.
    const settings = readSettings({ ...process.env, PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'x'.repeat(32) });
    dataDir = settings.DATA_DIR;
    const pool = new pg.Pool({ connectionString: await runningDatabase(settings), max: 1 });
    pool.on('error', () => {});
    try {
      return await work(pool);
    } finally {
      await pool.end();
    }
  } catch (error) {
    console.error(explain(error, { dataDir }));
    return 1;
  }
}
