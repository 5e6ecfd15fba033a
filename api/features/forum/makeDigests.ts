import type { Database } from '../../platform/Database.ts';
import { queueDigests } from './queries/digests.ts';

/** Maximum users for one call of `queueDigests`. */
const AT_ONCE = 200;

/** Queues the digests that are due and returns their number. A crash neither loses nor repeats one. */
export async function makeDigests(database: Database, atOnce = AT_ONCE): Promise<number> {
  let made = 0;
  for (;;) {
    const { people, mails } = await queueDigests(database, atOnce);
    made += mails;
    if (people === 0) return made;
  }
}
