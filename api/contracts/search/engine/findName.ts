import type { Stemmer } from './stems.ts';

/** Place of a name within a text, in words: the first one, and the one after the last. */
export type NamePlace = { from: number; to: number };

/** Returns the places at which a text contains all words of a name in order. Both are lists of folded words. */
export function findName(text: readonly string[], name: readonly string[], toStem: Stemmer): NamePlace[] {
  if (name.length === 0) return [];
  return text
    .map((_, from) => ({ from, to: from + name.length }))
    .filter(
      ({ from, to }) => to <= text.length && name.every((word, nth) => isForm(text[from + nth] ?? '', word, toStem)),
    );
}

const PLURAL = /^(?:e?s|x)$/;

/** Returns whether words are forms of one another. Stems alone would join "cours" (course) and "courant" in French. */
function isForm(word: string, other: string, toStem: Stemmer): boolean {
  if (word === other) return true;
  const isArabic = /\p{Script=Arabic}/u.test(word);
  // Stems are slow to make for every pair of words.
  if (!isArabic && word[0] !== other[0]) return false;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const more = long.length - short.length;
  if (long.startsWith(short) && PLURAL.test(long.slice(-more))) return true;
  if (toStem(word) !== toStem(other)) return false;
  return isArabic || (more <= 2 && long.startsWith(short)) || (more <= 1 && long.startsWith(short.slice(0, -1)));
}
