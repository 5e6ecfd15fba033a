import type { Stemmer } from './stems.ts';

/** Place of a name within a text, in words: the first one, and the one after the last. */
export type NamePlace = { from: number; to: number };

type Words = readonly string[];
/** Returns whether a word of a text stands for a word of a name. */
type Comparison = (word: string, name: string) => boolean;

/** Returns the places at which a text contains all words of a name in order. Both are lists of folded words. */
export function findName(text: Words, name: Words, isSame: Comparison): NamePlace[] {
  if (name.length === 0) return [];
  return text
    .map((_, from) => ({ from, to: from + name.length }))
    .filter(({ from, to }) => to <= text.length && name.every((word, nth) => isSame(text[from + nth] ?? '', word)));
}

const PLURAL = /^(?:e?s|x)$/;
const SHORTEST_STEMMED = 4;

/** Returns whether words are forms of one another. Stems alone would join "cours" (course) and "courant" in French. */
export function isWordForm(word: string, other: string, toStem: Stemmer): boolean {
  if (word === other) return true;
  if (/\p{Script=Arabic}/u.test(word)) return toStem(word) === toStem(other);
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  const more = long.length - short.length;
  if (!long.startsWith(short.slice(0, -1)) || more > 2) return false;
  if (long.startsWith(short) && PLURAL.test(long.slice(short.length))) return true;
  return short.length >= SHORTEST_STEMMED && (more < 2 || long.startsWith(short)) && toStem(word) === toStem(other);
}
