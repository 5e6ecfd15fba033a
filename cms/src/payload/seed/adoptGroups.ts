import { ROLES } from '@common-ground/api/contracts/accounts/roles.ts';
import type { Database } from '@common-ground/api/platform/Database.ts';
import { defineStatement, execute, findRow } from '@common-ground/api/platform/statement.ts';
import type { Payload } from 'payload';
import { z } from 'zod';
import { demoEmail } from '../access/demoAccounts.ts';
import { hashDemoPassword } from './hashDemoPassword.ts';
import { inSeedTransaction, recordArrived } from './seedGroup.ts';
import { SEED_GROUPS, type SeedGroup } from './seedGroups.ts';

const ANY_ARRIVED = defineStatement({ text: 'SELECT FROM seed.arrived LIMIT 1' });

/**
 * Records groups that arrived before `seed.arrived` existed. Those releases wrote in the order of `SEED_GROUPS`, so a
 * group is whole when a later one has begun. The last one may be incomplete and is seeded again. Does nothing when any
 * group is recorded.
 * @param demoPassword the password of the demo accounts; undefined when there are to be none
 */
export async function adoptGroups(payload: Payload, demoPassword: string | undefined): Promise<void> {
  await inSeedTransaction(payload, async (connection) => {
    if ((await execute(connection, ANY_ARRIVED)) > 0) return;
    const begun = await findBegun(connection);
    const last = SEED_GROUPS.findLastIndex((group) => begun[group]);
    for (const group of SEED_GROUPS.slice(0, Math.max(last, 0)))
      if (begun[group] && group !== 'accounts') await recordArrived(connection, group);
    // The administrator was created last. If it exists, missing demo accounts were deleted, or the site is in real use.
    if (demoPassword && begun.administrator)
      await recordArrived(connection, 'accounts', hashDemoPassword(demoPassword));
  });
}

/** Records that each group writes. */
const WRITTEN = {
  languages: 'languages',
  categories: 'categories WHERE seed_key IS NOT NULL',
  conditions: 'conditions WHERE seed_key IS NOT NULL',
  pages: 'pages',
  paths: 'learning_paths WHERE seed_key IS NOT NULL',
  achievements: 'achievements WHERE seed_key IS NOT NULL',
  'help-lines': 'help_lines WHERE seed_key IS NOT NULL',
  'chat-answers': 'chat_answers WHERE seed_key IS NOT NULL',
  healthcare: 'healthcare_samples WHERE seed_key IS NOT NULL',
  accounts: `users WHERE email = ANY ($1) AND username LIKE 'demo-%'`,
  topics: `forum_posts WHERE request_key LIKE 'seed:%'`,
  administrator: `users WHERE role = 'admin'`,
} satisfies Partial<Record<SeedGroup | 'administrator', string>>;
const BEGUN = defineStatement({
  name: 'seed-groups-begun',
  row: Object.fromEntries(Object.keys(WRITTEN).map((group) => [group, z.boolean()])),
  text: `SELECT ${Object.entries(WRITTEN)
    .map(([group, records]) => `EXISTS (SELECT FROM ${records}) AS "${group}"`)
    .join(', ')}`,
});

async function findBegun(connection: Database): Promise<Partial<Record<SeedGroup | 'administrator', boolean>>> {
  const row = await findRow(connection, BEGUN, [ROLES.map(demoEmail)]);
  return row ?? {};
}
