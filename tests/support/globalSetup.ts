import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeAllEntries } from '@common-ground/api/features/search/writeEntries.ts';
import { PLAIN_OWNER, TEMPLATES } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { insertSmallEncyclopedia } from '@common-ground/api/testing/encyclopedia.ts';
import { testSettings } from '@common-ground/cms/src/payload/testing/testSettings.ts';
import { FEW, keepOnly } from '@common-ground/cms/src/publisher/testing/keepOnly.ts';
import { buildIfChanged, serverBuild, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';
import { runOnce } from '@common-ground/cms/src/server/start/runNode.ts';
import pg from 'pg';
import { startPostgres } from './startPostgres.ts';
import { useGivenPostgres } from './useGivenPostgres.ts';

/**
 * Starts a database server for the integration tests, with the template databases that test files copy, and builds the
 * site.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // TEST_DATABASE_URL names a server that was prepared before, on which a test can be repeated.
  if (process.env.TEST_DATABASE_URL) return undefined;
  await buildIfChanged(serverBuild, {});
  const { TEST_POSTGRES_URL } = process.env;
  const postgres = await (TEST_POSTGRES_URL ? useGivenPostgres(TEST_POSTGRES_URL) : startPostgres());
  try {
    await Promise.all([prepareTemplates(postgres.url), buildIfChanged(siteBuild, {})]);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  const folder = await mkdtemp(path.join(tmpdir(), 'common-ground-data-'));
  process.env.TEST_DATA_DIR = folder;
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true });
  };
}

async function prepareTemplates(url: string): Promise<void> {
  await inDatabase(url, 'postgres', async (client) => {
    await client.query(`CREATE ROLE ${PLAIN_OWNER.user} LOGIN PASSWORD '${PLAIN_OWNER.password}'`);
    await client.query(`ALTER DATABASE ${TEMPLATES.seed} OWNER TO ${PLAIN_OWNER.user}`);
  });
  const { href } = Object.assign(new URL(url), { username: PLAIN_OWNER.user, password: PLAIN_OWNER.password });
  const { TEST_POSTGRES_POOL_URL } = process.env;
  // Behind a pool, the migrations and the seed must work although DATABASE_URL is the address of that pool.
  const database = TEST_POSTGRES_POOL_URL
    ? { DATABASE_URL: TEST_POSTGRES_POOL_URL, DATABASE_DIRECT_URL: href }
    : { DATABASE_URL: href };
  const env = { ...testSettings, ...database, DEMO_PASSWORD: '' };
  await runOnce('migrate', env);
  await runOnce('seed', env);
  for (const [name, work] of [
    [TEMPLATES.few, (client: pg.Client) => keepOnly(client, FEW)],
    [TEMPLATES.small, insertSmallEncyclopedia],
  ] as const) {
    await inDatabase(url, 'postgres', (client) =>
      client.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATES.seed} OWNER ${PLAIN_OWNER.user}`),
    );
    await inDatabase(url, name, work);
    await writeSearch(url, name);
  }
  // Updates the statistics, because query plans depend on them and autovacuum is off.
  for (const template of Object.values(TEMPLATES))
    await inDatabase(url, template, (client) => client.query('VACUUM ANALYZE'));
}

async function writeSearch(url: string, name: string): Promise<void> {
  const pool = new pg.Pool({ connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href, max: 1 });
  await writeAllEntries(pool);
  await pool.end();
}

async function inDatabase(url: string, name: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(url), { pathname: `/${name}` }).href });
  await client.connect();
  await work(client);
  await client.end();
}
