import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Settings } from '../settings.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { StartError } from '../start/StartError.ts';
import { withEmbeddedServer } from '../start/withEmbeddedServer.ts';

/** Index of the line in PostgreSQL's `postmaster.pid` that holds the port. */
const PORT_LINE = 3;

export type OpenDatabase = {
  url: string;
  data: DataFolder;
  /** Process id of the `npm start` that runs in `DATA_DIR`; null when none does. */
  supervisor: number | null;
};

/**
 * Runs `work` with the address of the installation's database, in whatever state the database is: `DATABASE_DIRECT_URL`
 * or `DATABASE_URL`, else the embedded server, which is started for the time of `work` when `npm start` does not run.
 * @throws StartError when nothing is installed in `DATA_DIR`, or its `npm start` has not started the server yet
 */
export async function withDatabase<T>(settings: Settings, work: (database: OpenDatabase) => Promise<T>): Promise<T> {
  const data = new DataFolder(settings.DATA_DIR);
  // A search for the supervisor locks the folder, so it is left out where none has ever run.
  const findSupervisor = () => (existsSync(data.at('running.json')) ? data.findSupervisor() : null);
  const own = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  if (own) {
    // Looks only when asked: the lock would keep `npm start` from starting while a backup runs.
    const lazily = {
      url: own,
      data,
      get supervisor() {
        return findSupervisor();
      },
    };
    return work(lazily);
  }
  const supervisor = findSupervisor();
  const running = supervisor === null ? null : findEmbeddedDatabase(settings.DATA_DIR);
  if (running) return work({ url: running, data, supervisor });
  if (!existsSync(data.at('postgres', 'PG_VERSION')))
    throw new StartError(`Nothing is installed in ${data.path}. Install it with npm start.`);
  if (supervisor !== null)
    throw new StartError(`The database in ${data.path} has not started yet. Try again when the site is running.`);
  return withEmbeddedServer(data, (url) => work({ url, data, supervisor }));
}

/** Returns the address of the embedded server that runs in the folder; null when none has been left running. */
export function findEmbeddedDatabase(dataDir: string): string | null {
  const note = path.join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(note)) return null;
  const port = readFileSync(note, 'utf8').split('\n')[PORT_LINE];
  const { postgresPassword } = new DataFolder(dataDir).secrets();
  return `postgres://postgres:${postgresPassword}@127.0.0.1:${port}/common_ground`;
}
