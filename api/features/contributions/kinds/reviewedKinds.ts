import { REVIEWED, type Reviewed } from '../../../contracts/contributions/desk.ts';
import { conditionKind } from './conditionKind.ts';
import { categoryTranslationKind, conditionTranslationKind } from './pageTranslationKinds.ts';
import { pathKind } from './pathKind.ts';
import { pathTranslationKind } from './pathTranslationKind.ts';
import type { ReviewedKind, ReviewedPlace } from './ReviewedKind.ts';

export const REVIEWED_KINDS: Record<Reviewed, ReviewedKind> = {
  conditions: conditionKind,
  'condition-translations': conditionTranslationKind,
  'category-translations': categoryTranslationKind,
  'learning-paths': pathKind,
  'learning-path-translations': pathTranslationKind,
};

/** Returns the collection of the text that a contribution is about. */
export function findReviewed(place: ReviewedPlace): Reviewed {
  const collection = REVIEWED.find((one) => REVIEWED_KINDS[one].holds(place));
  if (!collection) throw new Error('No reviewed collection has a text at this place');
  return collection;
}

/** Returns the row of the text that a contribution is about. */
export function findReviewedKind(place: ReviewedPlace): ReviewedKind {
  return REVIEWED_KINDS[findReviewed(place)];
}
