import { setTimeout as wait } from 'node:timers/promises';
import { createClient } from '@common-ground/api/contracts/client.ts';
import { listLocalizedCategories } from '@common-ground/api/contracts/encyclopedia/categories.ts';
import { findConditions } from '@common-ground/api/contracts/search/find.ts';
import { CachedResponse } from '@common-ground/api/platform/prepared/CachedResponse.ts';
import { CLIENT_ADDRESS_HEADER } from '@common-ground/api/platform/toClientAddress.ts';
import { PLAIN_RESULTS } from '@common-ground/site/renderer';
import { type HomeSearch, readHomeSearch } from './readHomeSearch.ts';
import type { StaticFiles } from './StaticFiles.ts';

type Tools = { files: StaticFiles; api: (request: Request) => Promise<Response> };

/** Readers with scripts wait for this page too, but search by themselves. */
const MAX_SEARCH_MS = 2000;

/** Each search has a response of its own, which tells what a reader looks for. */
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-cache' };

/** Serves a home page with the results of the search in its address, for readers without scripts; null for others. */
export async function serveHomeSearch({ files, api }: Tools, request: Request): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const asked = readHomeSearch(pathname + search);
  if (!asked) return null;
  const page = await files.pageAt(asked.path);
  if (!page?.includes(PLAIN_RESULTS)) return null;
  const [outcome, categoryName] = await Promise.all([
    settle(find(asked, { api, request })),
    settle(findCategoryName(asked, { api, request })),
  ]);
  const { renderPlainResults, renderResultsTitle } = await import('./plainResults.ts');
  const found = { ...asked, outcome, categoryName };
  const body = page
    .replace(PLAIN_RESULTS, () => `<noscript>${renderPlainResults(found)}</noscript>`)
    .replace(/<title>[^<]*<\/title>/, () => renderResultsTitle(found));
  return new CachedResponse({ body, headers: HEADERS }).respond(request);
}

type Caller = { api: Tools['api']; request: Request };

function find({ language: lang, search: q, category, isExact }: HomeSearch, caller: Caller) {
  // Readers with scripts search once more, which is counted.
  const query = {
    q,
    lang,
    uncounted: '1' as const,
    ...(category !== null && { category }),
    ...(isExact && { exact: '1' as const }),
  };
  return clientFor(caller).call(findConditions, { query });
}

async function findCategoryName({ language, category }: HomeSearch, caller: Caller): Promise<string | null> {
  if (category === null) return null;
  const categories = await clientFor(caller).call(listLocalizedCategories, { query: { lang: language } });
  const found = categories.find(({ id }) => id === category);
  return found ? (found.translation?.name ?? found.name) : null;
}

/** Calls the API as the reader, whose calls are limited. */
function clientFor({ api, request }: Caller) {
  const address = request.headers.get(CLIENT_ADDRESS_HEADER);
  const headers: Record<string, string> = address ? { [CLIENT_ADDRESS_HEADER]: address } : {};
  return createClient({
    baseUrl: new URL(request.url).origin,
    credentials: 'omit',
    fetch: (url, init) => api(new Request(url as string, { ...init, headers })),
  });
}

async function settle<Result>(work: Promise<Result>): Promise<Result | null> {
  return Promise.race([work.catch(() => null), wait(MAX_SEARCH_MS, null, { ref: false })]);
}
