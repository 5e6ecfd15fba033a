import { firstCharacters } from '@common-ground/api/contracts/cutText.ts';
import { SEARCH_TEXT_LENGTH } from '@common-ground/api/contracts/limits.ts';
import type { FoundCondition } from '@common-ground/api/contracts/search/search.ts';
import {
  type EntryFilters,
  manifestPath,
  type SearchManifest,
} from '@common-ground/api/contracts/search/searchIndex.ts';
import type { SearchQuery } from './findSaved.ts';
import { findSaved, onlySaved } from './findSaved.ts';
import { merge, toCondition } from './merge.ts';
import type { Pagefind, PagefindIndex } from './pagefind.d.ts';

/** Milliseconds. Without a limit the library would wait forever for a part of itself that does not arrive. */
const PATIENCE_MS = 20_000;

/**
 * Searches the index that the publisher writes. Runs in a worker, so that the page's policy need not allow WebAssembly.
 */
export async function searchOffline(query: SearchQuery, lang: string): Promise<FoundCondition[]> {
  const tooLong = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`The search took longer than ${PATIENCE_MS} ms`)), PATIENCE_MS);
  });
  try {
    const found = await Promise.race([ask(query, lang), tooLong]);
    return navigator.onLine === false ? onlySaved(found, lang) : found;
  } catch (error) {
    opened = undefined;
    // Without the index, pages that were saved one by one can still be searched.
    return findSaved(query, lang).catch(() => {
      throw error;
    });
  }
}

async function ask({ search, category }: SearchQuery, lang: string): Promise<FoundCondition[]> {
  const response = await readManifest(lang);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const manifest: SearchManifest = await response.json();
  const index = await openIndex(manifest, lang);
  if (!index) return [];
  const filters: Partial<EntryFilters> = category ? { category } : {};
  const sort = search ? {} : ({ sort: { id: 'asc' } } as const);
  const text = firstCharacters(search, SEARCH_TEXT_LENGTH) || null;
  const hits = (part: EntryFilters['part']) => index.search(text, { filters: { ...filters, part }, ...sort });
  const [base, delta] = [await hits('base'), await hits('delta')];
  const found = await merge({ base: base.results, delta: delta.results, superseded: manifest.superseded, text });
  return found.map((entry) => toCondition(entry, lang));
}

/** Returns the newest manifest, else the saved one. */
async function readManifest(lang: string): Promise<Response> {
  try {
    return await fetch(manifestPath(lang), { cache: 'no-cache' });
  } catch (error) {
    const saved = typeof caches === 'undefined' ? undefined : await caches.match(manifestPath(lang));
    if (!saved) throw error;
    return saved;
  }
}

let opened: { names: string; index: Promise<PagefindIndex | null> } | undefined;

/** Opens the index of these folders once; null when nothing is published. */
function openIndex({ base, delta }: SearchManifest, lang: string): Promise<PagefindIndex | null> {
  const names = [...base, ...delta];
  const key = names.join();
  if (opened?.names === key) return opened.index;
  opened?.index.then((before) => before?.destroy()).catch(() => {});
  const index = load(names, lang);
  opened = { names: key, index };
  return index;
}

async function load(names: string[], lang: string): Promise<PagefindIndex | null> {
  const [first, ...others] = names;
  if (!first) return null;
  const at = (name: string) => manifestPath(lang).replace(/[^/]+$/, `${name}/`);
  const options = { baseUrl: '/', metaCacheTag: '1' };
  const [{ createInstance }, worker]: [Pagefind, Response] = await Promise.all([
    import(/* @vite-ignore */ `${at(first)}pagefind.js`),
    // Loads the worker into the cache: the library waits five seconds for it, then runs without it, which the policy
    // forbids.
    fetch(`${at(first)}pagefind-worker.js`),
  ]);
  if (!worker.ok) throw new Error(`${worker.status}: ${worker.statusText}`);
  const index = createInstance({ ...options, basePath: at(first) });
  await Promise.all(others.map((name) => index.mergeIndex(at(name), { ...options, language: lang })));
  return index;
}
