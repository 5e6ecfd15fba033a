import { ROLES } from '../contracts/accounts/roles.ts';

/** Everybody whom the rules tell apart. */
export const WHO = ['signed out', ...ROLES] as const;
export type Who = (typeof WHO)[number];

/**
 * How far a rule lets somebody get, the furthest first: to everything; to what is their own; to what is their own
 * because the call never looks further, whatever it is given; to published records; to drafts, not to what
 * readers have.
 */
export const REACHES = ['all', 'own', 'self', 'published', 'drafts'] as const;
export type Reach = (typeof REACHES)[number];

/**
 * A rule as data: who gets how far. Who is not named gets nowhere; of two reaches the further one counts. What asks the
 * rule (`admit`, the rules of collections) and docs/permissions.md are both made from it.
 */
export type AccessRule = { readonly [reach in Reach]?: readonly Who[] };

/** How far somebody gets by a rule, or null. @throws Error without a rule */
export function reachFor(rule: AccessRule | undefined, who: Who): Reach | null {
  if (!rule) throw new Error('There is no access rule that says who gets how far');
  return REACHES.find((reach) => rule[reach]?.includes(who)) ?? null;
}
