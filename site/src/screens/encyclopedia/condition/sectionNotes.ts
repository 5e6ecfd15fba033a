import { hasFallback, TRANSLATED_FIELDS } from '@common-ground/api/contracts/encyclopedia/fields.ts';
import type {
  ConditionPage,
  ConditionText,
  SectionReview,
} from '@common-ground/api/contracts/publishing/contentSource.ts';
import type { Locale } from '../../../rendering/locale/locale.ts';
import { findFallbackLanguage, isAllFallback } from '../../../rendering/locale/passage.ts';

/** Notes on the texts of one section. */
export type SectionNote = {
  /** Code of the language of fallback texts; null without such texts, and when the note at the top covers them. */
  fallback: string | null;
  /** Whether one of the texts has changed in the source language since it was translated. */
  isStale: boolean;
  /** Translated share of the partly translated texts together; null when there are none. */
  partly: { done: number; of: number } | null;
  /** Lapsed or overdue sign-offs of these texts, unless a current one of the whole page is as new or newer. */
  reviews: SectionReview[];
};

export type SectionNotes = {
  /**
   * "page" when the whole body is fallback text, else "some". `language` is that of fallback text; with "some" only of
   * name and summary, null when neither is fallback text.
   */
  top: { kind: 'page' | 'some'; language: string | null };
  /** Stale translated texts, which the note at the top names; null when it is not known which. */
  staleTexts: ConditionText[] | null;
  /** As `reviews`, for name and summary. */
  headReviews: SectionReview[];
  section(...texts: ConditionText[]): SectionNote;
};

/** Texts, except tags, that fall back to the source language when they are not translated. */
const BODY_TEXTS = TRANSLATED_FIELDS.condition
  .filter((field) => hasFallback(field) && field.name !== 'tags')
  .map(({ name }) => name as ConditionText);

/** Selects the notes of a page. When no text of the body is translated, only the note at the top says so. */
export function sectionNotes(condition: ConditionPage, locale: Locale): SectionNotes {
  const body = BODY_TEXTS.map((text) => condition[text]);
  const page = isAllFallback(body, locale) ? findFallbackLanguage(body, locale) : null;
  const staleTexts = selectStaleTexts(condition, locale);
  return {
    top: page
      ? { kind: 'page', language: page }
      : { kind: 'some', language: findFallbackLanguage([condition.name, condition.summary], locale) },
    staleTexts,
    headReviews: doubtfulReviews(condition, ['head']),
    section: (...texts) => ({
      fallback: page
        ? null
        : findFallbackLanguage(
            texts.map((text) => condition[text]),
            locale,
          ),
      isStale: texts.some((text) => staleTexts?.includes(text)),
      partly: sumPartlyTranslated(condition, texts),
      reviews: doubtfulReviews(condition, texts),
    }),
  };
}

/** Returns lapsed or overdue sign-offs of sections, unless a current one of the whole page is as new or newer. */
function doubtfulReviews({ sectionReviews, medicalReview }: ConditionPage, sections: string[]): SectionReview[] {
  const heldSince = medicalReview && !medicalReview.hasLapsed && !medicalReview.isOverdue && medicalReview.reviewedAt;
  return sectionReviews.filter(
    ({ section, hasLapsed, isOverdue, reviewedAt }) =>
      sections.includes(section) && (hasLapsed || isOverdue) && !(heldSince && heldSince >= reviewedAt),
  );
}

function sumPartlyTranslated({ partlyTranslated }: ConditionPage, texts: ConditionText[]): SectionNote['partly'] {
  const shares = partlyTranslated.filter(({ field }) => texts.includes(field as ConditionText));
  if (shares.length === 0) return null;
  const sum = (of: 'done' | 'of') => shares.reduce((all, share) => all + share[of], 0);
  return { done: sum('done'), of: sum('of') };
}

/** Leaves out texts that are empty or in the source language, because they cannot be stale. */
function selectStaleTexts({ stale, ...condition }: ConditionPage, { lang }: Locale): ConditionText[] | null {
  if (!stale) return [];
  const isTranslated = (text: ConditionText) => condition[text].language === lang && condition[text].value.length > 0;
  return stale.changed?.filter(isTranslated) ?? null;
}
