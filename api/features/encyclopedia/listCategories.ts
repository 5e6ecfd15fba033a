import type { Category } from '../../contracts/encyclopedia/categories.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { findLanguageId } from '../../platform/languages.ts';
import { type PageQuery, type Sliced, sliced } from '../../platform/pages.ts';
import { countCategories, selectCategories } from './queries/selectCategories.ts';

export async function listCategories(query: PageQuery, context: ApiContext): Promise<Sliced<Category>> {
  const { database } = context;
  const languageId = await findLanguageId(query.lang, context);
  return sliced(query, {
    select: (slice) => selectCategories(database, { languageId, slice }),
    count: () => countCategories(database),
  });
}
