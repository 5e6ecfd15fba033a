/** Maximum waits in milliseconds, far longer than work takes. Past a limit the API responds with 503. */

export const LOCK_WAIT_MS = 3000;
/** Longer than `LOCK_WAIT_MS`, so that a request gets a connection that a wait for a lock occupied. */
export const CONNECTION_WAIT_MS = 5000;
/** Maximum duration of a statement of the documented API; statements of the CMS are larger. */
export const STATEMENT_MS = 10_000;
export const DESK_STATEMENT_MS = 60_000;
/** Maximum time between two statements of a transaction, which holds its locks meanwhile. */
export const IDLE_TRANSACTION_MS = 60_000;
/** Maximum duration of a request to the documented API, with all its statements. */
export const ANSWER_MS = 20_000;
export const HEALTH_PART_MS = 2000;
/** Maximum duration of the health call, which must respond within three seconds, even while the API is loading. */
export const HEALTH_MS = 2500;
