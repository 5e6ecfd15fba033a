import { ROLES } from '@common-ground/api/contracts/accounts/roles.ts';
import { type Database, findRow } from '@common-ground/api/platform/Database.ts';
import type { Payload } from 'payload';
import { demoEmail } from '../access/demoAccounts.ts';
import { hashDemoPassword } from './hashDemoPassword.ts';
import { inSeedTransaction, recordArrived } from './seedGroup.ts';
import { SEED_GROUPS, type SeedGroup } from './seedGroups.ts';

/**
 * Records groups that arrived before `seed.arrived` existed. Those releases wrote in the order of `SEED_GROUPS`, so a
 * group is whole when a later one has begun. The last one may be incomplete and is seeded again. Does nothing when any
 * group is recorded.
 * @param demoPassword the password of the demo accounts; undefined when there are to be none
 */
export async function adoptGroups(payload: Payload, demoPassword: string | undefined): Promise<void> {
  await inSeedTransaction(payload, async (connection) => {
    const { rows } = await connection.query('SELECT FROM seed.arrived LIMIT 1');
    if (rows.length > 0) return;
    const begun = await findBegun(connection);
    const last = SEED_GROUPS.findLastIndex((group) => begun[group]);
    for (const group of SEED_GROUPS.slice(0, Math.max(last, 0)))
      if (begun[group] && group !== 'accounts') await recordArrived(connection, group);
    // The administrator was created last. If it exists, missing demo accounts were deleted, or the site is in real use.
    if (demoPassword && begun.administrator)
      await recordArrived(connection, 'accounts', hashDemoPassword(demoPassword));
  });
}

async function findBegun(connection: Database): Promise<Partial<Record<SeedGroup | 'administrator', boolean>>> {
  const row = await findRow<Record<string, boolean>>(connection, {
    name: 'seed-groups-begun',
    text: `SELECT EXISTS (SELECT FROM languages) AS languages,
             EXISTS (SELECT FROM categories WHERE seed_key IS NOT NULL) AS categories,
             EXISTS (SELECT FROM conditions WHERE seed_key IS NOT NULL) AS conditions,
             EXISTS (SELECT FROM pages) AS pages,
             EXISTS (SELECT FROM learning_paths WHERE seed_key IS NOT NULL) AS paths,
             EXISTS (SELECT FROM achievements WHERE seed_key IS NOT NULL) AS achievements,
             EXISTS (SELECT FROM help_lines WHERE seed_key IS NOT NULL) AS "help-lines",
             EXISTS (SELECT FROM chat_answers WHERE seed_key IS NOT NULL) AS "chat-answers",
             EXISTS (SELECT FROM healthcare_samples WHERE seed_key IS NOT NULL) AS healthcare,
             EXISTS (SELECT FROM users WHERE email = ANY ($1) AND username LIKE 'demo-%') AS accounts,
             EXISTS (SELECT FROM forum_posts WHERE request_key LIKE 'seed:%') AS topics,
             EXISTS (SELECT FROM users WHERE role = 'admin') AS administrator`,
    values: [ROLES.map(demoEmail)],
  });
  return row ?? {};
}
