import { type TestDatabase, testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import type { Payload } from 'payload';
import { testSettings } from './testSettings.ts';

export type TestPayload = TestDatabase & { payload: Payload };

/**
 * Payload on a database of its own. Payload and its configuration are one for each process, and read their settings
 * when they are loaded: so once for each test file, before anything else imports the configuration.
 */
export async function testPayload(): Promise<TestPayload> {
  const database = await testDatabase();
  Object.assign(process.env, testSettings, { DATABASE_URL: database.url });
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('../../../payload.config.ts'),
  ]);
  const payload = await getPayload({ config, disableOnInit: true });
  // Payload is left as it is: it never gives back one of its connections, and waiting for that one would never end.
  return { ...database, payload };
}
