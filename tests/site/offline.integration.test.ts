import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import type { OfflinePages } from '@common-ground/api/contracts/offline/pages.ts';
import { MAX_PAGES_TOGETHER, pagesTogetherPath } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import {
  type IndexFiles,
  indexFilesName,
  type PageManifest,
  pageManifestPath,
  SAVED_PAGE_KINDS,
} from '@common-ground/api/contracts/search/pageIndex.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { CACHEABLE_CALLS } from '@common-ground/site/src/session/offline/caches.ts';
import { findPageFiles } from '@common-ground/site/src/session/offline/saved/findPageFiles.ts';
import { OFFLINE_FILES_PATH, type OfflineFiles } from '@common-ground/site/src/session/offline/saved/offlineFiles.ts';
import { expect, it } from 'vitest';
import { fetchCompressed } from '../support/fetchCompressed.ts';
import { buildPageIndex } from './support/buildPageIndex.ts';
import { servedSite } from './support/servedSite.ts';

const site = await servedSite();

/** Maximum bytes over the network for a language of 36 conditions. */
const MAX_LANGUAGE_BYTES = 1_000_000;
/** Languages that are measured. Arabic takes the most bytes. */
const WEIGHED = IS_DEEP ? LANGUAGE_CODES : (['ar'] as const);

const described = async (query: string): Promise<OfflinePages> =>
  (await site.get(`/api/offline-pages?${query}`)).json();
const list = async (): Promise<OfflineFiles> => (await site.get(OFFLINE_FILES_PATH)).json();

async function neededBy(page: string, lang: string, all: OfflineFiles): Promise<string[]> {
  return findPageFiles(await (await site.get(page)).text(), { list: all, lang });
}

/** Returns the bytes of each language's saved index of pages, whose files are compressed already except for scripts. */
async function indexBytes(): Promise<Map<string, number>> {
  await buildPageIndex(site);
  const bytes = new Map<string, number>();
  for (const lang of WEIGHED) {
    const manifest = path.join(site.folder, pageManifestPath(lang));
    const { engine, parts }: PageManifest = JSON.parse(await readFile(manifest, 'utf8'));
    const saved = parts.filter(({ kind }) => SAVED_PAGE_KINDS.includes(kind)).map(({ folder }) => folder);
    const files = await Promise.all(
      [engine, ...saved].map(
        async (name): Promise<IndexFiles> =>
          JSON.parse(await readFile(path.join(path.dirname(manifest), name, indexFilesName), 'utf8')),
      ),
    );
    const sizes = files
      .flatMap((named) => Object.entries(named))
      .map(([name, size]) => (name.endsWith('.js') ? size / 3 : size));
    bytes.set(
      lang,
      sizes.reduce((sum, size) => sum + size, 0),
    );
  }
  return bytes;
}

/** Returns the bytes over the network: Brotli-compressed, or as they are for a small response; 0 when it is missing. */
async function fetchSize(address: string): Promise<number> {
  const response = await site.get(address, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  if (response.status === 404) return 0;
  if (response.headers.get('content-encoding') === 'br')
    return (await fetchCompressed(site.origin + address)).body.length;
  return Number(response.headers.get('content-length'));
}

it('a whole language is small enough for a phone', async () => {
  const [all, index] = [await list(), await indexBytes()];
  for (const lang of WEIGHED) {
    const { pages } = await described(`kind=language&lang=${lang}`);
    expect(pages.filter((path) => path.includes('/condition/')).length, lang).toBeGreaterThanOrEqual(36);
    const files = await Promise.all(pages.map((page) => neededBy(page, lang, all)));
    const calls = CACHEABLE_CALLS.map((call) => `${call}?lang=${lang}`);
    const together = Array.from({ length: Math.ceil(pages.length / MAX_PAGES_TOGETHER) }, (_, at) =>
      pagesTogetherPath(pages.slice(at * MAX_PAGES_TOGETHER, (at + 1) * MAX_PAGES_TOGETHER)),
    );
    const paths = new Set([...together, ...files.flat(), ...calls]);
    let bytes = index.get(lang) ?? Number.NaN;
    for (const address of paths) bytes += await fetchSize(address);
    expect(bytes, lang).toBeLessThan(MAX_LANGUAGE_BYTES);
  }
});

it('a HEAD request returns about the compressed size of a page', async () => {
  const { body } = await fetchCompressed(`${site.origin}/condition/1`);
  const { headers } = await site.get('/condition/1', { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  expect(Number(headers.get('content-length')) / body.length).toBeCloseTo(1, 0);
});
