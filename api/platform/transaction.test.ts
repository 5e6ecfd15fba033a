import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { Database } from './Database.ts';
import { inTransaction } from './transaction.ts';

/** A pool whose only connection fails each statement that is no part of a transaction with this message. */
function createPool(message: string) {
  const query = vi.fn(async (text: string) => {
    if (text === 'work') throw new Error(message);
    return { rows: [] };
  });
  const release = vi.fn();
  const connection = Object.assign(new EventEmitter(), { query, release });
  const pool = { query, connect: async () => connection } as unknown as Database;
  return { pool, release, sent: () => query.mock.calls.map(([text]) => text) };
}

it.each([
  ['rolls back after an error and reuses the connection', 'refused', ['BEGIN', 'work', 'ROLLBACK'], false],
  ['discards a connection that did not answer, without a rollback', 'Query read timeout', ['BEGIN', 'work'], true],
])('%s', async (_, message, statements, isDiscarded) => {
  const { pool, release, sent } = createPool(message);
  await expect(inTransaction(pool, (connection) => connection.query('work'))).rejects.toThrow(message);
  expect(sent()).toEqual(statements);
  expect(release.mock.calls).toEqual([[isDiscarded]]);
});
