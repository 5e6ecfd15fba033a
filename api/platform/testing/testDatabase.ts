import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

export type TestDatabase = {
  pool: pg.Pool;
  url: string;
  /** Ends the pool and drops the database. */
  close: () => Promise<void>;
};

/** Migrated and seeded once for all tests; nobody may connect to it, or it cannot be copied. */
export const TEMPLATE_DATABASE = 'common_ground';
const IS_BEING_COPIED = '55006';
const TRIES = 20;

/** A database of one's own, migrated and with the seed content: a copy of the prepared one. */
export async function testDatabase(): Promise<TestDatabase> {
  const name = `test_${process.pid}_${randomBytes(4).toString('hex')}`;
  await administer((client) => copyTemplate(client, name));
  const url = addressOf(name);
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: 'test' });
  return {
    pool,
    url,
    async close() {
      await pool.end();
      await administer((client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

async function copyTemplate(client: pg.Client, name: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_DATABASE}`);
      return;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && error.code === IS_BEING_COPIED;
      if (!isBusy || tries === TRIES) throw error;
      await wait(100 * tries);
    }
  }
}

async function administer(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: addressOf('postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** The server is started by the global setup of the integration tests. */
function addressOf(database: string): string {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: name the file *.integration.test.ts');
  return Object.assign(new URL(server), { pathname: `/${database}` }).href;
}
