import type { Database } from '@common-ground/api/platform/Database.ts';
import { LIFT_LIMITS } from '@common-ground/api/platform/databaseLimits.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';

export type Sql = Database;
/** A pool, which gives each transaction a connection of its own. */
export type SqlPool = Database;

/**
 * Advisory locks of the publishers of one database. `marks`: exclusive to add dirty pages, shared to render. Without it
 * a page could get a dependency just after the lookup of dependent pages, and stay outdated. `tree`: exclusive or
 * shared use of the tree. `keeper`: held by the leader.
 */
export const LOCKS = { marks: 1, tree: 2, keeper: 3 } as const;
const LOCK_CLASS = 20_261_122;

export function lockKey(lock: keyof typeof LOCKS): string {
  return `${LOCK_CLASS}, ${LOCKS[lock]}`;
}

/** Runs a transaction that may add dirty pages: one at a time, and never beside `inRenderingTransaction`. */
export function inDirtyingTransaction<Result>(sql: SqlPool, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return within(sql, `SELECT pg_advisory_xact_lock(${lockKey('marks')})`, work);
}

/** Runs a transaction that renders dirty pages, side by side with other publishers. */
export function inRenderingTransaction<Result>(sql: SqlPool, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return within(sql, `SELECT pg_advisory_xact_lock_shared(${lockKey('marks')})`, work);
}

function within<Result>(sql: SqlPool, lock: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return inTransaction(sql, async (connection) => {
    // A transaction waits as long as others render, also where the role has limits for web and cms.
    // Commits without waiting for the disk: a crash loses work that the recorded changes and dirty pages repeat.
    await connection.query(`SET LOCAL synchronous_commit TO off; ${LIFT_LIMITS} ${lock}`);
    return work(connection);
  });
}
