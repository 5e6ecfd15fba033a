import { fetchedIn } from './inLanguage.ts';

type SearchResultsFile = typeof import('./en/search/results.ts');
export type SearchResultsWords = SearchResultsFile['searchResults'];
export const loadSearchResultsWords = fetchedIn<SearchResultsFile>(import.meta.glob('./*/search/results.ts'));
