import { NOTHING_CHANGED } from '../../contracts/contributions/contents.ts';
import { CATEGORY_NOT_FOUND } from '../../contracts/encyclopedia/categories.ts';
import type { Texts } from '../../contracts/encyclopedia/fields.ts';
import type { ApiContext } from '../../platform/defineEndpoint.ts';
import { BadRequest, NotFound } from '../../platform/errors.ts';
import { selectPage } from '../encyclopedia/queries/selectPage.ts';
import { changesOf } from './changesOf.ts';
import { demandLanguage } from './demandLanguage.ts';
import { pageNow } from './pageNow.ts';
import type { Sender } from './senderOf.ts';
import { type Receipt, sendIn } from './sendIn.ts';

type Suggestion = {
  categoryId: number;
  /** Code of the language that the texts are in. */
  language: string;
  texts: Texts;
  editSummary: string;
  isMinorEdit: boolean;
};

/**
 * Proposes name and description of a category in another language, made from the category as it is now. In the default
 * language editors change them themselves. @throws NotFound, BadRequest when nothing is changed
 */
export async function suggestCategoryTranslation(
  { categoryId, language: code, texts, editSummary: description, isMinorEdit }: Suggestion,
  sender: Sender,
  context: Pick<ApiContext, 'database' | 'prepared'>,
): Promise<Receipt> {
  const { database } = context;
  const category = await selectPage(database, { kind: 'category', id: categoryId });
  if (!category) throw new NotFound(CATEGORY_NOT_FOUND);
  const language = await demandLanguage(code, context);
  if (!language) throw new BadRequest('language: must be another than that of the category');
  const about = { kind: 'category_translation', conditionId: null, categoryId, languageId: language.id } as const;
  const base = await pageNow(about, database);
  const content = changesOf(texts, base?.texts ?? {});
  if (Object.keys(content).length === 0) throw new BadRequest(`texts: ${NOTHING_CHANGED}`);
  return sendIn({ ...about, title: category.name, description, content, base, isMinorEdit }, sender, database);
}
