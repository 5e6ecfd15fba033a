import { CATEGORY_NOT_FOUND, type Category } from '../../contracts/encyclopedia/categories.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { NotFound } from '../../platform/errors.ts';
import { findLanguage } from '../../platform/languages.ts';
import { selectCategory } from './queries/selectCategories.ts';

export async function getCategory({ id, lang }: { id: number; lang?: string }, context: ApiContext): Promise<Category> {
  const language = await findLanguage(lang, context);
  const category = await selectCategory(context.database, { id, languageId: language?.id ?? null });
  if (!category) throw new NotFound(CATEGORY_NOT_FOUND);
  return category;
}
