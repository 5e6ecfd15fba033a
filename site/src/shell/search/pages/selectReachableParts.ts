import { type PagePart, pageManifestPath, SAVED_PAGE_KINDS } from '@common-ground/api/contracts/search/pageIndex.ts';

/** Query `ts` of the first file of a part, which the library adds. */
export const META_CACHE_TAG = '1';

export function toIndexFolder(name: string, lang: string): string {
  return pageManifestPath(lang).replace(/[^/]+$/, `${name}/`);
}

/**
 * Leaves out parts that are not saved with a language and cannot be fetched, such as the forum when offline: the library
 * rejects all searches after a part failed to load.
 */
export async function selectReachableParts(parts: readonly PagePart[], lang: string): Promise<PagePart[]> {
  const reachable = await Promise.all(
    parts.map(({ kind, folder }) => SAVED_PAGE_KINDS.includes(kind) || isReachable(toIndexFolder(folder, lang))),
  );
  return parts.filter((_, place) => reachable[place]);
}

/** Without a connection, the service worker may have a copy of the first file, but not of the files that a search needs. */
async function isReachable(folder: string): Promise<boolean> {
  if (navigator.onLine === false) return false;
  return fetch(`${folder}pagefind-entry.json?ts=${META_CACHE_TAG}`).then(
    ({ ok }) => ok,
    () => false,
  );
}
