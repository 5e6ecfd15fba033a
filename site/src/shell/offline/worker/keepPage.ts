import { isPrivate, screenPath } from '../../../routes.ts';
import { CACHES } from '../../../session/offline/caches.ts';
import { languageAt, routeAt } from './strategyOf.ts';

/** How many pages that were read stay readable: some 4 MB. */
export const MOST_READ_PAGES = 60;

/**
 * Keeps a copy of a page that was read, under its path alone: whatever its address asks for beyond it (`?search=`, a token)
 * is read by scripts, and is nothing to be kept. A page that is gone is forgotten. The newest copies stay.
 */
export async function keepPage(pathname: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHES.read);
  if (response.status === 404 || response.status === 410) await cache.delete(pathname);
  if (!isPublicPage(pathname) || !isKeepable(response, 'text/html')) return;
  // Put anew, it is the newest: what a cache holds stands in the order in which it was put there.
  await cache.delete(pathname);
  await cache.put(pathname, response);
  const read = (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => !isOfflinePage(path));
  for (const old of read.slice(0, -MOST_READ_PAGES)) await cache.delete(old);
}

/** Whole, ours, and nothing that its server wants to be kept by nobody. */
export function isKeepable(response: Response, type?: string): boolean {
  const { status, headers } = response;
  const isOpen = !/no-store|private/.test(headers.get('cache-control') ?? '');
  return (
    status === 200 && response.type === 'basic' && isOpen && (headers.get('content-type') ?? '').startsWith(type ?? '')
  );
}

/** When it left the server; long ago where that is not said. */
export function dateOf({ headers }: Response): number {
  return Date.parse(headers.get('date') ?? '') || 0;
}

/** Nobody's own: not what a mailed link opens, nor what shows one person's things. */
function isPublicPage(pathname: string): boolean {
  const route = routeAt(pathname);
  return route !== null && route.screen !== 'notFound' && (isOfflinePage(pathname) || !isPrivate(route));
}

function isOfflinePage(pathname: string): boolean {
  return pathname === screenPath('offline', languageAt(pathname));
}
