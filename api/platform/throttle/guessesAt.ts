import { LRUCache } from 'lru-cache';
import { MAX_WRONG_CODES, WRONG_CODES_SECONDS } from '../../contracts/limits.ts';
import { clientAddress } from '../clientAddress.ts';
import type { ApiContext } from '../defineEndpoint.ts';
import { countWrong } from './countWrong.ts';
import { Throttle } from './Throttle.ts';

type Guessing = Pick<ApiContext, 'database' | 'request'>;

/** Client addresses that this process remembers at once as having been wrong. */
const MAX_REMEMBERED = 10_000;

/**
 * Returns a function that looks something up by a code or token of one kind; null from `find` means that the code is
 * wrong. Only so many may be wrong from one client address, counted by all replicas together. A client that has not been
 * wrong in this process is judged first, so reading with the right code writes nothing; others are counted first.
 * @throws TooManyRequests from the function it returns, for right codes too while there were too many wrong ones
 */
export function guessesAt(kind: string) {
  const throttle = new Throttle({ name: `wrong-${kind}`, tries: MAX_WRONG_CODES, seconds: WRONG_CODES_SECONDS });
  const hasGuessed = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: WRONG_CODES_SECONDS * 1000 });

  return async <Found>(
    { database, request }: Guessing,
    find: () => Found | null | Promise<Found | null>,
  ): Promise<Found | null> => {
    const key = clientAddress(request);
    const leave = await throttle.enter(key);
    try {
      // Others from there may have been wrong while this one stood in line.
      if (!hasGuessed.has(key)) {
        const found = await find();
        if (found !== null) return found;
        hasGuessed.set(key, true);
        await throttle.spend(database, key);
        return null;
      }
    } finally {
      leave();
    }
    return countWrong(database, [{ throttle, key }], async () => find());
  };
}
