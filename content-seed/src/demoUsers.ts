import { ROLES, type Role } from '@common-ground/api/contracts/accounts/roles.ts';
import { demoEmail } from '@common-ground/cms/src/payload/access/demoAccounts.ts';
import { SEEDING } from '@common-ground/cms/src/payload/hooks/seeding.ts';
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
  for (const [place, user] of DEMO_USERS.entries()) {
    // One password for all: it is judged with the first account, and what the seed permits is not judged again.
    const context = place === 0 ? {} : SEEDING;
    const how = { collection: 'users', overrideAccess: true, depth: 0, context } as const;
    const { docs } = await payload.find({ ...how, where: { email: { equals: user.email } }, limit: 1 });
    if (docs[0]) await payload.update({ ...how, id: docs[0].id, data: { password } });
    else await payload.create({ ...how, data: { ...user, password, isVerified: true } });
  }
}
