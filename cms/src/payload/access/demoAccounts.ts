import { type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
/** The demo accounts that can open the CMS, the most able one first. */
export const DEMO_ROLES: readonly Role[] = STAFF.toReversed();

export function demoEmail(role: Role): string {
  return `${role}@example.org`;
}
