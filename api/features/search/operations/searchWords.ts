/**
 * A text-search query out of words, each given as the forms that may stand for it. Words are quoted, so whatever
 * they hold is only ever looked for. The last one may still be being typed: its beginning is enough.
 */
export function allWords(words: string[][]): string {
  return words
    .map((forms, index) => {
      const isLast = index === words.length - 1;
      return `(${forms.map((form) => quote(form) + (isLast ? ':*' : '')).join(' | ')})`;
    })
    .join(' & ');
}

export function anyWord(words: string[][]): string {
  return words.flat().map(quote).join(' | ');
}

function quote(word: string): string {
  return `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
