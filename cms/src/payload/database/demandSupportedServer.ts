import type { Database } from '@common-ground/api/platform/Database.ts';
import { defineStatement, findRow } from '@common-ground/api/platform/statement.ts';
import { z } from 'zod';

/** Oldest major version of PostgreSQL whose SQL this code uses (`tests/structure/olderServers.test.ts`). */
export const OLDEST_POSTGRES = 15;

const SERVER = defineStatement({
  row: { major: z.number(), version: z.string(), host: z.string() },
  text: `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('server_version') AS version,
           coalesce(host(inet_server_addr()), 'a local socket') AS host`,
});

/** @throws Error with one sentence when the server is too old. Nothing is changed on an older one */
export async function demandSupportedServer(database: Database): Promise<void> {
  const server = await findRow(database, SERVER);
  if (!server || server.major >= OLDEST_POSTGRES) return;
  throw new Error(
    `PostgreSQL ${server.version} at ${server.host} is too old: Common Ground needs ${OLDEST_POSTGRES} or newer.`,
  );
}
