import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';

// The type, not the value, which would bring the schema library.
const defaultLanguage: typeof DEFAULT_LANGUAGE = 'en';

/** The query that asks for texts in a language, that of the page; none for the default one, in which they come anyway. */
export function inPageLanguage(lang: string = document.documentElement.lang): { lang?: string } {
  return lang === defaultLanguage ? {} : { lang };
}
