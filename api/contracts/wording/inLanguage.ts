/** Modules or texts by file, as `import.meta.glob` returns them. The first folder is the language: `../fr/talk.ts`. */
type Files<Found> = Record<string, Found>;

/** Returns a selector of a language's texts, else of the English ones. All languages become part of the script. */
export function inLanguage<Words>(files: Files<Words>): (language: string) => Words {
  const words = new Map(Object.entries(files).map(([file, found]) => [/\w[\w-]*/.exec(file)?.[0], found]));
  return (language) => words.get(language) ?? (words.get('en') as Words);
}

/** Like `inLanguage`, but for long texts: the returned function loads the file of one language only. */
export function fetchedIn<Words>(files: Files<() => Promise<Words>>): (language: string) => Promise<Words> {
  const findLoader = inLanguage(files);
  return (language) => findLoader(language)();
}
