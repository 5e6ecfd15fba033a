import type { SearchIndex, SearchOptions, SearchResult } from './SearchIndex.ts';

export type LanguageResult = SearchResult & {
  /** Code of the language whose names the first hits match. */
  language: string;
};

/**
 * Searches the index of the reader's language. When nothing there fits without a guess at a misspelt word, names in the
 * other languages are searched: a reader may know a condition by its name at home.
 * @param others indexes of names only, in the order in which they are tried
 */
export function searchIn(
  own: SearchIndex,
  others: readonly SearchIndex[],
  text: string,
  options?: SearchOptions,
): LanguageResult {
  const found = own.search(text, options);
  const result = { ...found, language: own.language.code };
  if (found.isFitting && !found.isGuessed) return result;
  for (const other of others) {
    const { hits } = other.search(text, { ...options, isExact: true });
    const named = hits.filter(({ isNamed, id }) => isNamed && own.has(id));
    if (named.length > 0)
      return {
        ...result,
        isFitting: true,
        isGuessed: false,
        corrected: null,
        hits: named,
        language: other.language.code,
      };
  }
  return result;
}
