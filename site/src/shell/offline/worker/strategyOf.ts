import { parsePath, type Route } from '../../../routes.ts';
import { KEPT_CALLS } from '../../../session/offline/caches.ts';

/**
 * How a request is answered. `page`: by the network, else by a copy, else by the page that says that there is no line.
 * `file`: by the copy, because its name holds its digest. `answer`: by the network, else by a copy. `pass`: not by us.
 */
export type Strategy = 'page' | 'file' | 'answer' | 'pass';

type WorkerRequest = Pick<Request, 'method' | 'mode' | 'url' | 'headers'>;

export function strategyOf({ method, mode, url, headers }: WorkerRequest, ownOrigin: string): Strategy {
  const { origin, pathname } = new URL(url);
  // A part of a film is asked for by its range, and a copy of a part is none of the whole.
  if (method !== 'GET' || origin !== ownOrigin || headers.has('range')) return 'pass';
  if (mode === 'navigate') return routeAt(pathname) ? 'page' : 'pass';
  if (isNamedByDigest(pathname)) return 'file';
  return isKeptCall(pathname) || KEPT_FILES.test(pathname) ? 'answer' : 'pass';
}

/** Scripts, styles and fonts of a build, and the folders of the search index (`INDEX_FOLDER`). */
export function isNamedByDigest(pathname: string): boolean {
  return /^\/_astro\/|^\/search\/[^/]+\/(base|delta)-[0-9a-f]{16}\//.test(pathname);
}

/** Icons, and what names the folders of the search index. */
const KEPT_FILES = /^\/(favicon\.\w+|icons\/[^/]+\.png|search\/[^/]+\/manifest\.json)$/;

/** Answers of the API that are the same for everybody; nothing else of it is ever kept. */
export function isKeptCall(pathname: string): boolean {
  return KEPT_CALLS.some((call) => pathname === call || pathname.startsWith(`${call}/`));
}

/** The page at a path. What is not known here, such as `/cms` or a page of a newer build, is left to the network. */
export function routeAt(pathname: string): Route | null {
  const [, first = ''] = pathname.split('/');
  // These look like languages.
  if (first === 'api' || first === 'cms') return null;
  return parsePath(pathname, isLanguageLike(first) ? [first] : []);
}

/** The language that a path is in. */
export function languageAt(pathname: string): string {
  return routeAt(pathname)?.language ?? 'en';
}

/** The worker knows no list of languages, which may grow while it is installed. */
function isLanguageLike(part: string): boolean {
  return /^[a-z]{2,3}(-[A-Za-z]+)*$/.test(part);
}
