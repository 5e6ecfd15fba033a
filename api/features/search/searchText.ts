import type { ListedHits } from '../../contracts/search/findHits.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { findActiveLanguages, findLanguageId } from '../../platform/languages.ts';
import { countMissedSearch } from '../analytics/countMissedSearch.ts';
import { findIndexes } from './findIndexes.ts';
import type { SearchIndexes } from './SearchIndexes.ts';

export type FindQuery = { q?: string; category?: number; lang?: string; exact?: '1'; uncounted?: '1' };
export type FoundText = ListedHits & { indexes: SearchIndexes; languageId: number };

/**
 * Searches a text in a language, and counts one without a page. Without a text, lists conditions by id. Null when there
 * is no language yet.
 */
export async function searchText(query: FindQuery, context: ApiContext): Promise<FoundText | null> {
  const text = query.q?.replaceAll('\0', '').trim();
  const [byDefault] = await findActiveLanguages(context);
  if (!byDefault) return null;
  const languageId = (await findLanguageId(query.lang, context)) ?? byDefault.id;
  const indexes = await findIndexes(context);
  const categoryId = query.category ?? null;
  if (!text) return { ...indexes.list({ languageId, categoryId }), indexes, languageId };
  const found = indexes.search({ languageId, text, isExact: query.exact === '1', categoryId });
  // Another category may have a page about it.
  if (!found.hasPage && categoryId === null && query.uncounted !== '1')
    countMissedSearch({ text, language: indexes.demandLanguage(languageId).code }, context);
  return { ...found, indexes, languageId };
}
