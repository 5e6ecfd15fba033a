import { PLAIN_OWNER, TEMPLATES } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import pg from 'pg';
import type { TestPostgres } from './startPostgres.ts';

/**
 * Uses a running PostgreSQL for the integration tests, to try another version than the embedded one.
 * @param server address of a superuser. Databases of an earlier test run are dropped
 * @throws Error when a database with one of the tests' names belongs to another owner
 */
export async function useGivenPostgres(server: string): Promise<TestPostgres> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(server), { pathname: '/postgres' }).href });
  await client.connect();
  const { rows } = await client.query<{ name: string; isOfTests: boolean }>(
    `SELECT datname AS name, pg_get_userbyid(datdba) = $2 OR datname ~ '^test_' AS "isOfTests" FROM pg_database
     WHERE datname = ANY ($1) OR datname ~ '^test_\\d+_[0-9a-f]{8}$'`,
    [Object.values(TEMPLATES), PLAIN_OWNER.user],
  );
  const other = rows.find(({ isOfTests }) => !isOfTests);
  if (other)
    throw new Error(
      `TEST_POSTGRES_URL: the database "${other.name}" there is not of these tests. Give another server.`,
    );
  for (const { name } of rows) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await client.query(`DROP ROLE IF EXISTS ${PLAIN_OWNER.user}`);
  await client.query(`CREATE DATABASE ${TEMPLATES.seed} TEMPLATE template0 ENCODING 'UTF8'`);
  await client.end();
  const { href } = Object.assign(new URL(server), { pathname: `/${TEMPLATES.seed}` });
  return { url: href, stop: async () => {} };
}
