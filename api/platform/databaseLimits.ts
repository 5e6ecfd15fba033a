import { z } from 'zod';
import {
  CONNECTION_WAIT_MS,
  DESK_STATEMENT_MS,
  IDLE_TRANSACTION_MS,
  LOCK_WAIT_MS,
  STATEMENT_MS,
} from '../contracts/waiting.ts';
import type { Database } from './Database.ts';
import { defineStatement, selectRows } from './statement.ts';

/** Longest waits of the connections of a pool, in milliseconds; 0 means no limit. */
export type DatabaseLimits = {
  lockMs: number;
  statementMs: number;
  idleTransactionMs: number;
  connectionMs: number;
  /** Longest wait for the server's answer, past the limit of statements. Afterwards the connection is closed. */
  answerMs: number;
};

const LIMITS = { lockMs: LOCK_WAIT_MS, idleTransactionMs: IDLE_TRANSACTION_MS, connectionMs: CONNECTION_WAIT_MS };
/** Milliseconds past the limit of statements after which the network counts as lost. */
const LATE_MS = 5000;
export const API_LIMITS = limitStatements(STATEMENT_MS);
export const DESK_LIMITS = limitStatements(DESK_STATEMENT_MS);

function limitStatements(statementMs: number): DatabaseLimits {
  return { ...LIMITS, statementMs, answerMs: statementMs + LATE_MS };
}

/**
 * Returns options of a `pg` pool, which sends the timeouts as startup parameters, so that PostgreSQL enforces them
 * even when this process hangs. A connection pool such as PgBouncer (`isPooled`) refuses these parameters, and its
 * clients share sessions, so the database's role has the limits there (docs/scaling.md, `findMissingLimits`).
 */
export function toPoolOptions(
  { lockMs, statementMs, idleTransactionMs, connectionMs, answerMs }: DatabaseLimits,
  isPooled = false,
) {
  const own = { connectionTimeoutMillis: connectionMs, query_timeout: answerMs };
  if (isPooled) return own;
  return {
    ...own,
    lock_timeout: lockMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  };
}

const TIMEOUTS = ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'] as const;

/**
 * Option of a `pg` connection that waits as long as it must, also when the role has limits: a migration would have to
 * start again, and a publisher waits for the lock of another one. `pg` does not send a timeout of 0.
 */
export const UNLIMITED = { options: TIMEOUTS.map((timeout) => `-c ${timeout}=0`).join(' ') };

/** Lifts the limits of the role until the transaction ends. */
export const LIFT_LIMITS = TIMEOUTS.map((timeout) => `SET LOCAL ${timeout} TO 0;`).join(' ');

const MISSING_LIMITS = defineStatement({
  row: { name: z.string() },
  text: `SELECT name FROM unnest($1::text[]) WITH ORDINALITY AS t (name, place)
         WHERE current_setting(name) = '0' ORDER BY place`,
});

/** Returns the names of the timeouts that PostgreSQL does not enforce on connections of this pool. */
export async function findMissingLimits(database: Database): Promise<string[]> {
  return (await selectRows(database, MISSING_LIMITS, [TIMEOUTS])).map(({ name }) => name);
}
