import type { Condition } from '../../contracts/encyclopedia/conditions.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { findLanguageId } from '../../platform/languages.ts';
import { type PageQuery, type Sliced, sliced } from '../../platform/pages.ts';
import { countConditions, selectConditions } from './queries/selectConditions.ts';

/** Published conditions by id, all of them or a page, of one category or of all. */
export async function listConditions(
  { categoryId = null, ...query }: PageQuery & { categoryId?: number | null },
  context: ApiContext,
): Promise<Sliced<Condition>> {
  const { database } = context;
  const languageId = await findLanguageId(query.lang, context);
  return sliced(query, {
    select: (slice) => selectConditions(database, { languageId, categoryId, slice }),
    count: () => countConditions(database, categoryId),
  });
}
