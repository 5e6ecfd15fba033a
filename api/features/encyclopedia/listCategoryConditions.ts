import type { Condition } from '../../contracts/encyclopedia/conditions.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import type { PageQuery, Sliced } from '../../platform/pages.ts';
import { getCategory } from './getCategory.ts';
import { listConditions } from './listConditions.ts';

/** An existing category without conditions has an empty list; one that does not exist is not found. */
export async function listCategoryConditions(
  { id, ...query }: PageQuery & { id: number },
  context: ApiContext,
): Promise<Sliced<Condition>> {
  await getCategory({ id }, context);
  return listConditions({ ...query, categoryId: id }, context);
}
