import type { Texts } from '../../contracts/contributions/contents.ts';
import type { Database } from '../../platform/Database.ts';
import type { Base, Contribution } from './queries/contributions.ts';
import {
  selectCategory,
  selectCategoryTranslation,
  selectPublished,
  selectTranslation,
} from './queries/selectTexts.ts';
import { toCategoryTexts, toTexts } from './texts.ts';

type About = Pick<Contribution, 'kind' | 'conditionId' | 'categoryId' | 'languageId'>;

/**
 * What readers have now of the page that a contribution is about, and the revision that a text made from it names: of an
 * edit the id of the version, of a translation the revision of its source. A language that has nothing yet has no texts.
 * Null where there is no such page, as of a new condition.
 */
export async function pageNow(about: About, database: Database): Promise<Base | null> {
  switch (about.kind) {
    case 'condition':
      return null;
    case 'edit':
      return conditionNow(about, database);
    case 'translation':
      return translationNow(about, database);
    case 'category_translation':
      return categoryTranslationNow(about, database);
    case 'removal':
      if (about.languageId === null) return conditionNow(about, database);
      return about.conditionId === null ? categoryTranslationNow(about, database) : translationNow(about, database);
  }
}

async function conditionNow({ conditionId }: About, database: Database): Promise<Base | null> {
  const condition = conditionId === null ? null : await selectPublished(database, { id: conditionId });
  return condition && { revision: condition.version ?? condition.sourceRevision, texts: toTexts(condition) };
}

async function translationNow({ conditionId, languageId }: About, database: Database): Promise<Base | null> {
  const source = conditionId === null ? null : await selectPublished(database, { id: conditionId });
  if (!source || languageId === null) return null;
  const translation = await selectTranslation(database, { conditionId: source.id, languageId });
  return { revision: source.sourceRevision, texts: publishedTexts(translation, toTexts) };
}

async function categoryTranslationNow({ categoryId, languageId }: About, database: Database): Promise<Base | null> {
  const source = categoryId === null ? null : await selectCategory(database, { id: categoryId });
  if (!source || languageId === null) return null;
  const translation = await selectCategoryTranslation(database, { categoryId: source.id, languageId });
  return { revision: source.revision, texts: publishedTexts(translation, toCategoryTexts) };
}

/** What readers do not have yet is no version that somebody else could have changed. */
function publishedTexts<Row extends { isPublished: boolean }>(row: Row | null, textsOf: (row: Row) => Texts): Texts {
  return row?.isPublished ? textsOf(row) : {};
}
