/** Codes of the languages with texts of their own. */
const TRANSLATED = ['en', 'es', 'fr', 'ar'] as const;
type Translated = (typeof TRANSLATED)[number];

export const hasWording = (language: string) => TRANSLATED.includes(language as Translated);

/** Returns a selector of a language's texts, else of the English ones. All languages become part of the script. */
export function inLanguage<Words>(all: Record<Translated, Words>): (language: string) => Words {
  return (language) => (Object.hasOwn(all, language) ? all[language as Translated] : all.en);
}

/** Like `inLanguage`, but for long texts: the returned function loads the file of one language only. */
export function fetchedIn<Words>(
  files: Record<Translated, () => Promise<Words>>,
): (language: string) => Promise<Words> {
  const findLoader = inLanguage(files);
  return (language) => findLoader(language)();
}
