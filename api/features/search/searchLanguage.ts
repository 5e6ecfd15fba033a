import { loadStemmer, type SearchLanguage } from '../../contracts/search/engine/stems.ts';
import { searchWords } from '../../contracts/wording/onServer.ts';

const loaded = new Map<string, Promise<SearchLanguage>>();

/** Returns stemmer and stop words of a language. A regional code such as `pt-BR` has those of its language. */
export function loadSearchLanguage(code: string): Promise<SearchLanguage> {
  const known = loaded.get(code) ?? load(code);
  loaded.set(code, known);
  return known;
}

async function load(code: string): Promise<SearchLanguage> {
  const [base = code] = code.split('-');
  const stopWords = new Set(searchWords[base]?.searchStopWords.split(/\s+/u));
  return { code, stem: await loadStemmer(base), stopWords };
}
