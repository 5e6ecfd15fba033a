import { countSlips, toLetterPairs, toSound } from './spelling.ts';
import type { Term } from './Term.ts';

/** A word of a name or of a hidden search term. */
export type KnownWord = {
  word: string;
  /** Spelling to show when a typed word is corrected; null when only hidden terms have the word. */
  shown: string | null;
  sound: string;
  term: Term;
};
/** `quality` is how sure it is that the word is meant, from 0 to 1. */
export type Guess = { known: KnownWord; quality: number };

const MAX_COMPLETIONS = 12;
const MAX_GUESSES = 5;
const LEAST_QUALITY = 0.35;
/** Share of one letter that differs in spelling but not in sound, and of one that is still to be typed. */
const SPELLING_ONLY = 0.3;
const SWAPPED = 0.5;
const SHORTEST_MISSPELT = 4;

/** Words that beginnings and misspelt words are compared with: those of names and terms, not those of whole pages. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #list: KnownWord[] = [];
  readonly #byPair = new Map<string, number[]>();
  /** In alphabetical order, made when it is needed first. */
  #sorted: string[] | null = null;
  #counts = new Uint8Array(1024);

  add(word: string, shown: string | null, toTerm: () => Term): KnownWord {
    const known = this.#words.get(word);
    if (known) {
      known.shown ??= shown;
      return known;
    }
    const added = { word, shown, sound: toSound(word), term: toTerm() };
    this.#words.set(word, added);
    if (this.#sorted) this.#sorted.splice(findPlace(this.#sorted, word), 0, word);
    if (word.length > 2) {
      const at = this.#list.push(added) - 1;
      for (const pair of toLetterPairs(added.sound)) {
        const places = this.#byPair.get(pair);
        if (places) places.push(at);
        else this.#byPair.set(pair, [at]);
      }
    }
    return added;
  }

  find(word: string): KnownWord | null {
    const known = this.#words.get(word);
    return known && known.term.count > 0 ? known : null;
  }

  /** Sorts the words now, so that the first search does not wait for it. */
  sort(): void {
    this.#sorted ??= [...this.#words.keys()].sort();
  }

  complete(beginning: string): KnownWord[] {
    this.sort();
    const sorted = this.#sorted as string[];
    const from = findPlace(sorted, beginning);
    const found: KnownWord[] = [];
    for (const word of sorted.slice(from, from + MAX_COMPLETIONS)) {
      if (!word.startsWith(beginning)) break;
      const known = this.find(word);
      if (known) found.push(known);
    }
    return found;
  }

  /** Returns the words that a misspelt one may mean, best first. `isLast` allows that the word is only begun. */
  guess(word: string, isLast: boolean): Guess[] {
    if (word.length < SHORTEST_MISSPELT) return [];
    const sound = toSound(word);
    const most = word.length < 5 ? 1 : word.length < 8 ? 2 : 3;
    return this.#sharing(word, sound, most)
      .map((known) => ({ known, quality: judgeGuess({ word, sound, known, most, isLast }) }))
      .filter(({ quality }) => quality >= LEAST_QUALITY)
      .sort((a, b) => b.quality - a.quality)
      .slice(0, MAX_GUESSES);
  }

  /** Returns the words that share so many letter pairs with the sound that they can be within `most` slips of it. */
  #sharing(word: string, sound: string, most: number): KnownWord[] {
    const pairs = toLetterPairs(sound);
    const least = word.length < 6 ? 1 : Math.max(pairs.length - 2 * most - 1, pairs.length * 0.34);
    if (this.#counts.length < this.#list.length) this.#counts = new Uint8Array(2 * this.#list.length);
    const counts = this.#counts;
    const met: number[] = [];
    for (const pair of pairs)
      for (const at of this.#byPair.get(pair) ?? []) {
        if (counts[at] === 0) met.push(at);
        counts[at] = (counts[at] as number) + 1;
      }
    const found: KnownWord[] = [];
    for (const at of met) {
      const known = this.#list[at] as KnownWord;
      if ((counts[at] as number) >= least && known.term.count > 0) found.push(known);
      counts[at] = 0;
    }
    return found;
  }
}

type Comparison = { word: string; sound: string; known: KnownWord; most: number; isLast: boolean };

/** Returns how sure it is that `known` is meant: 1 for the same spelling, 0 when there are too many slips. */
function judgeGuess({ word, sound, known, most, isLast }: Comparison): number {
  const more = known.sound.length - sound.length;
  let slips = countSlips(sound, known.sound, most);
  let isBegun = false;
  if (isLast && more > 0 && sound.length > 4 && slips > 0.5) {
    const begun = countSlips(sound, known.sound.slice(0, sound.length), most) + SPELLING_ONLY * Math.min(more, 4);
    isBegun = begun < slips;
    slips = Math.min(slips, begun);
  }
  if (slips > most) return 0;
  const isSwapped = slips === 1 && more === 0 && sortLetters(sound) === sortLetters(known.sound);
  const spelling = countSlips(word, isBegun ? known.word.slice(0, word.length) : known.word, 2);
  const length = Math.max(sound.length, known.sound.length);
  return Math.max(0, 1 - ((isSwapped ? SWAPPED : slips) + SPELLING_ONLY * spelling) / length) ** 2;
}

const sortLetters = (word: string) => [...word].sort().join('');

/** Returns the index of the first word that is not before `word`, by binary search. */
function findPlace(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
