import type { PathScore } from '@common-ground/api/contracts/learning/ratings.ts';
import type { ShownRating } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { RatingWords } from '@common-ground/api/contracts/wording/learningRatings.ts';
import { fill, formatNumber, plural } from '@common-ground/api/contracts/wording/plural.ts';

// The type, not the value: importing the value would bring the schema library into the browser.
export const MAX_RATING: typeof import('@common-ground/api/contracts/learning/ratings.ts').MAX_RATING = 5;

type Words = RatingWords['pathRatings'];
type Language = { lang: string; words: Words; formatDate: (iso: string) => string };

export type RatingRow = {
  id: number;
  name: string;
  /** Such as "4 out of 5". */
  outOf: string;
  /** Text saying that the path helped; null when the author did not say so. */
  helped: string | null;
  when: string;
  review: string | null;
};

export function toRatingRow(rating: ShownRating, { lang, words, formatDate }: Language): RatingRow {
  const { id, userName, review, isHelpful, createdAt, editedAt } = rating;
  return {
    id,
    name: userName,
    outOf: fill(words.outOf, { rating: formatNumber(lang, rating.rating ?? 0), most: formatNumber(lang, MAX_RATING) }),
    helped: isHelpful ? words.itHelped : null,
    when: editedAt ? `${formatDate(createdAt)} · ${words.edited} ${formatDate(editedAt)}` : formatDate(createdAt),
    review,
  };
}

/** Returns the score of a path in sentences, or that there are no ratings. */
export function toScoreLines({ average, count, helpful }: PathScore, lang: string, words: Words): string[] {
  if (average === null) return [words.none];
  // An average always has its decimal (4.0), a single rating none (4).
  const digits = count > 1 ? 1 : 0;
  const written = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: 1 });
  const values = { average: written.format(average), most: formatNumber(lang, MAX_RATING) };
  const score = fill(plural(lang, words.score, count), values);
  return helpful > 0 ? [score, plural(lang, words.helped, helpful)] : [score];
}
