import { isIndexFile } from '@common-ground/api/contracts/search/pageIndex.ts';
import { CACHEABLE_CALLS } from '../caches.ts';
import { SaveError } from './SaveError.ts';

/** Returns whether a file's path contains a digest of its content: a copy never becomes outdated. */
export function isUnchanging(path: string): boolean {
  return path.startsWith('/_astro/') || isIndexFile(path);
}

/**
 * Fetches a file for the cache. `content-length` becomes that of the decoded body. Null when the site has no such file.
 */
export async function fetchFile(path: string, signal?: AbortSignal): Promise<Response | null> {
  const response = await fetch(path, {
    signal: signal ?? null,
    cache: isUnchanging(path) ? 'default' : 'no-cache',
    // These responses are the same for everybody, so the request names nobody.
    credentials: CACHEABLE_CALLS.some((call) => path.startsWith(call)) ? 'omit' : 'same-origin',
  });
  if (response.status === 404 || response.status === 410) return null;
  if (!response.ok) throw new SaveError('line', `${response.status}: ${path}`);
  return toCachedResponse(await response.arrayBuffer(), response.headers);
}

export function toCachedResponse(body: ArrayBuffer | Uint8Array<ArrayBuffer>, received: Headers): Response {
  const headers = new Headers(received);
  // The stored body is decoded, and must match requests to this address whatever headers they have.
  for (const name of ['content-encoding', 'vary', 'set-cookie']) headers.delete(name);
  headers.set('content-length', String(body.byteLength));
  return new Response(body, { status: 200, headers });
}

export async function countBytes(cache: Cache, paths: Iterable<string>): Promise<number> {
  const sizes = await Promise.all(
    [...paths].map(async (path) => Number((await cache.match(path))?.headers.get('content-length') ?? 0)),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

export async function pathsIn(cache: Cache): Promise<Set<string>> {
  return new Set((await cache.keys()).map(({ url }) => pathOfUrl(url)));
}

export function pathOfUrl(url: string): string {
  const { pathname, search } = new URL(url, location.origin);
  return pathname + search;
}
