import {
  CONNECTION_WAIT_MS,
  DESK_STATEMENT_MS,
  IDLE_TRANSACTION_MS,
  LOCK_WAIT_MS,
  STATEMENT_MS,
} from '../contracts/waiting.ts';

/** Longest waits of the connections of a pool, in milliseconds; 0 means no limit. */
export type DatabaseLimits = {
  lockMs: number;
  statementMs: number;
  idleTransactionMs: number;
  connectionMs: number;
};

const LIMITS = { lockMs: LOCK_WAIT_MS, idleTransactionMs: IDLE_TRANSACTION_MS, connectionMs: CONNECTION_WAIT_MS };
export const API_LIMITS: DatabaseLimits = { ...LIMITS, statementMs: STATEMENT_MS };
export const DESK_LIMITS: DatabaseLimits = { ...LIMITS, statementMs: DESK_STATEMENT_MS };
/** Migrations and the seed have no limits, because after an interruption they would have to start again. */
export const NO_LIMITS: DatabaseLimits = { lockMs: 0, statementMs: 0, idleTransactionMs: 0, connectionMs: 0 };

/**
 * Returns options of a `pg` pool, which sends the timeouts as startup parameters, so that PostgreSQL enforces them
 * even when this process hangs. A pooler such as PgBouncer needs settings for them (docs/operations.md), because `SET`
 * would reach its other clients.
 */
export function toPoolOptions({ lockMs, statementMs, idleTransactionMs, connectionMs }: DatabaseLimits) {
  return {
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
    connectionTimeoutMillis: connectionMs,
  };
}
