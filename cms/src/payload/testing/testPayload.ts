import { type Template, type TestDatabase, testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { getPayload, type Payload } from 'payload';
import type pg from 'pg';
import { type Seeder, seeder } from './seeder.ts';
import { testSettings } from './testSettings.ts';

export type TestPayload = TestDatabase & { payload: Payload; cms: Seeder };

/** What is exchanged of Payload's adapter of PostgreSQL. */
type Connected = { pool: pg.Pool; poolOptions: pg.PoolConfig; connect: () => Promise<void> };

/** Of the file before, in this process. */
let open: TestPayload | undefined;

/**
 * Payload on a database of its own. Payload and its configuration take seconds to load and are one for each process, so
 * all test files of a process share them, one file after the other: each brings its own connections to its own database,
 * and those of the file before are ended.
 */
export async function testPayload(template: Template = 'seed'): Promise<TestPayload> {
  await open?.close();
  const database = await testDatabase(template);
  // Read when the configuration is loaded, which is the first time that this is called.
  Object.assign(process.env, testSettings, { DATABASE_URL: database.url });
  const { default: config } = await import('../../../payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'info';
  const db = payload.db as unknown as Connected;
  Object.assign(db, { pool: undefined, poolOptions: { ...db.poolOptions, connectionString: database.url } });
  await db.connect();
  const { pool } = db;
  open = {
    ...database,
    payload,
    cms: seeder(payload),
    async close() {
      await Promise.all([database.pool, pool].map((one) => one.ended || one.end()));
    },
  };
  return open;
}
