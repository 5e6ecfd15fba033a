import { PROPOSALS, REVIEWED, type Reviewed } from '../../../contracts/contributions/desk.ts';
import { chatAnswerKind } from './chatAnswerKind.ts';
import { conditionKind } from './conditionKind.ts';
import { categoryTranslationKind, conditionTranslationKind } from './pageTranslationKinds.ts';
import { pathKind } from './pathKind.ts';
import { pathTranslationKind } from './pathTranslationKind.ts';
import type { ReviewedKind, ReviewedText } from './ReviewedKind.ts';
import { sitePageKind } from './sitePageKind.ts';
import { sitePageTranslationKind } from './sitePageTranslationKind.ts';

export const REVIEWED_KINDS: Record<Reviewed, ReviewedKind> = {
  conditions: conditionKind,
  'condition-translations': conditionTranslationKind,
  'category-translations': categoryTranslationKind,
  'learning-paths': pathKind,
  'learning-path-translations': pathTranslationKind,
  pages: sitePageKind,
  'page-translations': sitePageTranslationKind,
  'chat-answers': chatAnswerKind,
};

/** Returns the collection of the text that a contribution is about. */
export function findReviewed(contribution: ReviewedText): Reviewed {
  const { kind } = contribution;
  const collection = REVIEWED.find((one) =>
    kind === 'removal' ? REVIEWED_KINDS[one].holds(contribution) : PROPOSALS[one].includes(kind),
  );
  if (!collection) throw new Error(`No reviewed collection has a text for this ${kind}`);
  return collection;
}

/** Returns the row of the text that a contribution is about. */
export function findReviewedKind(contribution: ReviewedText): ReviewedKind {
  return REVIEWED_KINDS[findReviewed(contribution)];
}
