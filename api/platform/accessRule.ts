import { ROLES } from '../contracts/accounts/roles.ts';

export const WHO = ['signed out', ...ROLES] as const;
export type Who = (typeof WHO)[number];

/**
 * Reaches of a rule, the furthest first. `self` is for calls that never look beyond the caller's own records, `drafts`
 * for records that are not published.
 */
export const REACHES = ['all', 'own', 'self', 'drafts'] as const;
export type Reach = (typeof REACHES)[number];

/** Roles, or `signed out`, by reach. All others have no access. Of several reaches of a role the furthest counts. */
export type AccessRule = { readonly [reach in Reach]?: readonly Who[] };

export function findReach(rule: AccessRule | undefined, who: Who): Reach | null {
  if (!rule) throw new Error('No access rule was given');
  return REACHES.find((reach) => rule[reach]?.includes(who)) ?? null;
}
