/** A word still being typed is looked for by its beginning from this length on; before, half the index begins so. */
const SHORTEST_BEGINNING = 3;

/**
 * Text-search queries out of words, each given as the forms that may stand for it. Words are quoted, so whatever they
 * hold is only ever looked for. Among names the last word may still be being typed; pages are searched for whole words.
 */
export function allWords(words: string[][]): Words {
  const groups = words.map((forms) => forms.map(quote));
  const last = words.at(-1) ?? [];
  const beginnings = last.map((form) => quote(form) + (form.length >= SHORTEST_BEGINNING ? ':*' : ''));
  return { names: join([...groups.slice(0, -1), beginnings]), pages: join(groups) };
}

export type Words = { names: string; pages: string };

export function anyWord(words: string[][]): string {
  return words.flat().map(quote).join(' | ');
}

function join(groups: string[][]): string {
  return groups.map((forms) => `(${forms.join(' | ')})`).join(' & ');
}

function quote(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
