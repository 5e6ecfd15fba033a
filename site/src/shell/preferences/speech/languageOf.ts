const ARABIC = /\p{Script=Arabic}+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/**
 * The language that a text is read in: what the page says of it, unless somebody wrote Arabic where it says another. No voice of
 * another language reads that.
 */
export function languageOf(text: string, said: string): string {
  const isArabic = count(text, ARABIC) > count(text, LATIN);
  return isArabic && new Intl.Locale(said).maximize().script !== 'Arab' ? 'ar' : said;
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
