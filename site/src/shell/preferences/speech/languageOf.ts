const ARABIC = /\p{Script=Arabic}+/gu;
const LATIN = /\p{Script=Latin}+/gu;

/** Returns `said`, but Arabic for mostly Arabic letters when `said` has another script: its voices cannot read them. */
export function languageOf(text: string, said: string): string {
  const isArabic = count(text, ARABIC) > count(text, LATIN);
  return isArabic && new Intl.Locale(said).maximize().script !== 'Arab' ? 'ar' : said;
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
