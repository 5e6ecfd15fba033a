import { TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type {
  ConditionPage,
  MedicalReview,
  SectionReview,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import { expect, it } from 'vitest';
import type { Locale } from '../../../rendering/locale/locale.ts';
import { sectionNotes } from './sectionNotes.ts';

const review: MedicalReview = {
  reviewerName: 'Amina Haddad',
  credential: 'physiotherapist',
  reviewedAt: '2025-05-04T10:00:00.000Z',
  nextReviewAt: '2027-05-04T10:00:00.000Z',
  hasLapsed: false,
  isOverdue: false,
};
const locale = { lang: 'en', languages: [{ code: 'en' }] } as Locale;
const text = { value: 'Text', language: 'en' };

function createNotes(sectionReviews: SectionReview[], medicalReview: MedicalReview | null = null) {
  const texts = Object.fromEntries(TRANSLATED_FIELDS.condition.map(({ name }) => [name, text]));
  const condition: Partial<ConditionPage> = {
    ...texts,
    stale: null,
    partlyTranslated: [],
    sectionReviews,
    medicalReview,
  };
  return sectionNotes(condition as ConditionPage, locale);
}

it('names lapsed and overdue sign-offs at the section that holds their texts', () => {
  const lapsed = { ...review, section: 'causes', hasLapsed: true };
  const overdue = { ...review, section: 'symptoms', isOverdue: true };
  const notes = createNotes([lapsed, overdue, { ...review, section: 'overview' }]);
  expect(notes.section('symptoms', 'causes').reviews).toEqual([lapsed, overdue]);
  expect(notes.section('overview').reviews).toEqual([]);
  expect(notes.section('treatments').reviews).toEqual([]);
});

it('names a lapsed sign-off of name and summary above the overview', () => {
  const lapsed = { ...review, section: 'head', hasLapsed: true };
  expect(createNotes([lapsed]).headReviews).toEqual([lapsed]);
});

it('leaves out a lapsed sign-off only when a newer current one of the whole page covers it', () => {
  const lapsed = { ...review, section: 'overview', hasLapsed: true };
  const newer = { ...review, reviewedAt: '2026-01-01T00:00:00.000Z' };
  expect(createNotes([lapsed], newer).section('overview').reviews).toEqual([]);
  for (const doubtful of [{ hasLapsed: true }, { isOverdue: true }, { reviewedAt: '2024-01-01T00:00:00.000Z' }])
    expect(createNotes([lapsed], { ...newer, ...doubtful }).section('overview').reviews).toEqual([lapsed]);
});
