import { CACHES } from '../../../session/offline/caches.ts';
import { isKeepable, keepOfflinePage, keepPage } from './keepPage.ts';
import { isNamedByDigest, languageAt } from './strategyOf.ts';

/** What a page says that was open before the worker was there: its path, and the files that it has loaded. */
export type OpenedPage = { path: string; files: string[] };

/** Keeps the very first page too. The browser has all of it already, so little of this goes over the line. */
export async function keepOpened({ path, files }: OpenedPage, origin: string): Promise<void> {
  const assets = await caches.open(CACHES.assets);
  for (const file of files.map((address) => new URL(address, origin))) {
    if (file.origin !== origin || !isNamedByDigest(file.pathname) || (await assets.match(file))) continue;
    const response = await fetch(file);
    if (isKeepable(response)) await assets.put(file, response);
  }
  const { origin: its, pathname } = new URL(path, origin);
  if (its !== origin) return;
  await keepPage(pathname, await fetch(pathname));
  await keepOfflinePage(languageAt(pathname));
}
