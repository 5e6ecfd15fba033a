import { ROLES, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { demoEmail } from '@common-ground/cms/src/payload/access/demoAccounts.ts';
import type { Payload } from 'payload';

/** One demo account for each role; they are named after their role and are nobody. */
export const DEMO_USERS: { email: string; username: string; displayName: string; role: Role }[] = ROLES.map((role) => ({
  email: demoEmail(role),
  username: `demo-${role}`,
  displayName: `Demo ${role}`,
  role,
}));

/** Creates the demo accounts that are missing, and gives all of them the password that is printed at start. */
export async function seedDemoUsers(payload: Payload, password: string): Promise<void> {
  for (const user of DEMO_USERS) {
    const found = await payload.find({
      collection: 'users',
      where: { email: { equals: user.email } },
      limit: 1,
      depth: 0,
      overrideAccess: true,
    });
    const existing = found.docs[0];
    if (existing)
      await payload.update({
        collection: 'users',
        id: existing.id,
        data: { password },
        overrideAccess: true,
        depth: 0,
      });
    else
      await payload.create({
        collection: 'users',
        data: { ...user, password, isVerified: true },
        overrideAccess: true,
        depth: 0,
      });
  }
}
