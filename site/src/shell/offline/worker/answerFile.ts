import { CACHES } from '../../../session/offline/caches.ts';
import { isKeepable } from './keepPage.ts';
import type { FetchEvent } from './scope.ts';
import { isKeptCall, isNamedByDigest } from './strategyOf.ts';

type Asking = Pick<FetchEvent, 'request' | 'waitUntil'>;

/** A file whose name holds its digest: the copy is as good as the file, for good. */
export async function answerFile({ request, waitUntil }: Asking): Promise<Response> {
  const copy = await findCopy(request).catch(() => undefined);
  if (copy) return copy;
  const response = await fetch(request);
  keepFile(request.url, response, waitUntil);
  return response;
}

/** What may be another thing tomorrow: as the server has it, and the copy only where it does not answer. */
export async function answerFresh({ request, waitUntil }: Asking): Promise<Response> {
  try {
    const response = await fetch(request);
    // The list of the search index is worth nothing without its folders, which are kept when the reader says so.
    const isKept = isKeptCall(new URL(request.url).pathname) || request.destination === 'image';
    if (isKept) keepFile(request.url, response, waitUntil);
    return response;
  } catch (error) {
    const copy = await findCopy(request).catch(() => undefined);
    if (copy) return copy;
    throw error;
  }
}

function keepFile(url: string, response: Response, waitUntil: Asking['waitUntil']): void {
  if (!isKeepable(response)) return;
  const copy = response.clone();
  // Storage may be full or closed to us.
  waitUntil(
    caches
      .open(CACHES.assets)
      .then((cache) => cache.put(url, copy))
      .catch(() => {}),
  );
}

/** The library of the search adds `?ts=` to names that hold a digest. */
async function findCopy({ url }: Request): Promise<Response | undefined> {
  const how = { ignoreVary: true, ignoreSearch: isNamedByDigest(new URL(url).pathname) };
  for (const name of [CACHES.assets, CACHES.saved]) {
    const copy = await (await caches.open(name)).match(url, how);
    if (copy) return copy;
  }
  return undefined;
}
