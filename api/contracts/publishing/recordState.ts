import { z } from 'zod';

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

const time = z.iso.datetime();

export const recordStateSchema = z.discriminatedUnion('state', [
  /** The record has no page, and should have none: a draft, or a translation of one. */
  z.object({ state: z.literal('none') }),
  /** The pages of the record are being rendered, or removed; `isAway` when no publisher is running to do this. */
  z.object({ state: z.enum(['publishing', 'leaving']), isAway: z.boolean() }),
  z.object({ state: z.literal('failed'), reason: z.string(), since: time, isTriedAgain: z.boolean() }),
  z.object({ state: z.literal('live'), since: time }),
]);
export type RecordState = z.infer<typeof recordStateSchema>;

export type RecordName = { collection: Viewable; id: number };
