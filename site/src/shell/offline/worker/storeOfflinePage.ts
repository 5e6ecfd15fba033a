import { screenPath } from '../../../routes.ts';
import { CACHEABLE_CALLS, CACHES } from '../../../session/offline/caches.ts';
import { isSlowConnection } from '../../../session/offline/isSlowConnection.ts';
import { findPageFiles } from '../../../session/offline/saved/findPageFiles.ts';
import { OFFLINE_FILES_PATH } from '../../../session/offline/saved/offlineFiles.ts';
import { languageAt } from './chooseStrategy.ts';
import { isStorable, readDate, storeFiles } from './storePage.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Stores the offline page with its files, in the language of the page at `pathname`; not on a slow connection. */
export async function storeOfflinePage(pathname: string): Promise<void> {
  if (isSlowConnection()) return;
  const lang = languageAt(pathname);
  const path = screenPath('offline', lang);
  const cache = await caches.open(CACHES.read);
  const [before, read] = [await cache.match(path), await cache.match(pathname)];
  const isRecent = before && Date.now() - readDate(before) < DAY_MS;
  if (isRecent && (!read || (await findScript(read)) === (await findScript(before)))) return;
  const response = await fetch(path);
  if (!isStorable(response, 'text/html')) return;
  const html = await response.clone().text();
  if (!before) await cache.put(path, undated(html, response));
  const list = await (await fetch(OFFLINE_FILES_PATH)).json();
  await storeFiles(findPageFiles(html, { list, lang }));
  const assets = await caches.open(CACHES.assets);
  for (const call of CACHEABLE_CALLS) await assets.add(`${call}?lang=${lang}`).catch(() => {});
  await cache.put(path, response);
}

/** Returns the page without its date, so that it counts as old until its files are stored. */
function undated(html: string, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.delete('date');
  return new Response(html, { headers });
}

/** Returns the address of the page's script, which differs between builds. */
async function findScript(page: Response): Promise<string | undefined> {
  return / data-src="([^"]+)"/.exec(await page.clone().text())?.[1];
}
