import type { Condition } from '../../../contracts/conditions.ts';
import { ID_MAX, SEARCH_RESULTS } from '../../../contracts/limits.ts';
import type { ApiContext } from '../../../platform/defineEndpoint.ts';
import { activeLanguages, findLanguage } from '../../../platform/languages.ts';
import { selectConditions, selectConditionsById } from '../../encyclopedia/queries/selectConditions.ts';
import { readSearchText } from '../queries/readSearchText.ts';
import type { Scope } from '../queries/scope.ts';
import { findConditions } from './findConditions.ts';

export type SearchQuery = { q?: string; category?: number; lang?: string };

/** Without a text: the conditions of the category, or all, by id. */
export async function searchConditions(query: SearchQuery, context: ApiContext): Promise<Condition[]> {
  const { database } = context;
  const categoryId = query.category ?? null;
  if (categoryId !== null && (categoryId < 1 || categoryId > ID_MAX)) return [];
  const languageId = (await findLanguage(query.lang, context))?.id ?? null;
  const asked = query.q?.replaceAll('\0', '').trim();
  if (!asked) {
    return selectConditions(database, { languageId, categoryId, slice: { limit: SEARCH_RESULTS, offset: 0 } });
  }
  const scope = await scopeOf({ languageId, categoryId }, context);
  const text = await readSearchText(database, asked);
  if (!scope || text.words.length === 0) return [];
  const ids = await findConditions({ database, text, scope });
  return selectConditionsById(database, { ids, languageId });
}

/** Null when there is no language yet, so nothing to be found. */
async function scopeOf(
  { languageId, categoryId }: { languageId: number | null; categoryId: number | null },
  context: ApiContext,
): Promise<Scope | null> {
  const languages = await activeLanguages(context);
  const fallback = languages.find((language) => language.isDefault) ?? languages[0];
  if (!fallback) return null;
  const own = languages.find((language) => language.id === languageId) ?? fallback;
  return { own, fallback, active: languages.map((language) => language.id), categoryId };
}
