import { testSettings } from '@common-ground/cms/src/payload/testing/testSettings.ts';
import { buildIfChanged, siteBuild } from '@common-ground/cms/src/server/start/builds.ts';
import { runOnce } from '@common-ground/cms/src/server/start/runOnce.ts';
import { startPostgres } from './startPostgres.ts';

/** Before the integration tests: one server, and in it one database, migrated and seeded, that each test file copies; and the built site. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  // For trying one test again and again, a server that was prepared before.
  if (process.env.TEST_DATABASE_URL) return undefined;
  const postgres = await startPostgres();
  const env = { ...testSettings, DATABASE_URL: postgres.url, DEMO_PASSWORD: '' };
  try {
    await runOnce('cms/src/server/migrate.ts', env);
    await runOnce('content-seed/src/run.ts', env);
    // The publisher's tests render real pages.
    await buildIfChanged(siteBuild, {});
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  process.env.TEST_DATABASE_URL = postgres.url;
  return postgres.stop;
}
