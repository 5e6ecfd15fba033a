import { addSession, takeSession } from '@common-ground/api/platform/findDatabase.ts';
import { beginTraced } from '@common-ground/api/platform/tracing/inSpan.ts';
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
    await connection.query(beginTraced()).catch((error: unknown) => {
      connection.release(true);
      throw error;
    });
    return addSession(adapter, connection, {
      resolve: () => end('COMMIT'),
      // A lost connection needs no ROLLBACK, because PostgreSQL has rolled back its transaction.
      reject: () => end('ROLLBACK').catch(() => {}),
    });
  };
  adapter.commitTransaction = async (given) => takeSession(adapter, await given)?.resolve();
  adapter.rollbackTransaction = async (given) => takeSession(adapter, await given)?.reject();
}
