/** Languages that have words of their own. */
const TRANSLATED = ['en', 'es', 'fr', 'ar'] as const;
type Translated = (typeof TRANSLATED)[number];

export const hasWording = (language: string) => TRANSLATED.includes(language as Translated);

/**
 * Picks the words of a language out of those of all; English where the language has content but no words of its own yet.
 * For words that are few enough to come with the script that says them, in every language.
 */
export function inLanguage<Words>(all: Record<Translated, Words>): (language: string) => Words {
  return (language) => (Object.hasOwn(all, language) ? all[language as Translated] : all.en);
}

/** The same for words that are many: the file of one language, fetched alone. */
export function fetchedIn<Words>(
  files: Record<Translated, () => Promise<Words>>,
): (language: string) => Promise<Words> {
  const fileOf = inLanguage(files);
  return (language) => fileOf(language)();
}
