import pg from 'pg';
import { findDirectSetting, type Settings } from '../settings.ts';
import { lookAtDatabase } from '../start/database.ts';
import { StartError } from '../start/StartError.ts';
import { readCommandSettings, runCommand } from './runCommand.ts';
import { findEmbeddedDatabase } from './withDatabase.ts';

/**
 * Runs `work` with the database of the running installation.
 * @returns the exit code of `work`, or 1 after printing the reason of a failure
 */
export function withRunningDatabase(work: (sql: pg.Pool, settings: Settings) => Promise<number>): Promise<number> {
  return runCommand(null, async () => {
    const settings = readCommandSettings();
    const pool = new pg.Pool({ connectionString: await findRunningDatabase(settings), max: 1 });
    pool.on('error', () => {});
    try {
      return await work(pool, settings);
    } finally {
      await pool.end();
    }
  });
}

/** @throws StartError when nothing runs, or the database cannot be reached or lacks migrations of this code */
async function findRunningDatabase(settings: Settings): Promise<string> {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL, DATA_DIR } = settings;
  const nothing = new StartError(`Nothing runs in ${DATA_DIR}. Start it with npm start.`);
  const url = DATABASE_DIRECT_URL ?? findEmbeddedDatabase(DATA_DIR);
  if (!url) throw nothing;
  const { isMigrated } = await lookAtDatabase(url, findDirectSetting(settings)).catch((error) => {
    // A killed server leaves its `postmaster.pid` behind.
    throw DATABASE_URL ? error : nothing;
  });
  if (!isMigrated) throw new StartError('The database is older than this code. Start it with npm start.');
  return url;
}
