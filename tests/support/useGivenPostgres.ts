import { PLAIN_OWNER, TEMPLATES } from '@common-ground/api/platform/testing/testDatabase.ts';
import pg from 'pg';
import type { TestPostgres } from './startPostgres.ts';

/**
 * Takes a PostgreSQL that runs already for the integration tests, to try another version than the embedded one.
 * @param server its address, of a superuser. Databases of an earlier run of the tests are dropped
 */
export async function useGivenPostgres(server: string): Promise<TestPostgres> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: '/postgres' }).href });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname = ANY ($1) OR datname ~ '^test_\\d+_[0-9a-f]{8}$'`,
    [Object.values(TEMPLATES)],
  );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.query(`DROP ROLE IF EXISTS ${PLAIN_OWNER.user}`);
  await client.query(`CREATE DATABASE ${TEMPLATES.seed} TEMPLATE template0 ENCODING 'UTF8'`);
  await client.end();
  const { href } = Object.assign(new URL(server), { pathname: `/${TEMPLATES.seed}` });
  return { url: href, stop: async () => {} };
}
