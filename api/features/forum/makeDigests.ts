import type { Database } from '../../platform/Database.ts';
import { queueDigests } from './queries/digests.ts';

/** In one transaction: each of them is a row for the mails. */
const AT_ONCE = 200;

/**
 * Makes the digests that are due, each person's once in their day or week: so many at a time, in a statement that keeps how
 * far it came. Whoever dies loses none and sends none twice.
 * @returns how many there were to be mailed
 */
export async function makeDigests(database: Database, atOnce = AT_ONCE): Promise<number> {
  let made = 0;
  for (;;) {
    const { people, mails } = await queueDigests(database, atOnce);
    made += mails;
    if (people === 0) return made;
  }
}
