import { ROLES, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { demoEmail } from '@common-ground/cms/src/payload/access/demoAccounts.ts';
import {
  hashDemoPassword,
  matchesHash,
  prepareDemoPassword,
} from '@common-ground/cms/src/payload/seed/hashDemoPassword.ts';
import { isNameFree } from '@common-ground/cms/src/payload/seed/isNameFree.ts';
import type { SeedReport, SeedWriter } from '@common-ground/cms/src/payload/seed/SeedWriter.ts';
import {
  findArrived,
  inSeedTransaction,
  recordArrived,
  withWriter,
} from '@common-ground/cms/src/payload/seed/seedGroup.ts';
import type { Payload } from 'payload';

export const DEMO_USERS: { email: string; username: string; displayName: string; role: Role }[] = ROLES.map((role) => ({
  email: demoEmail(role),
  username: `demo-${role}`,
  displayName: `Demo ${role}`,
  role,
}));

/**
 * Creates the demo accounts once. A call with another password than the last call sets it on the accounts that exist. A
 * call with the same password changes nothing, so passwords that were changed elsewhere stay. Deleted accounts stay
 * deleted.
 */
export function seedDemoUsers(payload: Payload, password: string): Promise<SeedReport> {
  const report: SeedReport = { created: 0, kept: 0, skipped: [] };
  return inSeedTransaction(payload, async (connection) => {
    const arrived = await findArrived(connection, 'accounts');
    if (matchesHash(arrived?.mark ?? null, password)) return report;
    await withWriter(payload, { connection, report }, (writer) =>
      writeAccounts(writer, { password, isFirst: !arrived }),
    );
    await recordArrived(connection, 'accounts', hashDemoPassword(password));
    return report;
  });
}

type Accounts = { password: string; isFirst: boolean };

async function writeAccounts(writer: SeedWriter, { password, isFirst }: Accounts): Promise<void> {
  const { payload, connection, report } = writer;
  const setPassword = await prepareDemoPassword(connection, password);
  for (const user of DEMO_USERS) {
    const where = { email: { equals: user.email }, username: { equals: user.username } };
    const { docs } = await payload.find({ ...writer.options, collection: 'users', where, limit: 1 });
    if (!docs[0] && !isFirst) continue;
    if (!docs[0] && !(await isNameFree(connection, user))) {
      report.skipped.push(`${user.email}: another account has its address or name`);
      continue;
    }
    const data = { ...user, isVerified: true };
    const { id } = docs[0] ?? (await payload.create({ ...writer.options, collection: 'users', data }));
    await setPassword(id);
    report[docs[0] ? 'kept' : 'created'] += 1;
  }
}
