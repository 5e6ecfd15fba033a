import type { PageLanguage } from '@common-ground/api/contracts/publishing/contentSource.ts';
import {
  fill,
  formatNumber,
  type Plural,
  plural,
  type Wording,
  wordingFor,
} from '@common-ground/api/contracts/wording/index.ts';
import { type Formats, formatsFor } from './formats.ts';

export type Locale = {
  lang: string;
  language: PageLanguage;
  /** All active languages, the default one first. */
  languages: PageLanguage[];
  wording: Wording;
  formats: Formats;
  /** Whether the path's language part is missing or is exactly a non-default language. If not, there is no page. */
  isKnown: boolean;
  count(forms: Plural, count: number): string;
  number(value: number): string;
  fill: typeof fill;
};

/** Resolves the part of a path before the screen. Accepts any words: `es/anything` is Spanish, with `isKnown` false. */
export function resolveLocale(prefix: string | undefined, languages: PageLanguage[]): Locale {
  const fallback = languages.find((language) => language.isDefault) ?? languages[0];
  if (!fallback) throw new Error('The content has no active language, so no page can be made.');
  const first = prefix?.split('/')[0];
  const prefixed = languages.find((language) => language.code === first && !language.isDefault);
  const language = prefixed ?? fallback;
  const lang = language.code;
  return {
    lang,
    language,
    languages,
    wording: wordingFor(lang),
    formats: formatsFor(lang),
    isKnown: prefix === prefixed?.code,
    count: (forms, count) => plural(lang, forms, count),
    number: (value) => formatNumber(lang, value),
    fill,
  };
}
