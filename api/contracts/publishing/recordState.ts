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

export function isViewable(slug: string): slug is Viewable {
  return VIEWABLE.some((one) => one === slug);
}

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

/** State of the page that a published contribution changed. */
export const publicationSchema = z.object({
  page: recordStateSchema,
  /** Path of the page; null when it is not in place, as after the removal of a page. */
  path: z.string().nullable(),
  /**
   * Time at which the page was last rendered for a change of its record, and seconds from the publication to that time.
   * Null while the publication waits for the publisher, and when that rendering was part of another run.
   */
  rendered: z.object({ at: time, seconds: z.number().nonnegative() }).nullable(),
});
export type Publication = z.infer<typeof publicationSchema>;

export type RecordName = { collection: Viewable; id: number };
