import type { Database } from '../../../platform/Database.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { lockUntold, tellSome } from './untold.ts';

/** In one transaction: each of them is a row in an inbox and one for the mails. */
const AT_ONCE = 500;

/**
 * Tells those who keep or watch a page what was corrected in it on medical grounds, or why it went, each once for each
 * correction. So many at a time, in a transaction that keeps how far it came: whoever dies loses nothing and tells nobody twice.
 * @returns how many there were that keep it
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
