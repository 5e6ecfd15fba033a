import { LRUCache } from 'lru-cache';
import { MAX_WRONG_CODES, WRONG_CODES_SECONDS } from '../../contracts/limits.ts';
import type { ApiContext } from '../ApiContext.ts';
import { toClientAddress } from '../toClientAddress.ts';
import { limitWrongTries } from './limitWrongTries.ts';
import { Throttle } from './Throttle.ts';

type Guessing = Pick<ApiContext, 'database' | 'request'>;

/** Most client addresses with wrong codes that this process remembers. */
const MAX_REMEMBERED = 10_000;

/**
 * Returns a function that limits wrong codes of one kind (null from `find`) by client address, for all replicas
 * together. A client without a wrong code in this process is judged before it is counted, so that right codes write
 * nothing.
 * @throws TooManyRequests from the returned function, for right codes too after too many wrong ones
 */
export function createGuessLimit(kind: string) {
  const throttle = new Throttle({ name: `wrong-${kind}`, tries: MAX_WRONG_CODES, seconds: WRONG_CODES_SECONDS });
  const hasGuessed = new LRUCache<string, true>({ max: MAX_REMEMBERED, ttl: WRONG_CODES_SECONDS * 1000 });

  return async <Found>(
    { database, request }: Guessing,
    find: () => Found | null | Promise<Found | null>,
  ): Promise<Found | null> => {
    const key = toClientAddress(request);
    const leave = await throttle.enter(key);
    try {
      // Another try from this address may have been wrong while this one waited.
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
    return limitWrongTries(database, [{ throttle, key }], async () => find());
  };
}
