import { UNLIMITED } from '@common-ground/api/platform/databaseLimits.ts';
import pg from 'pg';
import { demandSupportedServer } from '../payload/database/demandSupportedServer.ts';
import { connectPatiently } from '../publisher/LockConnection.ts';
import type { ProcessSettings } from './settings.ts';

/** Milliseconds for one attempt to connect, because a host that is gone may never refuse it. */
const CONNECT_MS = 2000;

/** Connects without a connection pool and without limits, for notifications and locks of the session. */
export async function connectDirectly(
  { DATABASE_DIRECT_URL }: Pick<ProcessSettings, 'DATABASE_DIRECT_URL'>,
  name: string,
): Promise<pg.Client> {
  const client = new pg.Client({
    ...UNLIMITED,
    connectionString: DATABASE_DIRECT_URL,
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: name,
  });
  await client.connect();
  return client;
}

/** Waits for the database. @throws Error with one sentence when its server is too old */
export async function demandSupportedDatabase(settings: ProcessSettings): Promise<void> {
  const client = await connectPatiently(
    () => connectDirectly(settings, 'common-ground-start'),
    () => {},
  );
  await demandSupportedServer(client).finally(() => client.end());
}
