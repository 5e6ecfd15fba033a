import type { Payload } from 'payload';

/**
 * An idle connection that PostgreSQL closes, as it does when it restarts, is an error event of the pool; without a
 * listener Node ends the process for it. The pool itself makes a new connection for the next query.
 */
export function surviveLostConnections(payload: Payload): void {
  // Every adapter over PostgreSQL has the pool; Payload's type of an adapter does not say so.
  const { pool } = payload.db as unknown as { pool: NodeJS.EventEmitter };
  pool.on('error', (error: Error) => payload.logger.warn(`A connection to the database was lost: ${error.message}`));
}
