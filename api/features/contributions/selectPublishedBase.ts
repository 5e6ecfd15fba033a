import type { Database } from '../../platform/Database.ts';
import { type PageKey, selectPage } from '../encyclopedia/queries/selectPage.ts';
import { selectPublishedTranslation } from '../encyclopedia/queries/selectTranslation.ts';
import type { Base, Contribution } from './queries/contributions.ts';

/**
 * Returns the published page as the base of a proposal. Null for a new condition, a learning path and an unpublished
 * page.
 */
export async function selectPublishedBase(about: ContributedPage, database: Database): Promise<Base | null> {
  const name = about.kind === 'condition' ? null : toPageKey(about);
  const page = name && (await selectPage(database, name));
  if (!name || !page) return null;
  const { languageId } = about;
  if (languageId === null) return { baseRevision: page.version ?? page.revision, texts: page.texts };
  const translation = await selectPublishedTranslation(database, { ...name, languageId });
  return { sourceRevision: page.revision, texts: translation?.texts ?? {} };
}

type ContributedPage = Pick<Contribution, 'kind' | 'conditionId' | 'categoryId' | 'pathId' | 'languageId'>;

/** Returns the page of a contribution, published or not. Null for a learning path, and when it names no page. */
export function toPageKey({ kind, conditionId, categoryId, pathId, languageId }: ContributedPage): PageKey | null {
  if (pathId !== null) return null;
  const isOfCategory =
    kind === 'category_translation' || (kind === 'removal' && conditionId === null && languageId !== null);
  const id = isOfCategory ? categoryId : conditionId;
  return id === null ? null : { kind: isOfCategory ? 'category' : 'condition', id };
}
