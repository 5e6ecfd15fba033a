/**
 * How long a request may wait, in milliseconds. All limits are far longer than work takes: they end requests that hang.
 * Past a limit the response is 503 with `Retry-After`.
 */

/** Maximum wait for a lock on a row or a table. */
export const LOCK_WAIT_MS = 3000;
/** Maximum wait for a connection of the pool: longer than for a lock, whose wait may occupy that connection. */
export const CONNECTION_WAIT_MS = 5000;
/** Maximum duration of one statement of the documented API. */
export const STATEMENT_MS = 10_000;
/** Maximum duration of one statement of the CMS, whose statements are larger. */
export const DESK_STATEMENT_MS = 60_000;
/** Maximum time between two statements of a transaction, which holds its locks meanwhile. */
export const IDLE_TRANSACTION_MS = 60_000;
/** Maximum duration of a request to the documented API, all its statements together. */
export const ANSWER_MS = 20_000;
/** Maximum duration of each part of the health call. */
export const HEALTH_PART_MS = 2000;
/**
 * Maximum duration of the whole health call, which must respond within three seconds, even before the API is loaded.
 */
export const HEALTH_MS = 2500;
