import { ID_MAX, SEARCH_RESULTS } from '../../contracts/limits.ts';
import type { SearchedCondition } from '../../contracts/search/search.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { findLanguageId } from '../../platform/languages.ts';
import { selectConditions, selectConditionsById } from '../encyclopedia/queries/selectConditions.ts';
import { searchText } from './searchText.ts';

export type SearchQuery = { q?: string; category?: number; lang?: string };

/** Without a text: the conditions of the category, or all, by id. */
export async function searchConditions(query: SearchQuery, context: ApiContext): Promise<SearchedCondition[]> {
  const { database } = context;
  const categoryId = query.category ?? null;
  if (categoryId !== null && (categoryId < 1 || categoryId > ID_MAX)) return [];
  const languageId = await findLanguageId(query.lang, context);
  if (!query.q?.replaceAll('\0', '').trim())
    return selectConditions(database, { languageId, categoryId, slice: { limit: SEARCH_RESULTS, offset: 0 } });
  const hits = (await searchText(query, context))?.hits ?? [];
  const conditions = await selectConditionsById(database, { ids: hits.map(({ id }) => id), languageId });
  return conditions.map((condition) => {
    const match = hits.find(({ id }) => id === condition.id)?.match;
    return match ? { ...condition, match } : condition;
  });
}
