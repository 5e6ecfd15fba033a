import type { MedicalReview } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Wording } from '@common-ground/api/contracts/wording/index.ts';

type Words = Pick<Wording['condition'], 'textChanged' | 'reviewOverdue'>;

/** Wherever the date of a review stands, it stands with what a reader has to know: that it is of another text, or overdue. */
export function withCaveat(text: string, { hasLapsed, isOverdue }: MedicalReview, words: Words): string {
  if (hasLapsed) return `${text}. ${words.textChanged}`;
  return isOverdue ? `${text}. ${words.reviewOverdue}` : text;
}
