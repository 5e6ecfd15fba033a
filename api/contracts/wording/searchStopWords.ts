import { fetchedIn } from './inLanguage.ts';

export const loadSearchStopWords = fetchedIn<typeof import('./en/search/stopWords.ts')>(
  import.meta.glob('./*/search/stopWords.ts'),
);
