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

/** Page, or entry of the search index, that could not be published; `what` is its path. */
export type PublisherFailure = {
  what: string;
  reason: string;
  since: string;
  tries: number;
  /** Time of the next automatic try; null when there is none. */
  nextTryAt: string | null;
};

/** Times are ISO 8601. */
export type PublisherState = {
  isAway: boolean;
  /** Time of the last heartbeat; null when there was none. */
  seenAt: string | null;
  /** Changes and pages that wait or are being rendered, except pages with priority `refresh` or `rebuild`. */
  pending: number;
  waitingSince: string | null;
  /** Pages, feeds and site maps that are in place. */
  pages: number;
  last: {
    at: string;
    /** Names of the first changes; `changes` counts all of them. */
    names: string[];
    changes: number;
    pages: number;
    milliseconds: number;
  } | null;
  /** The first failures; `failed` counts all of them. */
  failures: PublisherFailure[];
  failed: number;
  /** The rebuild that is under way, else the last one. */
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
