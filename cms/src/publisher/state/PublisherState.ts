/** How often the publisher says that it is there, and after how long without a word it counts as away. */
export const HEARTBEAT_SECONDS = 5;
export const AWAY_AFTER_SECONDS = 20;

/** Something that is not before readers as it should be. `what` is a page's path, or names a change. */
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
  /** Changes that wait or are being rendered, and since when the first of them waits. */
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
  error: string | null;
};
