import { loadStemmer, type SearchLanguage, toStopWords } from '../../contracts/search/engine/stems.ts';
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
  return { code, stem: await loadStemmer(base), stopWords: toStopWords(searchWords[base]?.searchStopWords) };
}
