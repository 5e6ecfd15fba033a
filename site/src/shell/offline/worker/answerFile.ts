import { CACHES } from '../../../session/offline/caches.ts';
import { isBrowserIndex, isNamedByDigest, isStoredCall } from './chooseStrategy.ts';
import type { FetchEvent } from './scope.ts';
import { isStorable } from './storePage.ts';

type Asking = Pick<FetchEvent, 'request' | 'waitUntil'>;

/** Answers a file whose name contains its digest: its copy never becomes outdated. */
export async function answerFile({ request, waitUntil }: Asking): Promise<Response> {
  const copy = await findCopy(request).catch(() => undefined);
  if (copy) return copy;
  const response = await fetch(request);
  keepFile(request.url, response, waitUntil);
  return response;
}

/** Answers from the network, and from a stored copy when the network fails. */
export async function answerFresh({ request, waitUntil }: Asking): Promise<Response> {
  try {
    const response = await fetch(request);
    // The manifest of the search index is useless without all files of the index, which only saving a language stores.
    const { pathname } = new URL(request.url);
    const isKept = isStoredCall(pathname) || isBrowserIndex(pathname) || request.destination === 'image';
    if (isKept) keepFile(request.url, response, waitUntil);
    return response;
  } catch (error) {
    const copy = await findCopy(request).catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}

function keepFile(url: string, response: Response, waitUntil: Asking['waitUntil']): void {
  if (!isStorable(response)) return;
  const copy = response.clone();
  waitUntil(
    caches
      .open(CACHES.assets)
      .then((cache) => cache.put(url, copy))
      .catch(() => {}),
  );
}

/** Ignores `?ts=`, which the search library adds to names that contain a digest. */
async function findCopy({ url }: Request): Promise<Response | undefined> {
  const how = { ignoreVary: true, ignoreSearch: isNamedByDigest(new URL(url).pathname) };
  for (const name of [CACHES.assets, CACHES.saved]) {
    const copy = await (await caches.open(name)).match(url, how);
    if (copy) return copy;
  }
  return undefined;
}
