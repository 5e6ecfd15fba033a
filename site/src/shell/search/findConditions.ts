import type { FoundCondition } from '@common-ground/api/contracts/search/search.ts';
import { calls, guestApi } from '../../session/guestApi.ts';
import type { SearchQuery } from './offline/findSaved.ts';

export type Found =
  | { status: 'failed' }
  /** `isOffline` is whether the server did not answer and the conditions come from the offline index. */
  | { status: 'found'; conditions: FoundCondition[]; isOffline: boolean };

/** Milliseconds until the offline index replaces the server. */
const PATIENCE_MS = 5000;

/** Returns the server's results, else those of the offline index. Never rejects; ignore the result after aborting. */
export async function findConditions(query: SearchQuery, lang: string, signal: AbortSignal): Promise<Found> {
  try {
    return { status: 'found', conditions: await fetchConditions(query, lang, signal), isOffline: false };
  } catch {
    // Falls back to the offline index, unless the search was aborted.
  }
  if (signal.aborted) return { status: 'failed' };
  try {
    const { searchOffline } = await import('./offline/searchOffline.ts');
    return { status: 'found', conditions: await searchOffline(query, lang), isOffline: true };
  } catch (error) {
    console.warn('The offline search index failed too.', error);
    return { status: 'failed' };
  }
}

async function fetchConditions(
  { search, category }: SearchQuery,
  lang: string,
  asked: AbortSignal,
): Promise<FoundCondition[]> {
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  asked.addEventListener('abort', stop);
  try {
    const { signal } = request;
    return await guestApi.call(calls.searchConditions, { query: { q: search, category, lang }, signal });
  } finally {
    clearTimeout(timer);
    asked.removeEventListener('abort', stop);
  }
}
