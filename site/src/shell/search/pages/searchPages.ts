import { firstCharacters } from '@common-ground/api/contracts/cutText.ts';
import { hasWording } from '@common-ground/api/contracts/languages.ts';
import { SEARCH_TEXT_LENGTH, SEARCHED_PAGES_OF_A_KIND } from '@common-ground/api/contracts/limits.ts';
import { toStopWords } from '@common-ground/api/contracts/search/engine/stems.ts';
import { splitSearchWords } from '@common-ground/api/contracts/search/engine/words.ts';
import { loadSearchStopWords } from '@common-ground/api/contracts/wording/searchStopWords.ts';
import { openPageSearch } from './openPageSearch.ts';
import { type PageGroup, selectGroups } from './selectGroups.ts';

export type { FoundSitePage, PageGroup } from './selectGroups.ts';

/** Milliseconds. Without a limit the library would wait forever for a part of itself that does not arrive. */
const PATIENCE_MS = 20_000;

/**
 * Searches the full text of the pages that are not conditions, in the order of the groups.
 * @param limit maximum pages of a kind
 * @throws when the index cannot be loaded
 */
export async function searchPages(text: string, lang: string, limit = SEARCHED_PAGES_OF_A_KIND): Promise<PageGroup[]> {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`The search took longer than ${PATIENCE_MS} ms`)), PATIENCE_MS);
  try {
    return await Promise.race([search(text, lang, limit), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}

async function search(text: string, lang: string, limit: number): Promise<PageGroup[]> {
  const asked = await selectWords(firstCharacters(text, SEARCH_TEXT_LENGTH), lang);
  return asked.length === 0 ? [] : selectGroups(await openPageSearch(lang), { asked, lang, limit });
}

/** Returns the words of a text as they are written, because the index has them so, without words such as "the". */
async function selectWords(text: string, lang: string): Promise<string[]> {
  const left = toStopWords(hasWording(lang) ? (await loadSearchStopWords(lang)).searchStopWords : '');
  const words = splitSearchWords(text);
  const telling = words.filter(({ word }) => !left.has(word));
  return (telling.length > 0 ? telling : words).map(({ start, end }) => text.slice(start, end));
}
