import { type Role, STAFF } from './roles.ts';

/** The demo accounts that can open the CMS, the most able one first. */
export const DEMO_ROLES: readonly Role[] = STAFF.toReversed();

export function demoEmail(role: Role): string {
  return `${role}@example.org`;
}
