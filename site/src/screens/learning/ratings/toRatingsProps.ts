import { shortenText } from '@common-ground/api/contracts/cutText.ts';
import type { PathRatings } from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Locale } from '../../../rendering/locale/locale.ts';
import type { RatingsProps } from './RatingsView.tsx';
import { toRatingRow, toScoreLines } from './toRatingRow.ts';

/** Maximum characters of a review in the page, which arrives in one round trip. The whole list has the full text. */
const MAX_REVIEW_IN_PAGE = 600;

export function toRatingsProps(
  { newest, ...score }: PathRatings,
  { lang, wording, formats }: Locale,
): Pick<RatingsProps, 'title' | 'score' | 'newest' | 'all' | 'notLoaded'> {
  const words = wording.pathRatings;
  const shown = newest.map((rating) => ({
    ...rating,
    review: rating.review && shortenText(rating.review, MAX_REVIEW_IN_PAGE),
  }));
  const isCut = shown.some(({ review }, at) => review !== newest[at]?.review);
  const formatDate = (iso: string) => formats.date(iso) ?? '';
  return {
    title: words.title,
    score: toScoreLines(score, lang, words),
    newest: shown.map((rating) => toRatingRow(rating, { lang, words, formatDate })),
    all: score.count > newest.length || isCut ? words.all : null,
    notLoaded: { text: words.failed, tryAgain: words.tryAgain },
  };
}
