import type { Database } from '@common-ground/api/platform/Database.ts';

/** A statement that only reads, and locks what it reads for the rest of its transaction. */
const LOCKS = /^\s*SELECT\b.*\bFOR (UPDATE|NO KEY UPDATE|SHARE|KEY SHARE)\b/is;

/**
 * Returns the statements that lock rows outside a transaction of the endpoint: such a lock ends with its statement. A
 * pool has no transaction; on the one connection of a test the endpoint's is a savepoint.
 */
export function watchVainLocks(database: Database): string[] {
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
