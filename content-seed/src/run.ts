import config from '@common-ground/cms/payload.config.ts';
import { withoutDatabaseLimits } from '@common-ground/cms/src/payload/database/defineDatabase.ts';
import payload from 'payload';
import { seedDemoUsers } from './demoUsers.ts';
import { SeedContentError } from './read.ts';
import { seedContent } from './seed.ts';
import { seedTopics } from './seedTopics.ts';

/** One shot: seed content, and the demo accounts when DEMO_PASSWORD is given. Prints one line a step. */
try {
  await payload.init({ config: config.then(withoutDatabaseLimits), disableOnInit: true });
  const { created, kept } = await seedContent(payload);
  console.log(`seeded: ${created} records created, ${kept} kept as they are`);
  if (process.env.DEMO_PASSWORD) await seedDemoUsers(payload, process.env.DEMO_PASSWORD);
  const topics = await seedTopics(payload);
  if (topics > 0) console.log(`${topics} topics of the forum begun`);
  await payload.destroy();
  process.exit(0);
} catch (error) {
  console.error(error instanceof SeedContentError ? error.message : error);
  process.exit(1);
}
