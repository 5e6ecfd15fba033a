import { existsSync } from 'node:fs';
import type { Settings } from '../settings.ts';
import { createService } from '../start/createService.ts';
import { DataFolder } from '../start/DataFolder.ts';
import { findFreePort } from '../start/ports.ts';
import { StartError } from '../start/StartError.ts';
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
  const supervisor = data.findSupervisor();
  const own = settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL;
  const running = own ?? (supervisor === null ? null : findEmbeddedDatabase(settings.DATA_DIR));
  if (running) return work({ url: running, supervisor });
  if (!existsSync(data.at('postgres', 'PG_VERSION')))
    throw new StartError(`Nothing is installed in ${data.path}. Install it with npm start.`);
  await data.claim();
  const POSTGRES_PORT = await findFreePort();
  const { postgresPassword } = data.secrets();
  const env = { POSTGRES_FOLDER: data.at('postgres'), POSTGRES_PORT, POSTGRES_PASSWORD: postgresPassword };
  const postgres = createService('postgres', { env, socket: undefined, report: (line) => console.error(line) });
  await postgres.start();
  try {
    return await work({
      url: `postgres://postgres:${postgresPassword}@127.0.0.1:${POSTGRES_PORT}/common_ground`,
      supervisor,
    });
  } finally {
    await postgres.stop();
  }
}
