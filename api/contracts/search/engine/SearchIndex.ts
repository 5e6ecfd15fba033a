import { toConsonants } from './arabicInLatin.ts';
import type { SearchEntry } from './createEntry.ts';
import { judgeFit } from './judgeFit.ts';
import { toRarity } from './rarity.ts';
import { readSlots, type Slot } from './readSlots.ts';
import { selectTop, type TopHit } from './selectTop.ts';
import type { SearchLanguage } from './stems.ts';
import { Term } from './Term.ts';
import { Vocabulary } from './Vocabulary.ts';
import { splitSearchWords, toNameKey } from './words.ts';

export type SearchHit = {
  id: number;
  score: number;
  /** Position in the entry's names of the name that matches best; null when terms or other texts match better. */
  name: number | null;
  /** Whether that name is most of the text, and typed without slips. */
  isNamed: boolean;
};

/** A name that is this share of the text, and as sure, says by itself what is meant. */
const NAMED = { share: 0.6, quality: 0.9 };

export type SearchResult = {
  /** Whether an entry is about the text. Otherwise the hits only mention words of the text. */
  isFitting: boolean;
  /** Best first. */
  hits: SearchHit[];
  /** The text with its misspelt words replaced; null when none was, or when a hidden term would show. */
  corrected: string | null;
  /** How rare each stem is that the text stands for. `findPassage` looks for them. */
  stems: Map<string, number>;
};

/** Weights of a word by the text that has it. `SATURATION` bounds their sum: a name counts 0.75, a symptom 0.43. */
const WEIGHT = { name: 12, alias: 9, term: 9 };
const SATURATION = 4;

/** An entry as the index stores it. */
export type IndexedEntry = {
  id: number;
  names: readonly string[];
  /**
   * Names and hidden terms one after the other. Each begins with the number of its terms in the upper 24 bits and the
   * share of its words that are no stop words, from 0 to 255, in the lower 8. The numbers of its terms follow.
   */
  phrases: Uint32Array;
  /** Numbers of all terms of the entry. */
  terms: Uint32Array;
};

type Phrase = { weight: number; isShown: boolean; weights: Map<Term, number>; phrases: number[] };

/** Index of the entries of one language, in memory. Entries can be replaced one by one. */
export class SearchIndex {
  readonly language: SearchLanguage;
  readonly #terms = new Map<string, Term>();
  readonly #all: Term[] = [];
  readonly #vocabulary = new Vocabulary();
  readonly #byConsonants = new Map<string, Set<string>>();
  readonly #entries: (IndexedEntry | null)[] = [];
  readonly #places = new Map<number, number>();
  readonly #unused: number[] = [];
  /** Places of entries by their whole names, folded and without spaces. */
  readonly #byName = new Map<string, Set<number>>();

  constructor(language: SearchLanguage) {
    this.language = language;
  }

  /** Number of entries. */
  get size(): number {
    return this.#places.size;
  }

  has(id: number): boolean {
    return this.#places.has(id);
  }

  /** Returns the names of an entry, the main one first; none for an unknown id. */
  names(id: number): readonly string[] {
    return this.#entries[this.#places.get(id) ?? -1]?.names ?? [];
  }

  /** Adds an entry, or replaces the one with the same id. */
  put(entry: SearchEntry): void {
    this.remove(entry.id);
    const place = this.#unused.pop() ?? this.#entries.length;
    const weights = new Map<Term, number>();
    const phrases: number[] = [];
    entry.names.forEach((name, nth) => {
      this.#addPhrase(name, { weight: nth === 0 ? WEIGHT.name : WEIGHT.alias, isShown: true, weights, phrases });
      const key = toNameKey(name);
      this.#byName.set(key, (this.#byName.get(key) ?? new Set()).add(place));
    });
    for (const term of entry.terms) this.#addPhrase(term, { weight: WEIGHT.term, isShown: false, weights, phrases });
    for (const [weight, stems] of Object.entries(entry.stems))
      for (const stem of stems.split(' ')) {
        const term = this.#demandTerm(stem);
        weights.set(term, (weights.get(term) ?? 0) + Number(weight));
      }
    for (const [term, weight] of weights) term.add(place, Math.round((255 * weight) / (weight + SATURATION)));
    this.#entries[place] = {
      id: entry.id,
      names: entry.names,
      phrases: Uint32Array.from(phrases),
      terms: Uint32Array.from(weights.keys(), ({ number }) => number),
    };
    this.#places.set(entry.id, place);
  }

  remove(id: number): void {
    const place = this.#places.get(id);
    const entry = place === undefined ? null : this.#entries[place];
    if (place === undefined || !entry) return;
    for (const number of entry.terms) this.#all[number]?.remove(place);
    for (const name of entry.names) this.#byName.get(toNameKey(name))?.delete(place);
    this.#entries[place] = null;
    this.#places.delete(id);
    this.#unused.push(place);
  }

  /** Prepares what the first search would otherwise wait for. */
  warmUp(): void {
    this.#vocabulary.sort();
  }

  /** @param isExact whether words are searched as they are typed, without corrections */
  search(text: string, { isExact = false } = {}): SearchResult {
    const slots = readSlots(
      text,
      {
        language: this.language,
        vocabulary: this.#vocabulary,
        findTerm: (stem) => this.#findTerm(stem),
        byConsonants: this.#byConsonants,
      },
      isExact,
    );
    const key = toNameKey(text);
    const exact = this.#byName.get(key) ?? new Set();
    const asked = { slots, key, exact, size: this.size, entries: this.#entries, terms: this.#all };
    const top = selectTop(asked);
    return {
      isFitting: judgeFit(top, asked),
      hits: top.map(toSearchHit),
      corrected: correctText(text, slots),
      stems: this.#listStems(slots),
    };
  }

  #addPhrase(text: string, { weight, isShown, weights, phrases }: Phrase): void {
    const words = splitSearchWords(text);
    const content = words.filter(({ word }) => !this.language.stopWords.has(word));
    const terms = content.map(({ word, start, end }) => {
      const shown = isShown ? text.slice(start, end).toLowerCase() : null;
      return this.#vocabulary.add(word, shown, () => this.#demandTerm(this.language.stem(word))).term;
    });
    if (isShown && this.language.code === 'ar')
      for (const { word } of content) this.#addConsonants(word, this.language.stem(word));
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    const different = [...new Set(terms)];
    const share = words.length === 0 ? 0 : Math.round((255 * content.length) / words.length);
    phrases.push((different.length << 8) | share, ...different.map(({ number }) => number));
  }

  #addConsonants(word: string, stem: string): void {
    const key = toConsonants(word);
    if (key.length > 1) this.#byConsonants.set(key, (this.#byConsonants.get(key) ?? new Set()).add(stem));
  }

  #findTerm(stem: string): Term | null {
    const term = this.#terms.get(stem);
    return term && term.count > 0 ? term : null;
  }

  #demandTerm(stem: string): Term {
    const known = this.#terms.get(stem);
    if (known) return known;
    const term = new Term(stem, this.#all.length);
    this.#terms.set(stem, term);
    this.#all.push(term);
    return term;
  }

  #listStems(slots: Slot[]): Map<string, number> {
    const terms = slots.flatMap((slot) => [...slot.terms]);
    return new Map(terms.map(([term, quality]) => [term.stem, quality * toRarity(term.count, this.size)]));
  }
}

function toSearchHit({ entry, score, name, phraseCover, phraseQuality, isExact }: TopHit): SearchHit {
  const isNamed = isExact || (name !== null && phraseCover >= NAMED.share && phraseQuality > NAMED.quality);
  return { id: entry.id, score, name, isNamed };
}

/** Returns the text with corrected words; null when none is, or when the correction would show a hidden term. */
function correctText(text: string, slots: readonly Slot[]): string | null {
  const corrected = slots.filter((slot) => slot.corrected !== null).sort((a, b) => b.start - a.start);
  if (corrected.length === 0 || corrected.some((slot) => slot.corrected?.shown === null)) return null;
  return corrected.reduce(
    (line, { start, end, corrected }) => line.slice(0, start) + corrected?.shown + line.slice(end),
    text,
  );
}
