import type { Database } from '@common-ground/api/platform/Database.ts';
import { inTransaction } from '@common-ground/api/platform/transaction.ts';
import type { QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** What the publisher asks of a database connection; a `pg` Pool and a Client both offer it. */
export type Sql = {
  query<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>>;
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
};

/** A pool, of which a transaction takes a connection for itself. */
export type SqlPool = Sql & Database;

/**
 * Publishers of one database agree by these: while changes are turned into marks nobody renders, so that what a page
 * notes is never older than what was looked up (`marks`); who works on the tree, alone or with others (`tree`); and who of
 * them does what only one may do (`keeper`).
 */
export const LOCKS = { marks: 1, tree: 2, keeper: 3 } as const;
const LOCK_CLASS = 20_261_122;

/** The arguments of PostgreSQL's functions for advisory locks. */
export function lockKey(lock: keyof typeof LOCKS): string {
  return `${LOCK_CLASS}, ${LOCKS[lock]}`;
}

/** A transaction in which paths may be marked: one at a time, and never while a page is being rendered. */
export function marking<Result>(sql: SqlPool, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return within(sql, `SELECT pg_advisory_xact_lock(${lockKey('marks')})`, work);
}

/** A transaction in which marked pages are rendered, side by side with other publishers'. */
export function rendering<Result>(sql: SqlPool, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return within(sql, `SELECT pg_advisory_xact_lock_shared(${lockKey('marks')})`, work);
}

function within<Result>(sql: SqlPool, lock: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  return inTransaction(sql, async (connection) => {
    // Nobody waits for the disk: what a crash undoes is done again, a change turned into marks or a page rendered.
    await connection.query(`SET LOCAL synchronous_commit TO off; ${lock}`);
    return work(connection as unknown as Sql);
  });
}
