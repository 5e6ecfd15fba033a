import { SEARCH_RESULTS } from '@common-ground/api/contracts/limits.ts';
import type { FoundCondition } from '@common-ground/api/contracts/search/search.ts';
import { conditionPath } from '../../../routes.ts';
import { CACHES } from '../../../session/offline/caches.ts';
import { offlineDatabase } from '../../../session/offline/database.ts';
import { SAVED_KEYS_KEY } from '../../../session/offline/saved/savedSign.ts';
import { readStored } from '../../../session/storage.ts';
import { fold } from '../fold.ts';
import { type FoundEntry, toCondition } from './merge.ts';

export type SearchQuery = { search: string; category: string };

/** Maximum pages to search; a reader who saves more has saved a language, with its index. */
const MAX_PAGES = 200;
const PAGE = /\/condition\/(\d+)$/;

/** Finds conditions by name and summary on saved pages, without the index. Rejects when nothing is saved. */
export async function findSaved({ search, category }: SearchQuery, lang: string): Promise<FoundCondition[]> {
  const items = await (await offlineDatabase()).getAll('saved');
  if (items.length === 0) throw new Error('Nothing is saved');
  const holders = items.filter(
    ({ kind, id, language }) => language === lang && (!category || (kind === 'category' && id === Number(category))),
  );
  const paths = new Set(holders.flatMap((item) => item.paths.filter((path) => PAGE.test(path))));
  const cache = await caches.open(CACHES.saved);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found: FoundCondition[] = [];
  for (const path of [...paths].slice(0, MAX_PAGES)) {
    const html = await (await cache.match(path))?.text();
    if (!html) continue;
    const page = readPage(html, Number(PAGE.exec(path)?.[1]), lang);
    const texts = fold(`${page.meta.title} ${page.meta.summary}`);
    if (words.every((word) => texts.includes(word))) found.push(toCondition(page, lang));
  }
  return found.sort((one, other) => one.id - other.id).slice(0, SEARCH_RESULTS);
}

/** Returns only conditions whose pages this browser has stored: offline, links to others would fail. */
export async function onlySaved(found: FoundCondition[], lang: string): Promise<FoundCondition[]> {
  // Without saved items all results are returned, and their pages may or may not be stored.
  if (readStored(SAVED_KEYS_KEY) === null) return found;
  const isThere = await Promise.all(
    found.map(async ({ id }) => (await caches.match(conditionPath(id, lang), { ignoreVary: true })) !== undefined),
  );
  return found.filter((_, at) => isThere[at]);
}

function readPage(html: string, id: number, lang: string): FoundEntry {
  // The parser would report inline styles as violations of this page's policy.
  const page = new DOMParser().parseFromString(html.replace(/<style[^>]*>.*?<\/style>/gs, ''), 'text/html');
  const name = page.querySelector('h1');
  return {
    facts: { id, categoryId: 0, lastUpdated: '', language: name?.lang || lang },
    meta: {
      title: name?.textContent?.trim() ?? '',
      aliases: '[]',
      summary: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
      tags: '[]',
    },
  };
}
