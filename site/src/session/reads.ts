import { nanoquery } from '@nanostores/query';
import { $session, isUnauthorized } from './session.ts';

const cache = new Map();
const [createFetcherStore, , { revalidateKeys }] = nanoquery({
  cache,
  // What was read stays as it is within a page, until the reader's own writes change it.
  dedupeTime: Number.POSITIVE_INFINITY,
  cacheLifetime: Number.POSITIVE_INFINITY,
  // A page that opens in a tab behind reads nothing; this reads it when the tab is looked at. What has been read is still
  // good then (`dedupeTime`), so nothing is read twice.
  revalidateOnFocus: true,
  revalidateOnReconnect: false,
  revalidateInterval: 0,
  onErrorRetry: null,
});

/**
 * `createRead`: a read that is shared by everything on the page and asked for once, when somebody first shows it. Its key
 * begins with the path of the call, and has `$userId` in it unless the answer is the same for everybody; a part of it that
 * is null or undefined means: not now. `readAgain`: those that a write has changed, by their keys, a read's parts joined.
 */
export { createFetcherStore as createRead, revalidateKeys as readAgain };

/** For reads that say so: nobody signed in means nothing to show, not an error. */
export async function emptyOn401<Data>(read: Promise<Data[]>): Promise<Data[]> {
  try {
    return await read;
  } catch (error) {
    if (isUnauthorized(error)) return [];
    throw error;
  }
}

// Whatever was read belongs to whoever was signed in. What is shown is read anew by its key, which names the person; asked
// for again here, it would still be by the key of the one before, with no token any more.
let reader = $session.get()?.person.id;
$session.listen((session) => {
  if (session?.person.id === reader) return;
  reader = session?.person.id;
  cache.clear();
});
