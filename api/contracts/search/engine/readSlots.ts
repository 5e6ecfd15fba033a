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
  /** Terms that may be meant, with how sure that is, from 0 to 1. */
  terms: Map<Term, number>;
  /** Whether the index contains the word itself. */
  isKnown: boolean;
  /** Whether other spellings were taken for the typed one. */
  isGuessed: boolean;
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
const COMPLETED = 0.95;
const FROM_LATIN = 0.9;
const SHORTEST_JOINED = 6;
const SHORTEST_PART = 2;
/** Limits of joined words, because the ways to divide them multiply. */
const LONGEST_JOINED = 40;
const MOST_PARTS = 4;
/** Quality from which a misspelt word is surely meant. A less sure one may be several words typed as one. */
const SURE_GUESS = 0.5;
const SHORTEST_BEGINNING = 2;

/** Returns the words of a text that are searched. Corrects misspelt ones unless `isExact`. */
export function readSlots(text: string, lexicon: Lexicon, isExact: boolean): Slot[] {
  const fromLatin = isExact ? null : readArabicInLatin(text, lexicon);
  if (fromLatin) return fromLatin;
  const words = splitSearchWords(text);
  const content = words.filter(({ word }) => !lexicon.language.stopWords.has(word)).slice(0, MAX_SLOTS);
  if (content.length === 0) return words.flatMap((word) => readWord(word, { isLast: true, lexicon, isExact: true }));
  const slots: Slot[] = [];
  for (let at = 0; at < content.length; at += 1) {
    const [word, next] = [content[at] as SearchWord, content[at + 1]];
    const joined = next && findJoined(word, next, lexicon.vocabulary);
    if (joined) at += 1;
    if (joined) slots.push(toSlot({ ...word, end: next.end }, [[joined.term, 1]]));
    else slots.push(...readWord(word, { isLast: word === words.at(-1), lexicon, isExact }));
  }
  return slots;
}

/** "Mal voyant" is one word where only "malvoyant" is known. */
function findJoined(word: SearchWord, next: SearchWord, vocabulary: Vocabulary): KnownWord | null {
  if (vocabulary.find(word.word) && vocabulary.find(next.word)) return null;
  return vocabulary.find(word.word + next.word);
}

type Reading = { isLast: boolean; lexicon: Lexicon; isExact: boolean };

function readWord(word: SearchWord, { isLast, lexicon, isExact }: Reading): Slot[] {
  const { vocabulary, findTerm, language } = lexicon;
  const own = findTerm(language.stem(word.word));
  const completed = isLast && word.word.length >= SHORTEST_BEGINNING ? vocabulary.complete(word.word) : [];
  const terms = new Map<Term, number>(completed.map(({ term }) => [term, COMPLETED]));
  if (own) terms.set(own, 1);
  if (terms.size > 0 || isExact) return [toSlot(word, [...terms], own !== null)];
  const guesses = vocabulary.guess(word.word, isLast);
  const isSure = guesses.some(({ quality }) => quality > SURE_GUESS);
  const parts = isSure ? null : splitJoined(word, lexicon);
  if (parts) return parts.map((part) => ({ ...part, isGuessed: true }));
  // The best guess comes last, so that it stays when two guesses have one term.
  const guessed = guesses.toReversed().map(({ known, quality }) => [known.term, quality] as [Term, number]);
  return [{ ...toSlot(word, guessed, false), isGuessed: guesses.length > 0, corrected: guesses[0]?.known ?? null }];
}

/** Reads words typed as one, of which one may be misspelt: "cerebralplsy". Returns null when a part means nothing. */
function splitJoined(word: SearchWord, { vocabulary, language }: Lexicon): Slot[] | null {
  const toPart = (known: KnownWord | null | undefined) => (known ? [toSlot(word, [[known.term, 1]])] : null);
  const readKnown = (part: string) => toPart(vocabulary.find(part)) ?? (language.stopWords.has(part) ? [] : null);
  const readMisspelt = (part: string) =>
    toPart(vocabulary.guess(part, false).find(({ quality }) => quality > SURE_GUESS)?.known);
  const split = (joined: string, mostParts: number): Slot[] | null => {
    if (joined.length < SHORTEST_JOINED || mostParts < 2) return null;
    for (let at = joined.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
      const [first, rest] = [joined.slice(0, at), joined.slice(at)];
      const last = readKnown(rest);
      const begin = readKnown(first) ?? (last && readMisspelt(first));
      const end = begin && (last ?? split(rest, mostParts - 1) ?? readMisspelt(rest));
      if (begin && end && begin.length + end.length > 0) return [...begin, ...end];
    }
    return null;
  };
  return word.word.length > LONGEST_JOINED ? null : split(word.word, MOST_PARTS);
}

/** Returns null when the text is not Arabic in Latin letters, or has a word that the index knows as it is. */
function readArabicInLatin(text: string, { language, vocabulary, findTerm, byConsonants }: Lexicon): Slot[] | null {
  if (language.code !== 'ar' || !isLatinText(text)) return null;
  // An apostrophe stands for a letter: "ta'akhor".
  const words = splitSearchWords(text.replace(/['’]/g, '')).filter(({ word }) => !isSmallArabicWord(word));
  if (words.some(({ word }) => vocabulary.find(word))) return null;
  const slots = words.map((word) => {
    const stems = [...(byConsonants.get(toConsonants(word.word)) ?? [])];
    const terms = stems.map(findTerm).filter((term) => term !== null);
    return toSlot(
      word,
      terms.map((term) => [term, FROM_LATIN] as [Term, number]),
      terms.length > 0,
    );
  });
  return slots.some(({ isKnown }) => isKnown) ? slots : null;
}

function toSlot({ start, end }: SearchWord, terms: [Term, number][], isKnown = true): Slot {
  return { start, end, terms: new Map(terms), isKnown, isGuessed: false, corrected: null };
}
