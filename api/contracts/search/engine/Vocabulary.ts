import { countSlips, toLetterPairs, toSound } from './spelling.ts';
import type { Term } from './Term.ts';

/** A word of a name or of a hidden search term. */
export type KnownWord = {
  word: string;
  /** Spelling to show when a typed word is corrected. */
  shown: string;
  /** Number of names with the word. Without one, only hidden terms have it, which are never shown. */
  names: number;
  sound: string;
  term: Term;
};
/** `quality` is how sure it is that the word is meant, from 0 to 1. */
export type Guess = { known: KnownWord; quality: number };

const MAX_COMPLETIONS = 12;
const MAX_GUESSES = 5;
const LEAST_QUALITY = 0.35;
const SHORTEST_MISSPELT = 4;
/** A repeated letter, such as "zzzz", is a sound of one letter, which resembles many words. */
const SHORTEST_SOUND = 3;
/** Part of a slip that a letter counts which only spelling shows and not sound, or which is still to be typed. */
const SMALL_SLIP = 0.3;

/** Words that beginnings and misspelt words are compared with: those of names and terms, not those of whole pages. */
export class Vocabulary {
  readonly #words = new Map<string, KnownWord>();
  readonly #list: KnownWord[] = [];
  /** Positions in the list of the words whose sounds have a pair of letters. */
  readonly #byPair = new Map<string, number[]>();
  /** In alphabetical order, made when it is needed first. */
  #sorted: string[] | null = null;

  add(word: string, shown: string, toTerm: () => Term): KnownWord {
    const known = this.#words.get(word);
    if (known) return known;
    const added = { word, shown, names: 0, sound: toSound(word), term: toTerm() };
    this.#words.set(word, added);
    this.#sorted?.splice(findPlace(this.#sorted, word), 0, word);
    const at = this.#list.push(added) - 1;
    for (const pair of toLetterPairs(added.sound)) {
      const places = this.#byPair.get(pair);
      if (places) places.push(at);
      else this.#byPair.set(pair, [at]);
    }
    return added;
  }

  /** Counts a name with the word that was added or removed. */
  countName(word: string, by: 1 | -1): void {
    const known = this.#words.get(word);
    if (known) known.names += by;
  }

  find(word: string): KnownWord | null {
    const known = this.#words.get(word);
    return known && known.term.postings.length > 0 ? known : null;
  }

  complete(beginning: string): KnownWord[] {
    this.#sorted ??= [...this.#words.keys()].sort();
    const from = findPlace(this.#sorted, beginning);
    const found: KnownWord[] = [];
    for (let at = from; this.#sorted[at]?.startsWith(beginning) && found.length < MAX_COMPLETIONS; at += 1) {
      const known = this.find(String(this.#sorted[at]));
      if (known) found.push(known);
    }
    return found;
  }

  /** Returns the words that a misspelt one may mean, best first. `isLast` allows that the word is only begun. */
  guess(word: string, isLast: boolean): Guess[] {
    const sound = toSound(word);
    if (word.length < SHORTEST_MISSPELT || sound.length < SHORTEST_SOUND) return [];
    const most = word.length < 5 ? 1 : word.length < 8 ? 2 : 3;
    return this.#sharing(sound, most, isLast)
      .map((known) => ({ known, quality: judgeGuess({ word, sound, known, most, isLast }) }))
      .filter(({ quality }) => quality >= LEAST_QUALITY)
      .sort((a, b) => b.quality - a.quality)
      .slice(0, MAX_GUESSES);
  }

  /** Returns the words that share so many letter pairs with the sound that they can be within `most` slips of it. */
  #sharing(sound: string, most: number, isLast: boolean): KnownWord[] {
    const pairs = toLetterPairs(sound);
    const least = sound.length < 6 ? 1 : Math.max(pairs.size - 2 * most - 1, Math.ceil(pairs.size / 3));
    const counts = new Uint8Array(this.#list.length);
    const met: number[] = [];
    for (const pair of pairs)
      for (const at of this.#byPair.get(pair) ?? []) {
        const count = Number(counts[at]) + 1;
        counts[at] = count;
        if (count === least) met.push(at);
      }
    const [shortest, longest] = [sound.length - most, isLast ? Infinity : sound.length + most];
    return met
      .map((at) => this.#list[at] as KnownWord)
      .filter(({ sound, term }) => sound.length >= shortest && sound.length <= longest && term.postings.length > 0);
  }
}

type Comparison = { word: string; sound: string; known: KnownWord; most: number; isLast: boolean };

/** Returns how sure it is that `known` is meant: 1 for the same spelling, 0 when there are too many slips. */
function judgeGuess({ word, sound, known, most, isLast }: Comparison): number {
  const more = known.sound.length - sound.length;
  const whole = countSlips(sound, known.sound, most);
  const begun =
    isLast && more > 0 && sound.length > 4
      ? countSlips(sound, known.sound.slice(0, sound.length), most) + SMALL_SLIP * Math.min(more, 4)
      : whole;
  const slips = Math.min(whole, begun);
  if (slips > most) return 0;
  const spelling = countSlips(word, begun < whole ? known.word.slice(0, word.length) : known.word, 2);
  const length = Math.max(word.length, known.word.length);
  return Math.max(0, 1 - (slips + SMALL_SLIP * spelling) / length) ** 2;
}

/** Returns the index of the first word that is not before `word`, by binary search. */
function findPlace(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (String(sorted[middle]) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
