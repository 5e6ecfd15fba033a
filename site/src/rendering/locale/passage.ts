import type { Passage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import { formatsFor } from './formats.ts';
import type { Locale } from './locale.ts';

type OwnLanguage = { lang?: string; dir?: 'ltr' | 'rtl' };

/** `lang` and `dir` for a text that is not in the page's language; nothing for one that is. */
export function ownLanguage(passage: Passage<unknown>, locale: Locale): OwnLanguage {
  if (passage.language === locale.lang) return {};
  const language = locale.languages.find(({ code }) => code === passage.language);
  return { lang: passage.language, dir: language?.direction ?? 'ltr' };
}

/** The language that any of these fell back to, or null when all are in the page's own. Empty texts do not count. */
export function fallbackOf(passages: Passage<string | unknown[]>[], locale: Locale): string | null {
  const fallen = passages.find(({ value, language }) => value.length > 0 && language !== locale.lang);
  return fallen?.language ?? null;
}

/** Whether not one of these is in the page's language. */
export function isAllFallback(passages: Passage<string | unknown[]>[], locale: Locale): boolean {
  const written = passages.filter(({ value }) => value.length > 0);
  return written.length > 0 && written.every(({ language }) => language !== locale.lang);
}

/** Several words as one text, joined as their own language joins words. */
export function listOf({ value, language }: Passage<string[]>): string {
  return formatsFor(language).list(value);
}
