import type { Database } from '../../../platform/Database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockUntold, tellSome } from './untold.ts';

/** Maximum number of readers notified in one transaction. */
const AT_ONCE = 500;

/**
 * Notifies readers who bookmarked or watch a corrected or withdrawn page, in batches. Each batch commits how far it
 * came, so that a crash leaves nobody out and notifies nobody twice. Returns the number of these readers.
 */
export async function tellOfCorrections(database: Database, atOnce = AT_ONCE): Promise<number> {
  let readers = 0;
  for (;;) {
    const told = await inTransaction(database, async (connection) => {
      const correction = await lockUntold(connection);
      return correction && tellSome(connection, correction, atOnce);
    });
    if (told === null) return readers;
    readers += told;
  }
}
