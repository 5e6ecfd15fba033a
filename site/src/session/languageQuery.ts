import type { DEFAULT_LANGUAGE } from '@common-ground/api/contracts/encyclopedia/languages.ts';

// Imports only the type: the value would add the schema library to the script.
const defaultLanguage: typeof DEFAULT_LANGUAGE = 'en';

/** Returns the query that selects texts in `lang`; empty for the default language, which the API uses anyway. */
export function languageQuery(lang: string = document.documentElement.lang): { lang?: string } {
  return lang === defaultLanguage ? {} : { lang };
}
