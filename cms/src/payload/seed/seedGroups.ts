/**
 * The groups in which seed content arrives, in the order in which they refer to each other. Each arrives once, and is then
 * a row of `seed.arrived`. Releases until November 2026 wrote them in this order too.
 */
export const SEED_GROUPS = [
  'languages',
  'categories',
  'conditions',
  'pages',
  'paths',
  'achievements',
  'help-lines',
  'chat-answers',
  'healthcare',
  'help-line-kinds',
  'accounts',
  'topics',
] as const;
export type SeedGroup = (typeof SEED_GROUPS)[number];
