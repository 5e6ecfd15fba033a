import type { PageName } from '../encyclopedia/queries/selectPage.ts';
import type { Contribution } from './queries/contributions.ts';

/** What names the page that a contribution is about. */
export type About = Pick<Contribution, 'kind' | 'conditionId' | 'categoryId' | 'languageId'>;

/** The page that a contribution is about, or would be a page of; null where that is gone, or is none yet. */
export function pageOf({ kind, conditionId, categoryId, languageId }: About): PageName | null {
  const isOfCategory =
    kind === 'category_translation' || (kind === 'removal' && conditionId === null && languageId !== null);
  const id = isOfCategory ? categoryId : conditionId;
  return id === null ? null : { kind: isOfCategory ? 'category' : 'condition', id };
}
