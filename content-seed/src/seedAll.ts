import { fillSearch } from '@common-ground/cms/src/payload/database/fillSearch.ts';
import { adoptGroups } from '@common-ground/cms/src/payload/seed/adoptGroups.ts';
import type { Payload } from 'payload';
import { seedDemoUsers } from './demoUsers.ts';
import { seedContent } from './seed.ts';
import { seedTopics } from './seedTopics.ts';

/**
 * Writes every missing group. The process may be killed at any moment and run again, also beside another one.
 * @param demoPassword undefined when there are no demo accounts
 * @returns the lines to print
 */
export async function seedAll(payload: Payload, demoPassword: string | undefined): Promise<string[]> {
  await adoptGroups(payload, demoPassword);
  const { created, kept, skipped } = await seedContent(payload);
  const accounts = demoPassword ? await seedDemoUsers(payload, demoPassword) : null;
  const topics = await seedTopics(payload);
  if (created > 0) await fillSearch(payload);
  return [
    `seeded: ${created} records created, ${kept} kept as they are`,
    ...[...skipped, ...(accounts?.skipped ?? [])].map((reason) => `left out: ${reason}`),
    ...(topics > 0 ? [`${topics} topics of the forum begun`] : []),
  ];
}
