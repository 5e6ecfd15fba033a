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

export type RecordState =
  /** The record has no page, and should have none: a draft, or a translation of one. */
  | { state: 'none' }
  /** The pages of the record are being rendered, or removed; `isAway` when no publisher is running to do this. */
  | { state: 'publishing' | 'leaving'; isAway: boolean }
  | { state: 'failed'; reason: string; since: string; isTriedAgain: boolean }
  | { state: 'live'; since: string };

export type RecordName = { collection: Viewable; id: number };
