import type { Stemmer } from './stems.ts';
import { type SearchWord, splitSearchWords } from './words.ts';

/**
 * A sentence of a section. `stems` has the stems of its different words, each between two spaces: a text takes a tenth of
 * the memory of a list. Made once per publication.
 */
export type Sentence = { section: string; text: string; stems: string };

export type FoundSentence = Sentence & {
  /** Start and end of each word that the search looked for, in UTF-16 units. */
  marks: [start: number, end: number][];
};

/** Returns the sentence that has the rarest of these stems, each counted once; null when none has one. */
export function findPassage(
  sentences: readonly Sentence[],
  stems: ReadonlyMap<string, number>,
  toStem: Stemmer,
): FoundSentence | null {
  const wanted = [...stems].map(([stem, rarity]) => ({ stem: ` ${stem} `, rarity }));
  let best: Sentence | null = null;
  let most = 0;
  for (const sentence of sentences) {
    let value = 0;
    for (const { stem, rarity } of wanted) if (sentence.stems.includes(stem)) value += rarity;
    if (value > most) [best, most] = [sentence, value];
  }
  return best && { ...best, marks: markWords(best.text, (word) => stems.has(toStem(word))) };
}

const SENTENCE_END = /(?<=[.!?؟…])\s+|\n+/u;

/** Splits the texts of a section into sentences with their stems. */
export function toSentences(section: string, texts: readonly string[], toStem: Stemmer): Sentence[] {
  return texts
    .flatMap((text) => text.split(SENTENCE_END))
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => ({ section, text, stems: toStems(text, toStem) }));
}

function toStems(text: string, toStem: Stemmer): string {
  const stems = new Set(splitSearchWords(text).map(({ word }) => toStem(word)));
  return ` ${[...stems].join(' ')} `;
}

/** Returns start and end of the words of a text for which `isMarked` is true, in UTF-16 units. */
function markWords(text: string, isMarked: (word: string) => boolean): [start: number, end: number][] {
  return splitSearchWords(text)
    .filter(({ word }: SearchWord) => isMarked(word))
    .map(({ start, end }) => [start, end]);
}
