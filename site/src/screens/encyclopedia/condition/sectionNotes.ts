import { hasStandIn, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type {
  ConditionPage,
  ConditionText,
  SectionReview,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Locale } from '../../../rendering/locale/locale.ts';
import { fallbackOf, isAllFallback } from '../../../rendering/locale/passage.ts';

/** What the reader is told about the texts of one section. */
export type SectionNote = {
  /** Language that they fell back to because they are not translated, or null. */
  fallback: string | null;
  /** Whether one of them has changed in the source language since it was translated. */
  isStale: boolean;
  /** How much of them is translated, where that is a part: in all of them together. */
  partly: { done: number; of: number } | null;
  /** Sign-offs of these texts by themselves that readers must not rely on: lapsed, or overdue. */
  reviews: SectionReview[];
};

export type SectionNotes = {
  /** The note at the top: most of the page is not translated, or only its name or summary, or (null language) neither. */
  top: { kind: 'page' | 'some'; language: string | null };
  /** Translated texts that lag behind, by which the note at the top names them; null when it is not known which. */
  staleTexts: ConditionText[] | null;
  /** The same of name and summary, which stand at the top. */
  headReviews: SectionReview[];
  section(...texts: ConditionText[]): SectionNote;
};

/** Of what the source stands in for, all but words to search by. */
const BODY = TRANSLATED_FIELDS.condition
  .filter((field) => hasStandIn(field) && field.name !== 'tags')
  .map(({ name }) => name as ConditionText);

/**
 * Where a condition page says that a text is not translated, or no longer as its source. That nothing is translated
 * stands once at the top, everything else in the section concerned.
 */
export function sectionNotes(condition: ConditionPage, locale: Locale): SectionNotes {
  const body = BODY.map((text) => condition[text]);
  const page = isAllFallback(body, locale) ? fallbackOf(body, locale) : null;
  const staleTexts = staleTextsOf(condition, locale);
  return {
    top: page
      ? { kind: 'page', language: page }
      : { kind: 'some', language: fallbackOf([condition.name, condition.summary], locale) },
    staleTexts,
    headReviews: doubtfulReviews(condition, ['head']),
    section: (...texts) => ({
      fallback: page
        ? null
        : fallbackOf(
            texts.map((text) => condition[text]),
            locale,
          ),
      isStale: texts.some((text) => staleTexts?.includes(text)),
      partly: partOf(condition, texts),
      reviews: doubtfulReviews(condition, texts),
    }),
  };
}

/** A sign-off of the whole page that holds and is newer covers the section, whatever became of the older one. */
function doubtfulReviews({ sectionReviews, medicalReview }: ConditionPage, sections: string[]): SectionReview[] {
  const heldSince = medicalReview && !medicalReview.hasLapsed && !medicalReview.isOverdue && medicalReview.reviewedAt;
  return sectionReviews.filter(
    ({ section, hasLapsed, isOverdue, reviewedAt }) =>
      sections.includes(section) && (hasLapsed || isOverdue) && !(heldSince && heldSince >= reviewedAt),
  );
}

function partOf({ partlyTranslated }: ConditionPage, texts: ConditionText[]): SectionNote['partly'] {
  const shares = partlyTranslated.filter(({ field }) => texts.includes(field as ConditionText));
  if (shares.length === 0) return null;
  const sum = (of: 'done' | 'of') => shares.reduce((all, share) => all + share[of], 0);
  return { done: sum('done'), of: sum('of') };
}

/** A text that stands in the source language, or that is not there, cannot lag behind. */
function staleTextsOf({ stale, ...condition }: ConditionPage, { lang }: Locale): ConditionText[] | null {
  if (!stale) return [];
  const isTranslated = (text: ConditionText) => condition[text].language === lang && condition[text].value.length > 0;
  return stale.changed?.filter(isTranslated) ?? null;
}
