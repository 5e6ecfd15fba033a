import type { Database } from '../../../platform/Database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockPendingCorrection, notifyNextReaders } from './untold.ts';

const MAX_READERS_AT_ONCE = 500;

/**
 * Notifies readers of published corrections, in batches that commit their progress, so that a crash skips no reader and
 * notifies none twice. Returns the number of readers considered, including those who are not notified.
 */
export async function notifyOfCorrections(database: Database, atOnce = MAX_READERS_AT_ONCE): Promise<number> {
  let readers = 0;
  for (;;) {
    const told = await inTransaction(database, async (connection) => {
      const correction = await lockPendingCorrection(connection);
      return correction && notifyNextReaders(connection, correction, atOnce);
    });
    if (told === null) return readers;
    readers += told;
  }
}
