import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findDirectSetting, type Settings } from '../settings.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { lookAtDatabase } from '../start/database.ts';
import { StartError } from '../start/StartError.ts';

/** Index of the line in PostgreSQL's `postmaster.pid` that holds the port. */
const PORT_LINE = 3;

/** @throws StartError when nothing runs, or the database cannot be reached or lacks migrations of this code */
export async function runningDatabase(settings: Settings): Promise<string> {
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

/** Returns the address of the embedded server that runs in the folder; null when none has been left running. */
export function findEmbeddedDatabase(dataDir: string): string | null {
  const note = path.join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(note)) return null;
  const port = readFileSync(note, 'utf8').split('\n')[PORT_LINE];
  const { postgresPassword } = new DataFolder(dataDir).secrets();
  return `postgres://postgres:${postgresPassword}@127.0.0.1:${port}/common_ground`;
}
