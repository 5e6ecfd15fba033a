import {
  createTestDatabase,
  type Template,
  type TestDatabase,
} from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { getPayload, type Payload } from 'payload';
import { type Seeder, seeder } from './seeder.ts';
import { testSettings } from './testSettings.ts';

export type TestPayload = TestDatabase & { payload: Payload; cms: Seeder };

/** Payload as the previous test file of this process left it, with open connections. */
let open: TestPayload | undefined;

/** Test files of a process share Payload in turn, because it loads slowly. Each closes the previous connections. */
export async function testPayload(template: Template = 'seed'): Promise<TestPayload> {
  await open?.close();
  const database = await createTestDatabase(template);
  // The configuration reads these when it is loaded, which is at the first call.
  Object.assign(process.env, testSettings, { DATABASE_URL: database.pooledUrl, DATABASE_DIRECT_URL: database.url });
  const { default: config } = await import('../../../payload.config.ts');
  // Programs that other tests start on databases of their own must not get it.
  delete process.env.DATABASE_DIRECT_URL;
  const payload = await getPayload({ config, disableOnInit: true });
  payload.logger.level = 'info';
  const { db } = payload;
  Object.assign(db, { pool: undefined, poolOptions: { ...db.poolOptions, connectionString: database.pooledUrl } });
  await db.connect?.();
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
