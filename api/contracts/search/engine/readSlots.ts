import { isLatinText, isSmallArabicWord, toConsonants } from './arabicInLatin.ts';
import type { SearchLanguage } from './stems.ts';
import type { Term } from './Term.ts';
import type { KnownWord, Vocabulary } from './Vocabulary.ts';
import { type SearchWord, splitSearchWords } from './words.ts';

/** A typed word with the terms that it may stand for. */
export type Slot = {
  /** Place in the text in UTF-16 units. */
  start: number;
  end: number;
  /** Whether the index contains the word itself. */
  isKnown: boolean;
  /** Terms that may be meant, with how sure that is, from 0 to 1. */
  terms: Map<Term, number>;
  /** Word that replaces the misspelt one; null when the word was not corrected. */
  corrected: KnownWord | null;
};

/** Parts of an index that a search text is compared with. */
export type Lexicon = {
  language: SearchLanguage;
  vocabulary: Vocabulary;
  findTerm: (stem: string) => Term | null;
  /** Arabic stems by the consonants of their words. */
  byConsonants: ReadonlyMap<string, ReadonlySet<string>>;
};

const MAX_SLOTS = 12;
const COMPLETED = 0.8;
const FROM_LATIN = 0.9;
const SHORTEST_JOINED = 6;
const SHORTEST_BEGINNING = 2;
/** Abbreviations in capitals: "MS" and "OCD" in a sentence are searched although "ms" may be a stop word. */
const ABBREVIATION = /^\p{Lu}[\p{Lu}\p{N}]{1,5}$/u;

/** Returns the words of a text that are searched. Corrects misspelt ones unless `isExact`. */
export function readSlots(text: string, lexicon: Lexicon, isExact: boolean): Slot[] {
  const words = splitSearchWords(text);
  const fromLatin = isExact ? null : readArabicInLatin(text, lexicon);
  if (fromLatin) return fromLatin;
  const { stopWords } = lexicon.language;
  const isShouted = text === text.toUpperCase();
  const isLeftOut = ({ word, start, end }: SearchWord) =>
    stopWords.has(word) && (isShouted || !ABBREVIATION.test(text.slice(start, end)));
  const slots: Slot[] = [];
  for (let at = 0; at < words.length && slots.length < MAX_SLOTS; at += 1) {
    const [word, next] = [words[at] as SearchWord, words[at + 1]];
    const joined = next && findJoined(word, next, lexicon.vocabulary);
    if (joined) {
      slots.push(toSlot({ ...word, end: next.end }, [[joined.term, 1]], true));
      at += 1;
    } else if (!isLeftOut(word)) slots.push(...readWord(word, at === words.length - 1, lexicon, isExact));
  }
  if (slots.length === 0) for (const word of words) slots.push(...readWord(word, true, lexicon, true));
  return withoutRepeated(slots);
}

/** "Auto immune" is one word where only "autoimmune" is known. */
function findJoined(word: SearchWord, next: SearchWord, vocabulary: Vocabulary): KnownWord | null {
  if (vocabulary.find(word.word) && vocabulary.find(next.word)) return null;
  return vocabulary.find(word.word + next.word);
}

function readWord(word: SearchWord, isLast: boolean, lexicon: Lexicon, isExact: boolean): Slot[] {
  const { vocabulary, findTerm, language } = lexicon;
  const own = findTerm(language.stem(word.word));
  const terms = new Map<Term, number>(own ? [[own, 1]] : []);
  if (isLast && word.word.length >= SHORTEST_BEGINNING)
    for (const { term } of vocabulary.complete(word.word)) if (!terms.has(term)) terms.set(term, COMPLETED);
  if (terms.size > 0 || isExact) return [toSlot(word, [...terms], own !== null)];
  const parts = splitJoined(word, vocabulary);
  if (parts) return parts;
  const guesses = vocabulary.guess(word.word, isLast);
  for (const { known, quality } of guesses) terms.set(known.term, Math.max(quality, terms.get(known.term) ?? 0));
  return [{ ...toSlot(word, [...terms], false), corrected: guesses[0]?.known ?? null }];
}

/** Two known words typed as one: "cerebralpalsy". */
function splitJoined(joined: SearchWord, vocabulary: Vocabulary): Slot[] | null {
  const { word } = joined;
  if (word.length < SHORTEST_JOINED) return null;
  for (let at = word.length - 2; at > 0; at -= 1) {
    const [first, second] = [vocabulary.find(word.slice(0, at)), vocabulary.find(word.slice(at))];
    if (first && second) return [first, second].map(({ term }) => toSlot(joined, [[term, 1]], true));
  }
  return null;
}

/** Returns null when the text is not Arabic in Latin letters, or has a word that the index knows as it is. */
function readArabicInLatin(text: string, lexicon: Lexicon): Slot[] | null {
  if (lexicon.language.code !== 'ar' || !isLatinText(text)) return null;
  // An apostrophe stands for a letter: "ta'akhor".
  const content = splitSearchWords(text.replace(/['’]/g, '')).filter(({ word }) => !isSmallArabicWord(word));
  if (content.some(({ word }) => lexicon.vocabulary.find(word))) return null;
  const slots = content.map((word) => {
    const stems = lexicon.byConsonants.get(toConsonants(word.word)) ?? [];
    const terms = [...stems].map((stem) => lexicon.findTerm(stem)).filter((term) => term !== null);
    return toSlot(
      word,
      terms.map((term) => [term, FROM_LATIN]),
      terms.length > 0,
    );
  });
  return slots.some(({ isKnown }) => isKnown) ? slots : null;
}

function toSlot({ start, end }: SearchWord, terms: [Term, number][], isKnown: boolean): Slot {
  return { start, end, isKnown, terms: new Map(terms), corrected: null };
}

/** A word that is typed twice counts once. */
function withoutRepeated(slots: Slot[]): Slot[] {
  const first = (slot: Slot) => [...slot.terms.keys()][0] ?? slot;
  return [...new Map(slots.map((slot) => [first(slot), slot])).values()];
}
