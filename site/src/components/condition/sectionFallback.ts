import type { ConditionPage, Passage } from '@common-ground/api/contracts/content-source.ts';
import type { Locale } from '../../locale/locale.ts';
import { fallbackOf, isAllFallback } from '../../locale/passage.ts';

type Texts = Passage<string | unknown[]>;

/**
 * Where a condition page says that a text is not translated: once at the top when the whole body is not, else in each
 * section concerned.
 */
export function sectionFallback(condition: ConditionPage, locale: Locale) {
  const { overview, symptoms, causes, treatments, resources } = condition;
  const body = [overview, symptoms, causes, treatments, resources];
  const page = isAllFallback(body, locale) ? fallbackOf(body, locale) : null;
  return {
    /** Language of the note at the top of the page, or null. */
    page: page ?? fallbackOf([condition.name, condition.summary], locale),
    /** Language of the note of a section with these texts, or null. */
    section: (...texts: Texts[]) => (page ? null : fallbackOf(texts, locale)),
  };
}
