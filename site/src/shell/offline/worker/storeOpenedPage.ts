import { storeOfflinePage } from './storeOfflinePage.ts';
import { storeFiles, storePage } from './storePage.ts';

/** Message of a page that was open before the worker: its path and the files that it has loaded. */
export type OpenedPage = { path: string; files: string[] };

export async function storeOpenedPage({ path, files }: OpenedPage, origin: string): Promise<void> {
  const own = files.map((address) => new URL(address, origin)).filter((file) => file.origin === origin);
  await storeFiles(own.map(({ pathname }) => pathname));
  const { origin: its, pathname } = new URL(path, origin);
  if (its !== origin) return;
  await storePage(pathname, await fetch(pathname));
  await storeOfflinePage(pathname);
}
