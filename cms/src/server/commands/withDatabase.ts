import { existsSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { StartError } from '../start/StartError.ts';
import { withEmbeddedServer } from '../start/withEmbeddedServer.ts';
import { findEmbeddedDatabase } from './runningDatabase.ts';

export type OpenDatabase = {
  url: string;
  /** Process id of the `npm start` that runs in `DATA_DIR`; null when none does. */
  supervisor: number | null;
};

/**
 * Runs `work` with the address of the installation's database, in whatever state the database is: `DATABASE_DIRECT_URL`
 * or `DATABASE_URL`, else the embedded server, which is started for the time of `work` when `npm start` does not run.
 * @throws StartError when nothing is installed in `DATA_DIR`
 */
export async function withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const data = new DataFolder(settings.DATA_DIR);
  // A search for the supervisor locks the folder, so it is left out where none has ever run.
  const supervisor = existsSync(data.at('running.json')) ? data.findSupervisor() : null;
  const own = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  const running = own ?? (supervisor === null ? null : findEmbeddedDatabase(settings.DATA_DIR));
  if (running) return work({ url: running, supervisor });
  if (!existsSync(data.at('postgres', 'PG_VERSION')))
    throw new StartError(`Nothing is installed in ${data.path}. Install it with npm start.`);
  return withEmbeddedServer(data, (url) => work({ url, supervisor }));
}
