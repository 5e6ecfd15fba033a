import { loadSearchResultsWords, type SearchResultsWords } from '@common-ground/api/contracts/wording/searchResults.ts';
import { useCallback, useEffect, useState } from 'react';
import { isSwitchedOff } from '../../analytics/choice.ts';
import { track } from '../../analytics/track.ts';
import { findConditions } from '../../shell/search/findConditions.ts';
import type { Found, SearchQuery } from '../../shell/search/foundSearch.ts';

/** `words` are null when their script could not be loaded. */
type SearchState = { status: 'loading' } | (Found & { words: SearchResultsWords | null });

/** Runs the search of the address, and once more at each call of `retry`. */
export function useSearch(lang: string): { state: SearchState; query: SearchQuery; retry: () => void } {
  // Empty at first: hydration has to match the pre-rendered page, which has no query.
  const [query, setQuery] = useState<SearchQuery>({ search: '', category: '' });
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    const asked = readQuery(location.search);
    setQuery(asked);
    setState({ status: 'loading' });
    const words = loadSearchResultsWords(lang).then(
      (file) => file.searchResults,
      () => null,
    );
    Promise.all([
      findConditions({ ...asked, isUncounted: isSwitchedOff() }, lang, { signal: stop.signal }),
      words,
    ]).then(([found, words]) => stop.signal.aborted || setState({ ...found, words }));
    return () => stop.abort();
  }, [lang, attempt]);

  useEffect(() => {
    const { search, category } = readQuery(location.search);
    track('search', { query: search, category });
  }, []);

  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  return { state, query, retry };
}

/** Returns the search in an address. first-paint.js decides by the same rules whether there is one. */
export function readQuery(addressQuery: string): SearchQuery {
  const parameters = new URLSearchParams(addressQuery);
  const category = parameters.get('category') ?? '';
  return {
    search: parameters.get('search')?.trim() ?? '',
    category: /^[1-9]\d*$/.test(category) ? category : '',
    ...(parameters.get('exact') === '1' && { isExact: true }),
  };
}
