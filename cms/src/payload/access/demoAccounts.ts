import { type Role, STAFF } from '@common-ground/api/contracts/accounts/roles.ts';
/** Roles of the demo accounts that can open the CMS, the one with the most rights first. */
export const DEMO_ROLES: readonly Role[] = STAFF.toReversed();

export function demoEmail(role: Role): string {
  return `${role}@example.org`;
}
