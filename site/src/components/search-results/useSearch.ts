import type { Condition } from '@common-ground/api/contracts/conditions.ts';
import { useCallback, useEffect, useState } from 'react';

export type SearchQuery = { search: string; category: string };

type SearchState = { status: 'loading' } | { status: 'failed' } | { status: 'found'; conditions: Condition[] };

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
    fetchConditions(asked, lang, stop.signal)
      .then((conditions) => setState({ status: 'found', conditions }))
      .catch(() => stop.signal.aborted || setState({ status: 'failed' }));
    return () => stop.abort();
  }, [lang, attempt]);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, query, retry };
}

/** The search in an address; first-paint.js decides by the same rules whether there is one. */
export function readQuery(addressQuery: string): SearchQuery {
  const parameters = new URLSearchParams(addressQuery);
  const category = parameters.get('category') ?? '';
  return { search: parameters.get('search')?.trim() ?? '', category: /^[1-9]\d*$/.test(category) ? category : '' };
}

async function fetchConditions(
  { search, category }: SearchQuery,
  lang: string,
  signal: AbortSignal,
): Promise<Condition[]> {
  const parameters = new URLSearchParams();
  if (search) parameters.set('q', search);
  if (category) parameters.set('category', category);
  parameters.set('lang', lang);
  const response = await fetch(`/api/localized/search?${parameters}`, { signal, credentials: 'include' });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  return response.json();
}
