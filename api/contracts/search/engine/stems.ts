import { toSearchWords } from './words.ts';

/** Returns the stem of a folded word, by which its forms meet. */
export type Stemmer = (word: string) => string;

/** A language with its rules for words. */
export type SearchLanguage = {
  code: string;
  stem: Stemmer;
  /** Folded words that searches leave out unless there is nothing else. */
  stopWords: ReadonlySet<string>;
};

/** Loads a stemmer when it is needed, because a browser needs one. Other languages have no stems. */
const STEMMERS: Record<string, () => Promise<Stemmer>> = {
  // The English stemmer of @orama/stemmers is wrong: it returns "depres" for "depression", "depress" for "depressed".
  en: async () => (await import('stemmer')).stemmer,
  es: async () => (await import('@orama/stemmers/spanish')).stemmer,
  fr: async () => (await import('@orama/stemmers/french')).stemmer,
  ar: async () => stemArabic,
};

/** Returns the words of a list as texts have them, which are folded. */
export function toStopWords(list = ''): ReadonlySet<string> {
  return new Set(toSearchWords(list));
}

export async function loadStemmer(code: string): Promise<Stemmer> {
  const stem = await STEMMERS[code]?.();
  // The stemmers return nothing for words such as "s".
  return (word) => stem?.(word) || word;
}

/** Article with the conjunctions and prepositions that are written together with it. */
const ARABIC_ARTICLE = /^(?:[وف]?(?:ال|بال|كال)|[وف]?لل)(?=.{2})/;
const ARABIC_SUFFIX = /(?<=.{3})(?:هما|كما|تها|ته|ها|هم|هن|نا|كم|ات|ون|ين|ان|يه|وا)$/;
const ARABIC_LAST_LETTER = /(?<=.{3})[هيتاك]$/;

/** Removes article, possessive suffix and plural. Snowball's stemmer leaves "and the" on, so two forms do not meet. */
export function stemArabic(word: string): string {
  const bare = word.replace(ARABIC_ARTICLE, '');
  const singular = bare.length > 4 ? bare.replace(ARABIC_SUFFIX, '') : bare;
  return singular.length > 3 ? singular.replace(ARABIC_LAST_LETTER, '') : singular;
}
