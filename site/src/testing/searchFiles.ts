import {
  type BrowserIndex,
  type BrowserNames,
  browserIndexPath,
  browserNamesPath,
  ENTRY_VERSION,
} from '@common-ground/api/contracts/search/browserIndex.ts';
import { createEntry, type EntrySource } from '@common-ground/api/contracts/search/engine/createEntry.ts';
import { loadStemmer } from '@common-ground/api/contracts/search/engine/stems.ts';

type Described = Partial<Omit<EntrySource, 'id' | 'names'>> & { categoryId?: number; language?: string };

/** Creates the entry of a condition in an index of `lang`, as the publisher does. */
export async function createBrowserEntry(
  lang: string,
  id: number,
  names: string[],
  { categoryId = 1, language = lang, ...texts }: Described = {},
): Promise<BrowserIndex['entries'][number]> {
  const source = { id, names, terms: [], tags: [], summary: '', symptoms: [], body: [], ...texts };
  const entry = createEntry(source, { stem: await loadStemmer(lang) });
  return { ...entry, categoryId, summary: source.summary, language };
}

type Files = Partial<Omit<BrowserIndex, 'version'>> & { names?: Record<string, BrowserNames['names']> };

/** Returns the search files of a language by path, and the names of the other languages in `names`. */
export function createSearchFiles(
  lang: string,
  { names = {}, ...index }: Files,
): Record<string, BrowserIndex | BrowserNames> {
  const version = ENTRY_VERSION;
  const others = Object.keys(names).filter((code) => code !== lang);
  return {
    [browserIndexPath(lang)]: { version, isComplete: true, entries: [], categories: [], others, ...index },
    ...Object.fromEntries(
      Object.entries(names).map(([code, rows]) => [browserNamesPath(code), { version, names: rows }]),
    ),
  };
}
