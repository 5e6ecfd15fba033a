import { toConsonants } from './arabicInLatin.ts';
import type { SearchEntry } from './createEntry.ts';
import { judgeFit } from './judgeFit.ts';
import { type Lexicon, readSlots, type Slot } from './readSlots.ts';
import { type IndexedEntry, selectTop, type TopHit } from './selectTop.ts';
import type { SearchLanguage } from './stems.ts';
import { readPosting, type Term, toPosting, toRarity } from './Term.ts';
import { Vocabulary } from './Vocabulary.ts';
import { type SearchWord, splitSearchWords, toNameKey } from './words.ts';

export type SearchHit = {
  id: number;
  score: number;
  /** Position in the entry's names of the name that matches best; null when terms or other texts match better. */
  name: number | null;
  /** Whether that name is most of the text, and typed without slips. */
  isNamed: boolean;
  /** Share of the text that the entry is about, by rarity, from 0 to 1. Comparable between indexes. */
  cover: number;
};

export type SearchOptions = {
  /** Whether words are searched as they are typed, without corrections. */
  isExact?: boolean;
  /** Whether an entry may be found, by its id. All may without it. */
  accepts?: (id: number) => boolean;
};

export type SearchResult = {
  /** Whether an entry is about the text. Otherwise the hits only mention words of the text. */
  isFitting: boolean;
  /** Best first. */
  hits: SearchHit[];
  /** Whether other spellings were taken for a typed word. */
  isGuessed: boolean;
  /** The text with its misspelt words replaced; null when none was, or when a hidden term would show. */
  corrected: string | null;
  /** How rare each stem is that the text stands for. `findPassage` looks for them. */
  stems: Map<string, number>;
};

/** Weights of a word by the text that has it. `SATURATION` bounds their sum: a name counts 0.75, a symptom 0.43. */
const WEIGHT = { name: 12, alias: 9, term: 9 };
const SATURATION = 4;
/** Words are as rare in a smaller index as in one of this size, for which `judgeFit` was fitted. */
const LEAST_SIZE = 36;
/** A name that is this share of the text, and as sure, says by itself what is meant. */
const NAMED = { share: 0.6, quality: 0.9 };

/** Index of the entries of one language, in memory. Entries can be replaced one by one. */
export class SearchIndex {
  readonly language: SearchLanguage;
  readonly #lexicon: Lexicon;
  readonly #byConsonants = new Map<string, Set<string>>();
  readonly #terms = new Map<string, Term>();
  readonly #all: Term[] = [];
  readonly #entries: (IndexedEntry | null)[] = [];
  readonly #places = new Map<number, number>();
  readonly #unused: number[] = [];
  /** Places of entries by the keys of their names. */
  readonly #byName = new Map<string, Set<number>>();

  constructor(language: SearchLanguage) {
    this.language = language;
    const findTerm = (stem: string) => {
      const term = this.#terms.get(stem);
      return term && term.postings.length > 0 ? term : null;
    };
    this.#lexicon = { language, vocabulary: new Vocabulary(), findTerm, byConsonants: this.#byConsonants };
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
  put({ id, names, terms, stems }: SearchEntry): void {
    this.remove(id);
    const place = this.#unused.pop() ?? this.#entries.length;
    const weights = new Map<Term, number>();
    const phrases = [
      ...names.map((name, nth) => this.#readPhrase(name, nth === 0 ? WEIGHT.name : WEIGHT.alias, weights, true)),
      ...terms.map((term) => this.#readPhrase(term, WEIGHT.term, weights, false)),
    ];
    for (const [weight, group] of Object.entries(stems))
      for (const term of group.split(' ').map((stem) => this.#demandTerm(stem)))
        weights.set(term, (weights.get(term) ?? 0) + Number(weight));
    for (const [term, weight] of weights) term.postings.push(toPosting(place, weight / (weight + SATURATION)));
    for (const key of names.map(toNameKey)) this.#byName.set(key, (this.#byName.get(key) ?? new Set()).add(place));
    this.#entries[place] = {
      id,
      names,
      phrases: Uint32Array.from(phrases.flatMap((numbers) => [numbers.length, ...numbers])),
      terms: Uint32Array.from(weights.keys(), ({ number }) => number),
    };
    this.#places.set(id, place);
  }

  remove(id: number): void {
    const place = this.#places.get(id);
    const entry = place === undefined ? null : this.#entries[place];
    if (place === undefined || !entry) return;
    for (const number of entry.terms) {
      const term = this.#all[number] as Term;
      term.postings = term.postings.filter((posting) => readPosting(posting).place !== place);
    }
    for (const name of entry.names) {
      this.#byName.get(toNameKey(name))?.delete(place);
      for (const { word } of this.#splitContent(name)) this.#lexicon.vocabulary.countName(word, -1);
    }
    this.#entries[place] = null;
    this.#places.delete(id);
    this.#unused.push(place);
  }

  /** Prepares what the first search would otherwise wait for. */
  warmUp(): void {
    this.#lexicon.vocabulary.complete('');
  }

  search(text: string, { isExact = false, accepts = () => true }: SearchOptions = {}): SearchResult {
    const slots = readSlots(text, this.#lexicon, isExact);
    const key = toNameKey(text);
    const exact = this.#byName.get(key) ?? new Set();
    const size = Math.max(this.size, LEAST_SIZE);
    const textSearch = { slots, key, exact, entries: this.#entries, terms: this.#all, size, accepts };
    const top = selectTop(textSearch);
    const meant = slots.flatMap(({ terms }) => [...terms]);
    return {
      isFitting: judgeFit(top, textSearch),
      hits: top.map(toSearchHit),
      isGuessed: slots.some((slot) => slot.isGuessed),
      corrected: correctText(text, slots),
      stems: new Map(meant.map(([term, quality]) => [term.stem, quality * toRarity(term.postings, size)])),
    };
  }

  /** Returns the numbers of the different terms of a name or hidden term, and raises their weights. */
  #readPhrase(text: string, weight: number, weights: Map<Term, number>, isShown: boolean): number[] {
    const { language, vocabulary } = this.#lexicon;
    const terms = this.#splitContent(text).map(({ word, start, end }) => {
      const spelling = text.slice(start, end).toLowerCase();
      const { term } = vocabulary.add(word, spelling, () => this.#demandTerm(language.stem(word)));
      if (isShown) vocabulary.countName(word, 1);
      const consonants = isShown && language.code === 'ar' ? toConsonants(word) : '';
      if (consonants.length > 1)
        this.#byConsonants.set(consonants, (this.#byConsonants.get(consonants) ?? new Set()).add(term.stem));
      return term;
    });
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
    return [...new Set(terms.map(({ number }) => number))];
  }

  /** Returns the words of a text that are no stop words. */
  #splitContent(text: string): SearchWord[] {
    return splitSearchWords(text).filter(({ word }) => !this.language.stopWords.has(word));
  }

  #demandTerm(stem: string): Term {
    const term = this.#terms.get(stem) ?? { stem, number: this.#all.length, postings: [] };
    if (!this.#terms.has(stem)) this.#all.push(term);
    this.#terms.set(stem, term);
    return term;
  }
}

function toSearchHit({ entry, score, name, cover, phraseCover, phraseQuality, isExact }: TopHit): SearchHit {
  const isNamed = isExact || (name !== null && phraseCover >= NAMED.share && phraseQuality > NAMED.quality);
  return { id: entry.id, score, name, isNamed, cover };
}

/** Returns the text with corrected words; null when none is, or when the correction would show a hidden term. */
function correctText(text: string, slots: readonly Slot[]): string | null {
  const corrected = slots.filter((slot) => slot.corrected !== null);
  if (corrected.length === 0 || corrected.some((slot) => slot.corrected?.names === 0)) return null;
  return corrected.reduceRight(
    (line, { start, end, corrected }) => line.slice(0, start) + corrected?.shown + line.slice(end),
    text,
  );
}
