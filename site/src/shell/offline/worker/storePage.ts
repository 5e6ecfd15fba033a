import { isPrivate, screenPath } from '../../../routes.ts';
import { CACHES } from '../../../session/offline/caches.ts';
import { isNamedByDigest, languageAt, routeAt } from './chooseStrategy.ts';

export const MAX_READ_PAGES = 60;

/**
 * Stores a copy of a page under its path alone: only scripts use the query, which may contain a token. Deletes the copy
 * of a page that is gone (404, 410), and the oldest copies beyond MAX_READ_PAGES.
 */
export async function storePage(pathname: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHES.read);
  if (response.status === 404 || response.status === 410) await cache.delete(pathname);
  if (!isPublicPage(pathname) || !isStorable(response, 'text/html')) return;
  // Deleting and inserting the page makes it the newest: a cache lists its entries in the order of their insertion.
  await cache.delete(pathname);
  await cache.put(pathname, response);
  const read = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !isOfflinePage(path));
  for (const old of read.slice(0, -MAX_READ_PAGES)) await cache.delete(old);
}

/** Returns whether a response is complete, from this origin and allowed to be stored. */
export function isStorable(response: Response, type?: string): boolean {
  const { status, headers } = response;
  const isOpen = !/no-store|private/.test(headers.get('cache-control') ?? '');
  return (
    status === 200 && response.type === 'basic' && isOpen && (headers.get('content-type') ?? '').startsWith(type ?? '')
  );
}

/** Returns the time in the `Date` header of a response, in milliseconds; 0 when it has none. */
export function readDate({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || 0;
}

/** Excludes pages that a mailed link opens and pages that show one person's data. */
function isPublicPage(pathname: string): boolean {
  const route = routeAt(pathname);
  return route !== null && route.screen !== 'notFound' && (isOfflinePage(pathname) || !isPrivate(route));
}

function isOfflinePage(pathname: string): boolean {
  return pathname === screenPath('offline', languageAt(pathname));
}

export async function storeFiles(paths: readonly string[]): Promise<void> {
  const [assets, saved] = [await caches.open(CACHES.assets), await caches.open(CACHES.saved)];
  for (const path of paths.filter(isNamedByDigest)) {
    if ((await assets.match(path)) || (await saved.match(path))) continue;
    const response = await fetch(path);
    if (isStorable(response)) await assets.put(path, response);
  }
}
