const ARABIC = /\p{Script=Arabic}+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/**
 * Returns the language to read a text in: `said`, as the page declares, but Arabic for mostly Arabic letters where
 * `said` has another script, because voices of other languages cannot read these.
 */
export function languageOf(text: string, said: string): string {
  const isArabic = count(text, ARABIC) > count(text, LATIN);
  return isArabic && new Intl.Locale(said).maximize().script !== 'Arab' ? 'ar' : said;
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
