import { ID_MAX, SEARCH_RESULTS } from '../../contracts/limits.ts';
import type { SearchedCondition } from '../../contracts/search/search.ts';
import type { ApiContext } from '../../platform/ApiContext.ts';
import { findActiveLanguages, findLanguageId } from '../../platform/languages.ts';
import { countMissedSearch } from '../analytics/countMissedSearch.ts';
import { selectConditions, selectConditionsById } from '../encyclopedia/queries/selectConditions.ts';
import { findConditions } from './findConditions.ts';
import type { Scope } from './queries/readSearchText.ts';

export type SearchQuery = { q?: string; category?: number; lang?: string };

/** Without a text: the conditions of the category, or all, by id. */
export async function searchConditions(query: SearchQuery, context: ApiContext): Promise<SearchedCondition[]> {
  const { database } = context;
  const categoryId = query.category ?? null;
  if (categoryId !== null && (categoryId < 1 || categoryId > ID_MAX)) return [];
  const languageId = await findLanguageId(query.lang, context);
  const asked = query.q?.replaceAll('\0', '').trim();
  if (!asked) {
    return selectConditions(database, { languageId, categoryId, slice: { limit: SEARCH_RESULTS, offset: 0 } });
  }
  const scope = await scopeOf({ languageId, categoryId }, context);
  if (!scope) return [];
  const found = await findConditions({ database, asked, scope });
  // Within a category it may be on a page of another one.
  if (found.length === 0 && categoryId === null) countMissedSearch({ text: asked, language: scope.own.code }, context);
  const conditions = await selectConditionsById(database, { ids: found.map(({ id }) => id), languageId });
  return conditions.map((condition) => withMatch(condition, found, scope));
}

/** Null when there is no language yet, so nothing to be found. */
async function scopeOf(
  { languageId, categoryId }: { languageId: number | null; categoryId: number | null },
  context: ApiContext,
): Promise<Scope | null> {
  const active = await findActiveLanguages(context);
  const [fallback] = active;
  if (!fallback) return null;
  const own = active.find((language) => language.id === languageId) ?? fallback;
  return { own, fallback, active, categoryId };
}

function withMatch(
  condition: SearchedCondition,
  found: Awaited<ReturnType<typeof findConditions>>,
  scope: Scope,
): SearchedCondition {
  const by = found.find(({ id }) => id === condition.id)?.by;
  const language = scope.active.find(({ id }) => id === by?.languageId)?.code;
  return by && language ? { ...condition, match: { name: by.name, language } } : condition;
}
