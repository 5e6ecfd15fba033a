import { z } from 'zod';

/** Seconds between heartbeats of the publisher, and seconds without one after which the publisher counts as away. */
export const HEARTBEAT_SECONDS = 5;
export const AWAY_AFTER_SECONDS = 20;

/**
 * Order of rendering: the record's own page; other pages that show it; files for machines and the search index; pages
 * marked by a change that very many pages show; pages that differ only in a count or a date; last, a requested rebuild
 * of all pages.
 */
export const PRIORITY = { own: 0, shown: 1, machine: 2, many: 3, refresh: 4, rebuild: 5 } as const;
export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

const count = z.int().nonnegative();
const time = z.iso.datetime();

/** Page, or entry of the search index, that could not be published; `what` is its path. */
const failureSchema = z.object({
  what: z.string(),
  reason: z.string(),
  since: time,
  tries: count,
  /** Time of the next automatic try; null when there is none. */
  nextTryAt: time.nullable(),
});
export type PublisherFailure = z.infer<typeof failureSchema>;

const rebuildSchema = z.object({
  id: z.int(),
  requestedAt: time,
  startedAt: time.nullable(),
  finishedAt: time.nullable(),
  total: count,
  done: z.int(),
  failed: count,
});
export type Rebuild = z.infer<typeof rebuildSchema>;

export const publisherStateSchema = z.object({
  isAway: z.boolean(),
  /** Time of the last heartbeat; null when there was none. */
  seenAt: time.nullable(),
  /** Changes and pages that wait or are being rendered, except pages with priority `refresh` or `rebuild`. */
  pending: count,
  waitingSince: time.nullable(),
  /** Pages, feeds and site maps that are in place. */
  pages: count,
  last: z
    .object({
      at: time,
      /** Names of the first changes; `changes` counts all of them. */
      names: z.array(z.string()),
      changes: count,
      pages: count,
      milliseconds: z.number(),
    })
    .nullable(),
  /** The first failures; `failed` counts all of them. */
  failures: z.array(failureSchema),
  failed: count,
  /** The rebuild that is under way, else the last one. */
  rebuild: rebuildSchema.nullable(),
});
export type PublisherState = z.infer<typeof publisherStateSchema>;
