import type { Slot } from './readSlots.ts';
import { readPosting, type Term, toRarity } from './Term.ts';
import { toNameKey } from './words.ts';

/** An entry as an index stores it. */
export type IndexedEntry = {
  id: number;
  names: readonly string[];
  /** Names, then hidden terms: for each the number of its different terms, then their numbers. */
  phrases: Uint32Array;
  /** Numbers of all terms of the entry. */
  terms: Uint32Array;
};

export type TextSearch = {
  slots: readonly Slot[];
  /** The whole text as names are compared. */
  key: string;
  /** Places of the entries with a name that equals the whole text. */
  exact: ReadonlySet<number>;
  entries: readonly (IndexedEntry | null)[];
  /** All terms of the index by their number. */
  terms: readonly Term[];
  /** Number of entries. */
  size: number;
  /** Whether an entry may be found, by its id. */
  accepts: (id: number) => boolean;
};

export type TopHit = {
  entry: IndexedEntry;
  score: number;
  /** Share of the text that the entry is about, by rarity, from 0 to 1. */
  cover: number;
  /** Share of the text that the best name or hidden term of the entry contains. */
  phraseCover: number;
  /** How sure the least sure word of that name or hidden term is. */
  phraseQuality: number;
  /** Position of that name; null for a hidden term, or when none contains a word. */
  name: number | null;
  isExact: boolean;
};

const MAX_HITS = 30;
/** Part of the best score below which a hit is no candidate, whatever its names add. */
const LEAST_SHARE = 0.3;
/** An unknown word weighs this share of the highest rarity: part of the text is not understood. */
const UNKNOWN = 0.75;
/** Impact from which an entry is surely about a word. */
const STRONG = 0.6;
const MAIN_NAME = 1.15;
const EXACT_NAME = { main: 9, other: 6 };

/** Returns the best entries for the words of a text, best first: first by single words, then by whole names. */
export function selectTop(search: TextSearch): TopHit[] {
  const { slots, exact, entries, size, accepts } = search;
  const isAccepted = (place: number) => accepts((entries[place] as IndexedEntry).id);
  const total = slots.reduce((sum, slot) => sum + weighSlot(slot, size), 0) || 1;
  const { scores, covers, touched } = scoreWords(search);
  const found = touched.filter(isAccepted);
  const least = LEAST_SHARE * found.reduce((most, place) => Math.max(most, Number(scores[place])), 0);
  const best = found
    .filter((place) => Number(scores[place]) >= least)
    .sort((a, b) => Number(scores[b]) - Number(scores[a]))
    .slice(0, MAX_HITS);
  const rated = readMeanings(slots, size);
  return [...new Set([...best, ...[...exact].filter(isAccepted)])]
    .map((place) => {
      const entry = entries[place] as IndexedEntry;
      const phrase = findBestPhrase(entry, rated, search);
      const name = exact.has(place) ? entry.names.findIndex((name) => toNameKey(name) === search.key) : phrase.name;
      const bonus = exact.has(place) ? EXACT_NAME[name === 0 ? 'main' : 'other'] * toHighestRarity(size) : 0;
      return {
        entry,
        score: Number(scores[place]) + phrase.value + bonus,
        cover: Number(covers[place]) / total,
        phraseCover: phrase.value / total,
        phraseQuality: phrase.quality,
        name,
        isExact: exact.has(place),
      };
    })
    .sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
}

/** Returns the rarity of a stem that no entry has. */
export const toHighestRarity = (size: number): number => Math.log(2 * size + 2);

/** Returns the rarity of a known word, or what an unknown one weighs. */
export function weighSlot({ terms, isKnown }: Slot, size: number): number {
  const least = terms.size > 0 ? Math.min(...[...terms.keys()].map((term) => toRarity(term.postings, size))) : 0;
  return isKnown ? least : Math.max(least, toHighestRarity(size) * UNKNOWN);
}

function scoreWords({ slots, entries, size }: TextSearch) {
  const scores = new Float32Array(entries.length);
  const covers = new Float32Array(entries.length);
  /** Impact of the best term of the current slot. */
  const best = new Float32Array(entries.length);
  const touched: number[] = [];
  for (const slot of slots) {
    const weight = weighSlot(slot, size);
    const met: number[] = [];
    for (const [{ postings }, quality] of slot.terms)
      for (const posting of postings) {
        const { place, impact } = readPosting(posting);
        if (best[place] === 0) met.push(place);
        best[place] = Math.max(Number(best[place]), quality * impact);
      }
    for (const place of met) {
      const impact = Number(best[place]);
      if (scores[place] === 0) touched.push(place);
      scores[place] = Number(scores[place]) + weight * impact;
      covers[place] = Number(covers[place]) + weight * Math.min(1, impact / STRONG);
      best[place] = 0;
    }
  }
  return { scores, covers, touched };
}

type Meanings = ReadonlyMap<number, { quality: number; rarity: number }>;

/** Returns the terms that the words of a text mean, by their numbers. */
function readMeanings(slots: readonly Slot[], size: number): Meanings {
  const surest = slots.flatMap(({ terms }) => [...terms]).sort(([, a], [, b]) => a - b);
  return new Map(surest.map(([term, quality]) => [term.number, { quality, rarity: toRarity(term.postings, size) }]));
}

/** Finds the name or hidden term that says most: the rarity of its words that are meant, by their share of it. */
function findBestPhrase({ phrases, names }: IndexedEntry, meanings: Meanings, { terms, size }: TextSearch) {
  const best: { value: number; quality: number; name: number | null } = { value: 0, quality: 0, name: null };
  for (let at = 0, nth = 0; at < phrases.length; nth += 1) {
    const numbers = phrases.subarray(at + 1, at + 1 + Number(phrases[at]));
    at += 1 + numbers.length;
    if (!numbers.some((number) => meanings.has(number))) continue;
    let [got, all, quality] = [0, 0, 1];
    for (const number of numbers) {
      const meaning = meanings.get(number);
      all += meaning?.rarity ?? toRarity(terms[number]?.postings ?? [], size);
      got += meaning ? meaning.quality * meaning.rarity : 0;
      quality = Math.min(quality, meaning?.quality ?? 0);
    }
    const value = ((got * got) / all) * (nth === 0 ? MAIN_NAME : 1);
    if (value > best.value) Object.assign(best, { value, quality, name: nth < names.length ? nth : null });
  }
  return best;
}
