import { nanoquery } from '@nanostores/query';
import { $session, $userId, isUnauthorized } from './session.ts';

const cache = new Map();
const [createFetcherStore, , { revalidateKeys }] = nanoquery({
  cache,
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  // A page in a background tab fetches nothing until it is shown. `dedupeTime` prevents a second fetch later.
  revalidateOnFocus: true,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
});

/**
 * `createRead` creates a store that the page shares and that fetches once, when first shown. Its key begins with the
 * path of the call and contains `$userId` unless everybody gets the same response; a null or undefined part prevents
 * fetching. `readAgain` fetches again the reads that a write has changed; it takes their keys, each with its parts
 * joined.
 */
export { createFetcherStore as createRead, revalidateKeys as readAgain };

type PathOf = { path: string };

/** Returns the key of a read of the user's own records: the path of its call with the id of the signed-in user. */
export function toOwnKey({ path }: PathOf, query = ''): [string, typeof $userId, string] {
  const [before = '', after = ''] = path.split('{id}');
  return [before, $userId, after + query];
}

/** Fetches again what was read with the keys of these calls. */
export function readOwnAgain(...rows: PathOf[]): void {
  const ends = rows.map(({ path }) => path.split('{id}'));
  revalidateKeys((key) => ends.some(([before = '', after = '']) => key.startsWith(before) && key.endsWith(after)));
}

export async function emptyOn401<Data>(read: Promise<Data[]>): Promise<Data[]> {
  try {
    return await read;
  } catch (error) {
    if (isUnauthorized(error)) return [];
    throw error;
  }
}

// Cached data belongs to the previous user. Stores on screen fetch again, because their key contains `$userId`; a fetch
// from here would still use the previous user's key, without a token.
let reader = $session.get()?.person.id;
$session.listen((session) => {
  if (session?.person.id === reader) return;
  reader = session?.person.id;
  cache.clear();
});
