import pg from 'pg';
import { readSettings } from '../settings.ts';
import { explain } from '../start/StartError.ts';
import { runningDatabase } from './runningDatabase.ts';

/**
 * Runs `work` with the database of the installation that runs, as a command of the terminal does.
 * @returns the exit code that `work` returns, or 1 after one line that says what went wrong
 */
export async function withRunningDatabase(work: (sql: pg.Pool) => Promise<number>): Promise<number> {
  let dataDir = '';
  try {
    // The settings demand this key beside a database of one's own; nothing is signed with it here.
    const settings = readSettings({ ...process.env, PAYLOAD_SECRET: process.env.PAYLOAD_SECRET ?? 'x'.repeat(32) });
    dataDir = settings.DATA_DIR;
    // One connection, for which those who ask at once wait.
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
