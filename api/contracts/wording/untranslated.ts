type Texts = { [key: string]: string | Texts };

const FILES = import.meta.glob<Texts>('./*/**/*.ts');

/** Returns the English texts that a language shows because it lacks its own. */
export async function findUntranslated(language: string): Promise<string[]> {
  const english = Object.entries(FILES).filter(([file]) => file.startsWith('./en/'));
  const pairs = await Promise.all(
    english.map(
      async ([file, load]) => [await load(), await FILES[file.replace('/en/', `/${language}/`)]?.()] as const,
    ),
  );
  return pairs.flatMap(([texts, own]) => listMissing(texts, own));
}

function listMissing(english: Texts, own: Texts | string | undefined): string[] {
  return Object.entries(english).flatMap(([key, text]) => {
    const found = typeof own === 'object' ? own[key] : undefined;
    if (typeof text !== 'string') return listMissing(text, found);
    // A single word may be the same in both languages.
    return found === undefined || (found === text && text.includes(' ')) ? [text] : [];
  });
}
