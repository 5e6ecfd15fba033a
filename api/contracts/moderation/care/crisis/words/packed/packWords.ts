import type { WordLists } from '../../WordLists.ts';

/** Words as browsers fetch them. In `text`, the ASCII character `codes[n]` stands for the letter `letters[n]`. */
export type PackedWords = { letters: string; codes: string; text: string };

/** Characters that serve as codes: capitals and signs, which no list of plain words contains. */
const CODES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ!#%&()+;<=>?@[]^_{|}';

/** Packs words, one line per slot. When there are more letters than codes, the rarest letters stay as they are. */
export function packWords(words: WordLists['words']): PackedWords {
  const text = Object.entries(words)
    .map(([slot, list]) => `${slot}:${list}`)
    .join('\n');
  const counts = new Map<string, number>();
  for (const letter of text.replace(/^\w+:/gm, ''))
    if (letter > '\u007f') counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const letters = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([letter]) => letter);
  const coded = letters.filter((letter) => letter.length === 1).slice(0, CODES.length);
  const codes = CODES.slice(0, coded.length);
  return { letters: coded.join(''), codes, text: eachList(text, (list) => translate(list, coded.join(''), codes)) };
}

export function unpackWords({ letters, codes, text }: PackedWords): WordLists['words'] {
  return Object.fromEntries(
    text.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon), translate(line.slice(colon + 1), codes, letters)];
    }),
  );
}

const eachList = (text: string, change: (list: string) => string) =>
  text.replace(/^(\w+:)(.*)$/gm, (_, slot: string, list: string) => slot + change(list));

function translate(text: string, from: string, to: string): string {
  return text.replace(/./gs, (letter) => {
    const at = from.indexOf(letter);
    return at < 0 ? letter : to.charAt(at);
  });
}
