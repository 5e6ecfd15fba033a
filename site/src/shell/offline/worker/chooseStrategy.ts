import { isIndexFile } from '@common-ground/api/contracts/search/pageIndex.ts';
import { parsePath } from '../../../parsePath.ts';
import type { Route } from '../../../routes.ts';
import { CACHEABLE_CALLS } from '../../../session/offline/caches.ts';

/**
 * How the worker answers a request. `page`: from the network, else a copy, else the offline page. `file`: from a copy,
 * else the network, because the name contains the digest. `answer`: from the network, else a copy. `pass`: not at all.
 */
export type Strategy = 'page' | 'file' | 'answer' | 'pass';

type WorkerRequest = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

export function chooseStrategy({ method, mode, url, headers }: WorkerRequest, ownOrigin: string): Strategy {
  const { origin, pathname } = new URL(url);
  // Parts of films are requested by range, and a copy of a part must not answer for the whole.
  if (method !== 'GET' || origin !== ownOrigin || headers.has('range')) return 'pass';
  if (mode === 'navigate') return routeAt(pathname) ? 'page' : 'pass';
  if (isNamedByDigest(pathname)) return 'file';
  return isStoredCall(pathname) || KEPT_FILES.test(pathname) ? 'answer' : 'pass';
}

/** Returns whether a path is a file of a build or in a folder of the search index. */
export function isNamedByDigest(pathname: string): boolean {
  return pathname.startsWith('/_astro/') || isIndexFile(pathname);
}

const KEPT_FILES = /^\/(favicon\.\w+|icons\/[^/]+\.png|search\/[^/]+\/[a-z]+\.json)$/;

/** Returns whether a file is a whole index of conditions or names, which is of use without other files. */
export function isBrowserIndex(pathname: string): boolean {
  return /^\/search\/[^/]+\/(conditions|names)\.json$/.test(pathname);
}

/** Returns whether the API's response at a path is the same for all readers; no other response of it is stored. */
export function isStoredCall(pathname: string): boolean {
  return CACHEABLE_CALLS.some((call) => pathname === call || pathname.startsWith(`${call}/`));
}

/** Returns the page at a path; null for unknown ones, such as `/cms` or pages of a newer build. */
export function routeAt(pathname: string): Route | null {
  const [, first = ''] = pathname.split('/');
  // Both match the pattern of a language code.
  if (first === 'api' || first === 'cms') return null;
  return parsePath(decode(pathname), isLanguageLike(first) ? [first] : []);
}

/** Decodes a path, because slugs of tags have letters of any script. A malformed one is no page. */
function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return '';
  }
}

export function languageAt(pathname: string): string {
  return routeAt(pathname)?.language ?? 'en';
}

/**
 * Whether a part looks like a language code. The worker has no list of languages, because it may grow while the worker
 * is installed.
 */
function isLanguageLike(part: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(part);
}
