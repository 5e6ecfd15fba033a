import { ROLES } from '../contracts/accounts/roles.ts';

export const WHO = ['signed out', ...ROLES] as const;
export type Who = (typeof WHO)[number];

/**
 * Reaches of a rule, the furthest first. `self` is for calls that never look beyond the caller's own records, `drafts`
 * for records that are not published.
 */
export const REACHES = ['all', 'own', 'self', 'published', 'drafts'] as const;
export type Reach = (typeof REACHES)[number];

/** The people of each reach. Nobody else has access, and a person's furthest reach counts. */
export type AccessRule = { readonly [reach in Reach]?: readonly Who[] };

export function findReach(rule: AccessRule | undefined, who: Who): Reach | null {
  if (!rule) throw new Error('No access rule was given');
  return REACHES.find((reach) => rule[reach]?.includes(who)) ?? null;
}
