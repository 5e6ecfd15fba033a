/** Collections whose records have pages of their own. */
export const VIEWABLE = [
  'categories',
  'conditions',
  'category-translations',
  'condition-translations',
  'pages',
  'page-translations',
  'learning-paths',
  'learning-path-translations',
] as const;
export type Viewable = (typeof VIEWABLE)[number];

/** A record as editors see it: whether its last published change is before readers. */
export type RecordState =
  /** It has no page, and none is wanted: a draft, or a translation of one. */
  | { state: 'none' }
  /** Its pages are being made, or taken away. `isAway`: there is no publisher to do it. */
  | { state: 'publishing' | 'leaving'; isAway: boolean }
  | { state: 'failed'; reason: string; since: string; isTriedAgain: boolean }
  | { state: 'live'; since: string };

export type RecordName = { collection: Viewable; id: number };
