import type { Database } from '../../platform/Database.ts';
import { type PageName, selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import type { Base, Contribution } from './queries/contributions.ts';

/**
 * What readers have now of the page that a contribution is about, as what a text is made from. A language that has
 * nothing yet has no texts. Null where there is no such page, as of a new condition.
 */
export async function pageNow(about: About, database: Database): Promise<Base | null> {
  const name = about.kind === 'condition' ? null : pageOf(about);
  const page = name && (await selectPage(database, name));
  if (!name || !page) return null;
  const { languageId } = about;
  if (languageId === null) return { baseRevision: page.version ?? page.revision, texts: page.texts };
  const translation = await selectPublishedTranslation(database, { ...name, languageId });
  // What readers do not have yet is no version that somebody else could have changed.
  return { sourceRevision: page.revision, texts: translation?.texts ?? {} };
}

/** What names the page that a contribution is about. */
type About = Pick<Contribution, 'kind' | 'conditionId' | 'categoryId' | 'pathId' | 'languageId'>;

/** The page that a contribution is about, or would be a page of; null where that is gone, is none yet, or is a learning path. */
export function pageOf({ kind, conditionId, categoryId, pathId, languageId }: About): PageName | null {
  if (pathId !== null) return null;
  const isOfCategory =
    kind === 'category_translation' || (kind === 'removal' && conditionId === null && languageId !== null);
  const id = isOfCategory ? categoryId : conditionId;
  return id === null ? null : { kind: isOfCategory ? 'category' : 'condition', id };
}
