/** Collections whose records show on pages. */
export const PUBLISHED_COLLECTIONS = [
  'categories',
  'conditions',
  'category-translations',
  'condition-translations',
  'languages',
  'pages',
  'page-translations',
  'learning-paths',
  'learning-modules',
] as const;
export type PublishedCollection = (typeof PUBLISHED_COLLECTIONS)[number];

/**
 * What the publisher must know of one change. Ids, never texts: by the time the job runs, the record may have changed
 * again, and the newest state is what must be on the pages.
 */
export type ContentChange =
  | { kind: 'everything' }
  /** With `isTextOnly` name or description alone, which pages that show them in another language are without. */
  | { kind: 'category'; id: number; isListed: boolean; isTextOnly?: boolean }
  | { kind: 'condition'; id: number; isListed: boolean; categories: number[] }
  | { kind: 'category-translation'; id: number; language: number }
  | { kind: 'condition-translation'; id: number; language: number; isListed: boolean }
  /** A medical sign-off of a condition, taken back or overdue by now: it shows on the condition's own pages alone. */
  | { kind: 'sign-off'; id: number }
  /** A page about the site, or a translation of it: its text shows on its own address alone, in each language. */
  | { kind: 'page'; id: number }
  /** A learning path or a module of one: they show on one list only, all together. */
  | { kind: 'learning-paths' };
