import { createService } from './createService.ts';
import type { DataFolder } from './DataFolder.ts';
import { findFreePort } from './ports.ts';
import { writeServiceLine } from './serviceLines.ts';

/**
 * Claims a data folder and runs its PostgreSQL, which it creates when missing, while `work` does.
 * @param work gets the address of the database
 * @throws StartError when an installation runs in the folder, or PostgreSQL does not start
 */
export async function withEmbeddedServer<Result>(
  data: DataFolder,
  work: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  await data.claim();
  const { postgresPassword } = data.secrets();
  const port = await findFreePort();
  const env = { POSTGRES_FOLDER: data.at('postgres'), POSTGRES_PORT: port, POSTGRES_PASSWORD: postgresPassword };
  const server = createService('postgres', { env, writeLine: writeServiceLine });
  try {
    await server.start();
    return await work(`postgres://postgres:${postgresPassword}@127.0.0.1:${port}/common_ground`);
  } finally {
    await server.stop();
  }
}
