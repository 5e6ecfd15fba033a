/**
 * How long a request may wait, in milliseconds. All of it is far longer than work takes: these limits are against what
 * hangs, so that one lock does not occupy every connection. Past a limit the caller is answered 503 with `Retry-After`.
 */

/** For a lock on a row or a table. */
export const LOCK_WAIT_MS = 3000;
/**
 * For a connection of the pool. Longer than for a lock: whoever waits gets a connection that a wait for a lock
 * occupied.
 */
export const CONNECTION_WAIT_MS = 5000;
/** For one statement of the documented API. */
export const STATEMENT_MS = 10_000;
/** For one statement of the CMS, whose lists, searches and edits of whole documents are larger. */
export const DESK_STATEMENT_MS = 60_000;
/** For the next statement of a transaction that holds its locks meanwhile. */
export const IDLE_TRANSACTION_MS = 60_000;
/** For the answer to a request of the documented API, all its statements together. */
export const ANSWER_MS = 20_000;
/** For each part of what the health call answers. */
export const HEALTH_PART_MS = 2000;
/** For the health call as a whole, which must answer within three seconds, also before the API has been read. */
export const HEALTH_MS = 2500;
