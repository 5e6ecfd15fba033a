import { hasWording } from '@common-ground/api/contracts/languages.ts';
import { loadStemmer, type SearchLanguage, toStopWords } from '@common-ground/api/contracts/search/engine/stems.ts';
import { loadSearchStopWords } from '@common-ground/api/contracts/wording/searchStopWords.ts';

export async function loadSearchLanguage(code: string): Promise<SearchLanguage> {
  const [stem, words] = await Promise.all([loadStemmer(code), hasWording(code) ? loadSearchStopWords(code) : null]);
  return { code, stem, stopWords: toStopWords(words?.searchStopWords) };
}
