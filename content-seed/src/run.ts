import config from '@common-ground/cms/payload.config.ts';
import { withDirectDatabase } from '@common-ground/cms/src/payload/database/defineDatabase.ts';
import { readProcessSettings } from '@common-ground/cms/src/server/settings.ts';
import payload from 'payload';
import { SeedContentError } from './read.ts';
import { seedAll } from './seedAll.ts';

/** Writes the missing seed content, and the demo accounts when DEMO_PASSWORD is set. */
try {
  const { DATABASE_DIRECT_URL } = readProcessSettings();
  await payload.init({ config: config.then(withDirectDatabase(DATABASE_DIRECT_URL)), disableOnInit: true });
  for (const line of await seedAll(payload, process.env.DEMO_PASSWORD || undefined)) console.log(line);
  await payload.destroy();
  process.exit(0);
} catch (error) {
  console.error(error instanceof SeedContentError ? error.message : error);
  process.exit(1);
}
