import type { Database } from '@common-ground/api/platform/Database.ts';

const LOCKS = /^\s*SELECT\b.*\bFOR (UPDATE|NO KEY UPDATE|SHARE|KEY SHARE)\b/is;

/**
 * Returns a list to which each query is added that locks rows outside a transaction of the endpoint: such a lock ends
 * with its statement. A query of a pool is in no transaction; on a test's single connection, the endpoint's transaction
 * is a savepoint.
 */
export function watchIneffectiveLocks(database: Database): string[] {
  const found: string[] = [];
  const query = database.query.bind(database) as (...given: unknown[]) => unknown;
  let depth = 0;
  const watched = (given: string | { text: string }, ...more: unknown[]) => {
    const text = typeof given === 'string' ? given : given.text;
    if (text.startsWith('SAVEPOINT')) depth += 1;
    if (/^(RELEASE|ROLLBACK TO) SAVEPOINT/.test(text)) depth -= 1;
    if (depth === 0 && LOCKS.test(text)) found.push(text);
    return query(given, ...more);
  };
  Object.assign(database, { query: watched });
  return found;
}
