import { type PagesTogether, pagesTogetherPath } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import { toCachedResponse } from './keptFiles.ts';
import { SaveError } from './SaveError.ts';

/** Fetches pages in one response, by path, without missing ones. Null when the server sends none or is too busy. */
export async function fetchTogether(
  paths: readonly string[],
  signal?: AbortSignal,
): Promise<Map<string, Response> | null> {
  const address = pagesTogetherPath(paths);
  const response = await fetch(address, { signal: signal ?? null, cache: 'no-cache' });
  if (response.status === 404 || response.status === 503) return null;
  if (!response.ok) throw new SaveError('line', `${response.status}: ${address}`);
  const pages: PagesTogether = await response.json();
  // This response also has the other headers that a page has, such as its security policy.
  const headers = new Headers(response.headers);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.delete('etag');
  const encoder = new TextEncoder();
  return new Map(Object.entries(pages).map(([path, html]) => [path, toCachedResponse(encoder.encode(html), headers)]));
}
