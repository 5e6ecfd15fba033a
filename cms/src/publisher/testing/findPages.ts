import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PageManifest, pageManifestPath } from '@common-ground/api/contracts/search/pageIndex.ts';
import { vi } from 'vitest';

type IndexQuery = { root: string; language: string; text: string };
type Hit = { data: () => Promise<{ url: string; content: string }> };

/** Opens the index of a language's pages with the script that browsers load. Files are read instead of fetched. */
export async function openIndex({ root, language }: Omit<IndexQuery, 'text'>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const file = new URL(address);
    file.search = '';
    return new Response(await readFile(file));
  });
  const manifest = path.join(root, pageManifestPath(language));
  const { engine, parts }: PageManifest = JSON.parse(await readFile(manifest, 'utf8'));
  const at = (folder: string) => `${pathToFileURL(path.join(path.dirname(manifest), folder)).href}/`;
  const options = { baseUrl: '/', metaCacheTag: '1' };
  const { createInstance } = await import(`${at(engine)}pagefind.js?${Math.random()}`);
  const index = createInstance({ ...options, basePath: at(engine), noWorker: true });
  for (const { kind, folder } of parts)
    await index.mergeIndex(at(folder), { ...options, language, mergeFilter: { kind } });
  return index;
}

/**
 * Returns the addresses of the pages that the browser script of the index finds. Leaves out pages without the text,
 * because for an unknown word the library returns those with similar ones.
 */
export async function findPages({ text, ...index }: IndexQuery): Promise<string[]> {
  try {
    const opened = await openIndex(index);
    const { results }: { results: Hit[] } = await opened.search(text);
    const found = await Promise.all(results.map(({ data }) => data()));
    return found.filter(({ content }) => content.toLowerCase().includes(text.toLowerCase())).map(({ url }) => url);
  } finally {
    vi.unstubAllGlobals();
  }
}
