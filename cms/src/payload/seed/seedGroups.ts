/** Groups of seed content in the order of their references. Each is a row of `seed.arrived` once it is written. */
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
  'search-terms',
  'accounts',
  'topics',
] as const;
export type SeedGroup = (typeof SEED_GROUPS)[number];
