const ARABIC = /\p{Script=Arabic}+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/**
 * Returns Arabic when `text` has more Arabic than Latin words and `said`, the language that the page declares, has
 * another script, whose voices cannot read Arabic. Returns `said` otherwise.
 */
export function findLanguage(text: string, said: string): string {
  const isArabic = count(text, ARABIC) > count(text, LATIN);
  return isArabic && new Intl.Locale(said).maximize().script !== 'Arab' ? 'ar' : said;
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
