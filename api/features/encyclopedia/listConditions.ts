import type { Condition } from '../../contracts/encyclopedia/conditions.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { findLanguage } from '../../platform/languages.ts';
import { type PageQuery, type Sliced, sliceOf } from '../../platform/pages.ts';
import { countConditions, selectConditions } from './queries/selectConditions.ts';

/** Published conditions by id, all of them or a page, of one category or of all. */
export async function listConditions(
  { categoryId = null, ...query }: PageQuery & { categoryId?: number | null },
  context: ApiContext,
): Promise<Sliced<Condition>> {
  const slice = sliceOf(query);
  const language = await findLanguage(query.lang, context);
  const items = await selectConditions(context.database, { languageId: language?.id ?? null, categoryId, slice });
  const total = slice ? await countConditions(context.database, categoryId) : items.length;
  return { items, total };
}
