/** Maximum waits in milliseconds, far longer than work takes. Past a limit the API responds with 503. */

/** Wait for a lock on a row or a table. */
export const LOCK_WAIT_MS = 3000;
/** Wait for a connection of the pool: longer than for a lock, whose wait may occupy the connection. */
export const CONNECTION_WAIT_MS = 5000;
/** Duration of one statement of the documented API. */
export const STATEMENT_MS = 10_000;
/** Duration of one statement of the CMS, whose statements are larger. */
export const DESK_STATEMENT_MS = 60_000;
/** Time between two statements of a transaction, which holds its locks meanwhile. */
export const IDLE_TRANSACTION_MS = 60_000;
/** Duration of a request to the documented API, with all its statements. */
export const ANSWER_MS = 20_000;
export const HEALTH_PART_MS = 2000;
/** Duration of the health call, which must respond within three seconds, even while the API is loading. */
export const HEALTH_MS = 2500;
