import type { Condition } from '@common-ground/api/contracts/encyclopedia/conditions.ts';
import { useCallback, useEffect, useState } from 'react';
import { track } from '../../analytics/track.ts';

export type SearchQuery = { search: string; category: string };

type SearchState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `isOffline`: the server did not answer; these are from the index that lies beside the pages. */
  | { status: 'found'; conditions: Condition[]; isOffline: boolean };

/** How long a search may take before the offline index is asked. */
const PATIENCE_MS = 5000;

/** Reads the search from the address and asks the server for it, once for each call of `retry` more. */
export function useSearch(lang: string): { state: SearchState; query: SearchQuery; retry: () => void } {
  // The server does not know the address, and the first drawing in the browser has to match the server's.
  const [query, setQuery] = useState<SearchQuery>({ search: '', category: '' });
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // Another attempt is what asks again.
  useEffect(() => {
    const stop = new AbortController();
    const asked = readQuery(location.search);
    setQuery(asked);
    setState({ status: 'loading' });
    answer(asked, lang, stop.signal).then((found) => stop.signal.aborted || setState(found));
    return () => stop.abort();
  }, [lang, attempt]);

  useEffect(() => {
    const { search, category } = readQuery(location.search);
    track('search', { query: search, category });
  }, []);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, query, retry };
}

/** The search in an address; first-paint.js decides by the same rules whether there is one. */
export function readQuery(addressQuery: string): SearchQuery {
  const parameters = new URLSearchParams(addressQuery);
  const category = parameters.get('category') ?? '';
  return { search: parameters.get('search')?.trim() ?? '', category: /^[1-9]\d*$/.test(category) ? category : '' };
}

/** The server's answer, else the offline index's. Never rejects. */
async function answer(query: SearchQuery, lang: string, signal: AbortSignal): Promise<SearchState> {
  try {
    return { status: 'found', conditions: await fetchConditions(query, lang, signal), isOffline: false };
  } catch {
    // The browser has logged why.
  }
  if (signal.aborted) return { status: 'loading' };
  try {
    const { searchOffline } = await import('./offline/searchOffline.ts');
    return { status: 'found', conditions: await searchOffline(query, lang), isOffline: true };
  } catch (error) {
    console.warn('The offline search index did not answer either.', error);
    return { status: 'failed' };
  }
}

async function fetchConditions(
  { search, category }: SearchQuery,
  lang: string,
  asked: AbortSignal,
): Promise<Condition[]> {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  parameters.set('lang', lang);
  const request = new AbortController();
  const stop = () => request.abort();
  const timer = setTimeout(stop, PATIENCE_MS);
  asked.addEventListener('abort', stop);
  try {
    const { signal } = request;
    const response = await fetch(`/api/localized/search?${parameters}`, { signal, credentials: 'include' });
    if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
    return await response.json();
  } finally {
    clearTimeout(timer);
    asked.removeEventListener('abort', stop);
  }
}
