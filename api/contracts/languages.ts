type LanguageEntry = {
  /** Name in English. */
  name: string;
  nativeName: string;
  direction: 'ltr' | 'rtl';
  /** Whether all wording is translated. If not, missing texts are shown in English and marked as English. */
  isWhole: boolean;
};

/**
 * Languages of the project by BCP 47 code, the default one first. Their texts are in `wording/<code>/`. Plural forms,
 * formats, names of other languages and sorting come from `Intl` by the code.
 */
export const LANGUAGES = {
  en: { name: 'English', nativeName: 'English', direction: 'ltr', isWhole: true },
  es: { name: 'Spanish', nativeName: 'Español', direction: 'ltr', isWhole: true },
  fr: { name: 'French', nativeName: 'Français', direction: 'ltr', isWhole: true },
  ar: { name: 'Arabic', nativeName: 'العربية', direction: 'rtl', isWhole: true },
} satisfies Record<string, LanguageEntry>;

export type LanguageCode = keyof typeof LANGUAGES;

export const LANGUAGE_CODES = Object.keys(LANGUAGES) as LanguageCode[];

/** Languages into which texts are translated: all but the default one. */
export const TRANSLATION_CODES = LANGUAGE_CODES.filter((code) => code !== 'en');

/** Whether all wording exists in a language. */
export const hasWording = (language: string): boolean => findEntry(language)?.isWhole ?? false;

export const directionIn = (language: string): 'ltr' | 'rtl' => findEntry(language)?.direction ?? 'ltr';

function findEntry(language: string): LanguageEntry | undefined {
  return Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language as LanguageCode] : undefined;
}
