import { type PageManifest, pageManifestPath } from '@common-ground/api/contracts/search/pageIndex.ts';
import type { PagefindScript, PageSearch } from './pagefindScript.d.ts';
import { META_CACHE_TAG, selectReachableParts, toIndexFolder } from './selectReachableParts.ts';

let opened: { names: string; search: Promise<PageSearch> } | undefined;

/** Opens the newest index of a language's pages, else the saved one. An index that is open already is used again. */
export async function openPageSearch(lang: string): Promise<PageSearch> {
  const { engine, parts: all } = await readManifest(lang);
  const parts = await selectReachableParts(all, lang);
  const names = [lang, engine, ...parts.map(({ folder }) => folder)].join();
  if (opened?.names === names) return opened.search;
  opened?.search.then((before) => before.destroy()).catch(() => {});
  const search = load({ engine, parts }, lang);
  opened = { names, search };
  search.catch(() => {
    if (opened?.search === search) opened = undefined;
  });
  return search;
}

async function readManifest(lang: string): Promise<PageManifest> {
  const path = pageManifestPath(lang);
  try {
    const response = await fetch(path, { cache: 'no-cache' });
    if (!response.ok) throw new Error(`${response.status}: ${path}`);
    return await response.json();
  } catch (error) {
    const saved = typeof caches === 'undefined' ? undefined : await caches.match(path);
    if (!saved) throw error;
    return await saved.json();
  }
}

/** Runs in a worker, whose own policy allows WebAssembly, so that the policy of pages need not. */
async function load({ engine, parts }: Pick<PageManifest, 'engine' | 'parts'>, lang: string): Promise<PageSearch> {
  const at = (name: string) => toIndexFolder(name, lang);
  const options = { baseUrl: '/', metaCacheTag: META_CACHE_TAG };
  const [{ createInstance }, worker]: [PagefindScript, Response] = await Promise.all([
    import(/* @vite-ignore */ `${at(engine)}pagefind.js`),
    // Loads the worker into the cache: the library waits five seconds for it, then runs without it, which the policy
    // forbids.
    fetch(`${at(engine)}pagefind-worker.js`),
  ]);
  if (!worker.ok) throw new Error(`${worker.status}: ${worker.statusText}`);
  const search = createInstance({ ...options, basePath: at(engine) });
  await Promise.all(
    parts.map(({ kind, folder }) =>
      search.mergeIndex(at(folder), { ...options, language: lang, mergeFilter: { kind } }),
    ),
  );
  return search;
}
