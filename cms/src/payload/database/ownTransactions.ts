import { randomUUID } from 'node:crypto';
import { buildQueriesOn } from '@common-ground/api/platform/transaction.ts';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

/**
 * Replaces the transactions of Payload's adapter. Its own answer as if they had been kept when their commit fails, as
 * it does when the disk is full or PostgreSQL restarts, hide why they did not begin, and give a connection back to the
 * pool that may still be inside the transaction.
 */
export function useOwnTransactions(adapter: PostgresAdapter): void {
  adapter.beginTransaction = async () => {
    const connection = await adapter.pool.connect();
    const end = async (statement: string): Promise<void> => {
      let isEnded = false;
      try {
        const { command } = await connection.query(statement);
        isEnded = true;
        // PostgreSQL answers a commit so when a statement had failed before it.
        if (command !== statement) throw new Error('Nothing was saved: a part of it had failed before');
      } finally {
        connection.release(!isEnded);
      }
    };
    await connection.query('BEGIN').catch((error: unknown) => {
      connection.release(true);
      throw error;
    });
    const id = randomUUID();
    adapter.sessions[id] = {
      db: (await buildQueriesOn(connection, adapter.schema)) as never,
      resolve: () => end('COMMIT'),
      // A connection that is lost has undone it already.
      reject: () => end('ROLLBACK').catch(() => {}),
    };
    return id;
  };
  adapter.commitTransaction = async (given) => takeSession(adapter, await given)?.resolve();
  adapter.rollbackTransaction = async (given) => takeSession(adapter, await given)?.reject();
}

/** Returns a session once: when several operations share a transaction, only the first to end may end it. */
function takeSession({ sessions }: PostgresAdapter, id: number | string | null) {
  const session = sessions[String(id)];
  delete sessions[String(id)];
  return session;
}
