import type { Category } from '../../contracts/encyclopedia/categories.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { findLanguage } from '../../platform/languages.ts';
import { type PageQuery, type Sliced, sliceOf } from '../../platform/pages.ts';
import { countCategories, selectCategories } from './queries/selectCategories.ts';

export async function listCategories(query: PageQuery, context: ApiContext): Promise<Sliced<Category>> {
  const slice = sliceOf(query);
  const language = await findLanguage(query.lang, context);
  const items = await selectCategories(context.database, { languageId: language?.id ?? null, slice });
  const total = slice ? await countCategories(context.database) : items.length;
  return { items, total };
}
