import type { FoundCondition, SearchOutcome } from '@common-ground/api/contracts/search/find.ts';
import { calls, guestApi } from '../../session/guestApi.ts';
import { type Found, type FoundSearch, SEARCH_PATIENCE_MS, type SearchQuery } from './foundSearch.ts';

/** Searches on the server, else in the browser. Never rejects; ignore the result after aborting. */
export async function findConditions(
  query: SearchQuery,
  lang: string,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Found> {
  try {
    const { conditions, near, ...outcome } = await askServer(query, lang, signal);
    return {
      status: 'found',
      ...outcome,
      conditions: conditions.map(toStored),
      near: near.map(toStored),
      isOffline: false,
      isSure: true,
    };
  } catch {
    // The browser searches instead, unless the search was aborted.
  }
  if (signal?.aborted) return { status: 'failed' };
  try {
    const { findInBrowser } = await import('./browser/findInBrowser.ts');
    return await findInBrowser(query, lang);
  } catch (error) {
    console.warn('The search in the browser failed too.', error);
    return { status: 'failed' };
  }
}

const toStored = (condition: FoundCondition): FoundSearch['conditions'][number] => ({ ...condition, isStored: true });

async function askServer(
  { search, category, isExact, isUncounted }: SearchQuery,
  lang: string,
  asked?: AbortSignal,
): Promise<SearchOutcome> {
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, SEARCH_PATIENCE_MS);
  asked?.addEventListener('abort', stop);
  try {
    const { signal } = request;
    const options = { ...(isExact && { exact: '1' as const }), ...(isUncounted && { uncounted: '1' as const }) };
    const query = { q: search, category, lang, ...options };
    return await guestApi.call(calls.findConditions, { query, signal });
  } finally {
    clearTimeout(timer);
    asked?.removeEventListener('abort', stop);
  }
}
