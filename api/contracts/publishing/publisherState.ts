/** How often the publisher says that it is there, and after how long without a word it counts as away. */
export const HEARTBEAT_SECONDS = 5;
export const AWAY_AFTER_SECONDS = 20;

/**
 * What is rendered first. The record's own page, other pages that show it, files for machines and the search index; then
 * what shows on very many pages; what is as it was but for a count or a date; and last what was asked for as a whole.
 */
export const PRIORITY = { own: 0, shown: 1, machine: 2, many: 3, refresh: 4, rebuild: 5 } as const;
export type Priority = (typeof PRIORITY)[keyof typeof PRIORITY];

/** A page that is not before readers as it should be, by its path. */
export type PublisherFailure = {
  what: string;
  reason: string;
  since: string;
  tries: number;
  /** When it is tried again by itself; null when it is not. */
  nextTryAt: string | null;
};

/** The publisher as editors and maintainers see it. Times are ISO 8601. */
export type PublisherState = {
  isAway: boolean;
  /** When it was there last; null when it never was. */
  seenAt: string | null;
  /** Changes and pages that wait or are being rendered, and since when the first of them waits. */
  pending: number;
  waitingSince: string | null;
  /** Pages, feeds and site maps that are in place. */
  pages: number;
  last: {
    at: string;
    /** Names of the first changes, of which there were `changes`. */
    names: string[];
    changes: number;
    pages: number;
    milliseconds: number;
  } | null;
  /** The first of them; there are `failed`. */
  failures: PublisherFailure[];
  failed: number;
  /** The one that is under way, else the last one. */
  rebuild: Rebuild | null;
};

export type Rebuild = {
  id: number;
  requestedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
  total: number;
  done: number;
  failed: number;
};
