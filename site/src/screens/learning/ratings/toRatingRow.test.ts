import { pathRatings as arabic } from '@common-ground/api/contracts/wording/ar/learning/ratings.ts';
import { pathRatings as words } from '@common-ground/api/contracts/wording/en/learning/ratings.ts';
import { expect, it } from 'vitest';
import { toRatingRow, toScoreLines } from './toRatingRow.ts';

it('names the number of ratings with the score, and shows no score without ratings', () => {
  expect(toScoreLines({ average: null, count: 0, helpful: 0 }, 'en', words)).toEqual([words.none]);
  expect(toScoreLines({ average: 4, count: 1, helpful: 0 }, 'en', words)).toEqual(['4 out of 5, from 1 rating']);
  expect(toScoreLines({ average: 4, count: 12, helpful: 3 }, 'en', words)).toEqual([
    '4.0 out of 5 on average, from 12 ratings',
    '3 people say that this path helped them.',
  ]);
  expect(toScoreLines({ average: 3.5, count: 2, helpful: 2 }, 'ar', arabic)[1]).toBe(
    'يقول شخصان إن هذا المسار ساعدهما.',
  );
});

it('shows a rating in words, with the dates of its creation and of its last edit', () => {
  const rating = {
    id: 1,
    userName: 'A',
    rating: 2,
    review: null,
    isHelpful: true,
    createdAt: 'then',
    editedAt: 'later',
  };
  expect(toRatingRow(rating, { lang: 'en', words, formatDate: (iso) => iso })).toEqual({
    id: 1,
    name: 'A',
    outOf: '2 out of 5',
    helped: words.itHelped,
    when: 'then · edited later',
    review: null,
  });
});
