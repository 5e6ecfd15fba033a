import { ROLES } from '../contracts/accounts/roles.ts';

/** Everybody whom the rules tell apart. */
export const WHO = ['signed out', ...ROLES] as const;
export type Who = (typeof WHO)[number];

/**
 * How far a rule lets somebody get, the furthest first: to everything; to what is their own; to what is their own
 * because the call never looks further, whatever it is given; to published or active records; to drafts, not to what
 * readers have.
 */
export const REACHES = ['all', 'own', 'self', 'published', 'active', 'drafts'] as const;
export type Reach = (typeof REACHES)[number];

/** Who gets how far; who is not named gets nowhere. Of two reaches the further one counts. */
export type RuleDescription = {
  name: string;
  /** The field that names whose record it is, where it matters. */
  owner?: string;
} & { readonly [reach in Reach]?: readonly Who[] };

/** What every access rule carries, of endpoints and of collections: docs/permissions.md is written from it. */
export type Described = { readonly description: RuleDescription };

type AnyRule = (...given: never[]) => unknown;

/** Makes a rule say what it allows. The tests in tests/permissions hold what it says against what it does. */
export function describeRule<Rule extends AnyRule>(rule: Rule, description: RuleDescription): Rule & Described {
  return Object.assign(rule, { description });
}

/** How far somebody gets by a rule, or null. @throws Error for a rule that does not say what it allows */
export function reachFor(rule: unknown, who: Who): Reach | null {
  const { description } = (rule ?? {}) as Partial<Described>;
  if (!description) throw new Error('An access rule does not say what it allows: make it with describeRule');
  return REACHES.find((reach) => description[reach]?.includes(who)) ?? null;
}
