import type { PageKey } from '../encyclopedia/queries/selectPage.ts';
import type { ReviewedPlace } from './kinds/ReviewedKind.ts';

/** Returns the page of a contribution, published or not. Null for a learning path, and for a condition without a record. */
export function toPageKey({ conditionId, categoryId, pathId, languageId }: ReviewedPlace): PageKey | null {
  if (pathId !== null) return null;
  const kind = conditionId === null && languageId !== null ? 'category' : 'condition';
  const id = kind === 'category' ? categoryId : conditionId;
  return id === null ? null : { kind, id };
}
