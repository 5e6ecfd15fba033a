import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import type { Database } from '../Database.ts';
import type { Endpoint } from '../defineEndpoint.ts';
import { createDispatch } from '../dispatch.ts';
import { PreparedResponses } from '../prepared/PreparedResponses.ts';

/** Set by whoever runs the tests, to a migrated database that belongs to this worker alone. */
export const TEST_DATABASE_URL = process.env.TEST_DATABASE_URL;

export type TestDatabase = {
  pool: Database & { connect(): Promise<TestClient>; end(): Promise<void> };
};

export type TestClient = Database & { release(): void };

export async function testDatabase(): Promise<TestDatabase> {
  if (!TEST_DATABASE_URL) throw new Error('TEST_DATABASE_URL is not set');
  return { pool: drizzle(TEST_DATABASE_URL).$client as unknown as TestDatabase['pool'] };
}

/** Asks these endpoints without a server, and without Payload. */
export function askWith({ endpoints, database, prepared = new PreparedResponses() }: Surroundings) {
  const dispatch = createDispatch({ endpoints, checkOutput: true });
  return (path: string, init?: RequestInit): Promise<Response> =>
    dispatch(new Request(`http://test${path}`, init), { database, prepared });
}

type Surroundings = { endpoints: Endpoint[]; database: Database; prepared?: PreparedResponses };
