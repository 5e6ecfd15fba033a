import {
  CONNECTION_WAIT_MS,
  DESK_STATEMENT_MS,
  IDLE_TRANSACTION_MS,
  LOCK_WAIT_MS,
  STATEMENT_MS,
} from '../contracts/waiting.ts';

/** Longest waits of the connections of a pool, in milliseconds; 0 is no limit. */
export type DatabaseLimits = {
  lockMs: number;
  statementMs: number;
  /** Between two statements of a transaction. */
  idleTransactionMs: number;
  /** Until a connection is free, or a new one is there. */
  connectionMs: number;
};

const LIMITS = { lockMs: LOCK_WAIT_MS, idleTransactionMs: IDLE_TRANSACTION_MS, connectionMs: CONNECTION_WAIT_MS };
export const API_LIMITS: DatabaseLimits = { ...LIMITS, statementMs: STATEMENT_MS };
export const DESK_LIMITS: DatabaseLimits = { ...LIMITS, statementMs: DESK_STATEMENT_MS };
/** Migrations and the seed take as long as they take: cut off, they would have to begin anew. */
export const NO_LIMITS: DatabaseLimits = { lockMs: 0, statementMs: 0, idleTransactionMs: 0, connectionMs: 0 };

/**
 * Returns the limits as options of a pool of `pg`, which sends them when it connects (startup parameters). They cost no
 * statement, and PostgreSQL enforces them also when this process hangs. A pooler of transactions such as PgBouncer
 * refuses parameters that it does not know: behind one, name these three in its `ignore_startup_parameters` and give
 * them to the role, `ALTER ROLE … SET lock_timeout = '3s'`. `SET` after connecting would reach other clients of such a
 * pooler instead.
 */
export function toPoolOptions({ lockMs, statementMs, idleTransactionMs, connectionMs }: DatabaseLimits) {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    connectionTimeoutMillis: connectionMs,
  };
}
