import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { Database } from './Database.ts';
import { inTransaction } from './transaction.ts';

/** A pool whose only connection fails this statement with this message. */
function createPool(failing: string, message: string) {
  const query = vi.fn(async (text: string) => {
    if (text === failing) throw new Error(message);
    return { rows: [] };
  });
  const release = vi.fn();
  const connection = Object.assign(new EventEmitter(), { query, release });
  const pool = { query, connect: async () => connection } as unknown as Database;
  return { pool, release, sent: () => query.mock.calls.map(([text]) => text) };
}

const LATE = 'Query read timeout';

it.each([
  ['rolls back after an error and reuses the connection', 'work', 'refused', ['BEGIN', 'work', 'ROLLBACK'], false],
  ['discards a connection that did not answer, without a rollback', 'work', LATE, ['BEGIN', 'work'], true],
  ['discards a connection that did not begin', 'BEGIN', LATE, ['BEGIN'], true],
])('%s', async (_, failing, message, statements, isDiscarded) => {
  const { pool, release, sent } = createPool(failing, message);
  await expect(inTransaction(pool, (connection) => connection.query('work'))).rejects.toThrow(message);
  expect(sent()).toEqual(statements);
  expect(release.mock.calls).toEqual([[isDiscarded]]);
});
