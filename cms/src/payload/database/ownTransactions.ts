import { randomUUID } from 'node:crypto';
import { createDrizzleOn } from '@common-ground/api/platform/transaction.ts';
import type { PostgresAdapter } from '@payloadcms/db-postgres';

/**
 * Replaces Payload's transactions, which report success when a commit fails, and release connections that are still
 * inside a transaction.
 */
export function useOwnTransactions(adapter: PostgresAdapter): void {
  adapter.beginTransaction = async () => {
    const connection = await adapter.pool.connect();
    const end = async (statement: string): Promise<void> => {
      let isEnded = false;
      try {
        const { command } = await connection.query(statement);
        isEnded = true;
        // PostgreSQL answers COMMIT with ROLLBACK when a statement failed before.
        if (command !== statement) throw new Error('Nothing was saved, because an earlier statement failed');
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
      db: (await createDrizzleOn(connection, adapter.schema)) as never,
      resolve: () => end('COMMIT'),
      // A lost connection needs no ROLLBACK, because PostgreSQL has rolled back its transaction.
      reject: () => end('ROLLBACK').catch(() => {}),
    };
    return id;
  };
  adapter.commitTransaction = async (given) => takeSession(adapter, await given)?.resolve();
  adapter.rollbackTransaction = async (given) => takeSession(adapter, await given)?.reject();
}

/** Returns a session once: only the first of several operations that share a transaction may end it. */
function takeSession({ sessions }: PostgresAdapter, id: number | string | null) {
  const session = sessions[String(id)];
  delete sessions[String(id)];
  return session;
}
