import { type CategoryTexts, NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import { CATEGORY_NOT_FOUND } from '../../contracts/encyclopedia/categories.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest, NotFound } from '../../platform/errors.ts';
import type { Sender } from './actors.ts';
import { demandLanguage } from './demandLanguage.ts';
import { pageNow } from './pageNow.ts';
import { selectCategory } from './queries/selectTexts.ts';
import { type Receipt, sendIn } from './submitCondition.ts';
import { changesOf } from './texts.ts';

type Given = {
  categoryId: number;
  /** Code of the language that the texts are in. */
  language: string;
  texts: Partial<CategoryTexts>;
  editSummary: string;
  isMinorEdit: boolean;
};

/**
 * Proposes name and description of a category in another language, made from the category as it is now. In the default
 * language editors change them themselves. @throws NotFound, BadRequest when nothing is changed
 */
export async function suggestCategoryTranslation(
  { categoryId, language: code, texts, editSummary: description, isMinorEdit }: Given,
  sender: Sender,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Receipt> {
  const { database } = context;
  const category = await selectCategory(database, { id: categoryId });
  if (!category) throw new NotFound(CATEGORY_NOT_FOUND);
  const language = await demandLanguage(code, context);
  if (!language) throw new BadRequest('language: must be another than that of the category');
  const about = { kind: 'category_translation', conditionId: null, categoryId, languageId: language.id } as const;
  const base = await pageNow(about, database);
  const content = changesOf(texts, base?.texts ?? {});
  if (Object.keys(content).length === 0) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return sendIn({ ...about, title: category.name, description, content, base, isMinorEdit }, sender, database);
}
