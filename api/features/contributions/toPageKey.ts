import type { PageKey } from '../encyclopedia/queries/selectPage.ts';
import type { ReviewedText } from './kinds/ReviewedKind.ts';

/** Returns the page of a contribution, published or not. Null for other kinds, and for a condition without a record. */
export function toPageKey({ kind, conditionId, categoryId, languageId, ...place }: ReviewedText): PageKey | null {
  if ((place.pathId ?? place.pageId ?? place.chatAnswerId) !== null) return null;
  const isOfCategory =
    kind === 'category_translation' || (kind === 'removal' && conditionId === null && languageId !== null);
  const id = isOfCategory ? categoryId : conditionId;
  return id === null ? null : { kind: isOfCategory ? 'category' : 'condition', id };
}
