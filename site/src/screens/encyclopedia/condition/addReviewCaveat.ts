import type { MedicalReview } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';

type Words = Pick<Wording['condition'], 'textChanged' | 'reviewOverdue'>;

/** Appends to a review's date (`text`) a note when the text has changed since, or when the next review is overdue. */
export function addReviewCaveat(text: string, { hasLapsed, isOverdue }: MedicalReview, words: Words): string {
  if (hasLapsed) return `${text}. ${words.textChanged}`;
  return isOverdue ? `${text}. ${words.reviewOverdue}` : text;
}
