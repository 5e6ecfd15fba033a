import type { Passage } from '@common-ground/api/contracts/encyclopedia/languages.ts';
import { formatsFor } from './formats.ts';
import type { Locale } from './locale.ts';

type OwnLanguage = { lang?: string; dir?: 'ltr' | 'rtl' };

/**
 * Returns `lang` and `dir` for a text in another language than the page; an empty object for one in the page's
 * language.
 */
export function toLanguageAttributes(passage: Passage<unknown>, locale: Locale): OwnLanguage {
  if (passage.language === locale.lang) return {};
  const language = locale.languages.find(({ code }) => code === passage.language);
  return { lang: passage.language, dir: language?.direction ?? 'ltr' };
}

/** Returns the language of the first text that is not in the page's language; null without one. Skips empty texts. */
export function findFallbackLanguage(passages: Passage<string | unknown[]>[], locale: Locale): string | null {
  const fallen = passages.find(({ value, language }) => value.length > 0 && language !== locale.lang);
  return fallen?.language ?? null;
}

/** Returns whether every non-empty text is in another language than the page. False when all are empty. */
export function isAllFallback(passages: Passage<string | unknown[]>[], locale: Locale): boolean {
  const written = passages.filter(({ value }) => value.length > 0);
  return written.length > 0 && written.every(({ language }) => language !== locale.lang);
}

export function joinWords({ value, language }: Passage<string[]>): string {
  return formatsFor(language).list(value);
}
