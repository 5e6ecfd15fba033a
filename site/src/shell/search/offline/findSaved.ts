import type { Condition } from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import { SEARCH_RESULTS } from '@common-ground/api/contracts/limits.ts';
import { conditionPath } from '../../../routes.ts';
import { CACHES } from '../../../session/offline/caches.ts';
import { offlineDatabase } from '../../../session/offline/database.ts';
import { SAVED_SIGN } from '../../../session/offline/saved/savedSign.ts';
import { readStored } from '../../../session/storage.ts';
import type { SearchQuery } from '../findConditions.ts';
import { fold } from '../fold.ts';
import { type FoundEntry, toCondition } from './merge.ts';

/** More pages than that are not looked through; whoever keeps more has kept a language, with its index. */
const MOST_PAGES = 200;
const PAGE = /\/condition\/(\d+)$/;

/**
 * Conditions that are saved one by one, or with a category, found by what their pages say of themselves: for whoever has
 * not saved the index. Rejects where nothing is saved.
 */
export async function findSaved({ search, category }: SearchQuery, lang: string): Promise<Condition[]> {
  const items = await (await offlineDatabase()).getAll('saved');
  if (items.length === 0) throw new Error('Nothing is saved');
  const holders = items.filter(
    ({ kind, id, language }) => language === lang && (!category || (kind === 'category' && id === Number(category))),
  );
  const paths = new Set(holders.flatMap((item) => item.paths.filter((path) => PAGE.test(path))));
  const cache = await caches.open(CACHES.saved);
  const words = fold(search).split(/\s+/).filter(Boolean);
  const found: Condition[] = [];
  for (const path of [...paths].slice(0, MOST_PAGES)) {
    const html = await (await cache.match(path))?.text();
    if (!html) continue;
    const page = readPage(html, Number(PAGE.exec(path)?.[1]), lang);
    const texts = fold(`${page.meta.title} ${page.meta.summary}`);
    if (words.every((word) => texts.includes(word))) found.push(toCondition(page, lang));
  }
  return found.sort((one, other) => one.id - other.id).slice(0, SEARCH_RESULTS);
}

/** Those of which this browser has the page: without a line the others would lead nowhere. */
export async function onlySaved(found: Condition[], lang: string): Promise<Condition[]> {
  // Whoever saved nothing is shown everything, as it always was: what they have read may be there or not.
  if (readStored(SAVED_SIGN) === null) return found;
  const isThere = await Promise.all(
    found.map(async ({ id }) => (await caches.match(conditionPath(id, lang), { ignoreVary: true })) !== undefined),
  );
  return found.filter((_, at) => isThere[at]);
}

/** What a page says of itself. Where its name is in another language, that is marked. */
function readPage(html: string, id: number, lang: string): FoundEntry {
  // A document that is only read reports its styles all the same, as what the policy of this page does not allow.
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
