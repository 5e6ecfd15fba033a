import { toHighestRarity, toRarity } from './rarity.ts';
import type { Slot } from './readSlots.ts';
import type { IndexedEntry } from './SearchIndex.ts';
import type { Term } from './Term.ts';
import { toNameKey } from './words.ts';

export type Asked = {
  slots: readonly Slot[];
  /** The whole text as names are compared. */
  key: string;
  /** Places of the entries with a name that equals the whole text. */
  exact: ReadonlySet<number>;
  /** Number of entries. */
  size: number;
  entries: readonly (IndexedEntry | null)[];
  /** All terms of the index by their number. */
  terms: readonly Term[];
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

const MAX_HITS = 40;
/** An unknown word weighs this share of the highest rarity: part of the text is not understood. */
const UNKNOWN = 0.75;
/** Impact from which an entry is surely about a word. */
const SURE_IMPACT = 0.6;
/** Part of the score that does not depend on how much of the text an entry covers. */
const WITHOUT_COVER = 0.4;
/** A name that is contained only in part counts with the square of that part. */
const PARTIAL_POWER = 2;
const MAIN_NAME = 1.15;
const EXACT_NAME = { main: 9, other: 6 };

type Meaning = { quality: number; rarity: number };

/** Returns the best entries for the words of a text, best first: first by single words, then by whole names. */
export function selectTop(asked: Asked): TopHit[] {
  const meanings = readMeanings(asked);
  const { hits, total } = selectByWords(asked);
  for (const { hit, place } of hits) {
    addPhrases(hit, { asked, meanings, total });
    if (asked.exact.has(place)) addExactName(hit, asked);
  }
  return hits.map(({ hit }) => hit).sort((a, b) => b.score - a.score || a.entry.id - b.entry.id);
}

/** Returns the weight of an unknown word, and of a known one its rarity. */
export function weighSlot({ terms, isKnown }: Slot, size: number): number {
  const rarities = [...terms.keys()].map(({ count }) => toRarity(count, size));
  const least = rarities.length > 0 ? Math.min(...rarities) : 0;
  return isKnown ? least : Math.max(least, toHighestRarity(size) * UNKNOWN);
}

function readMeanings({ slots, size }: Asked): Map<number, Meaning> {
  const meanings = new Map<number, Meaning>();
  for (const { terms } of slots)
    for (const [{ number, count }, quality] of terms) {
      const known = meanings.get(number);
      if (!known || known.quality < quality) meanings.set(number, { quality, rarity: toRarity(count, size) });
    }
  return meanings;
}

function selectByWords({ slots, exact, size, entries }: Asked) {
  const [scores, covers, best] = [1, 2, 3].map(() => new Float32Array(entries.length)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const touched: number[] = [];
  let total = 0;
  for (const slot of slots) {
    const weight = weighSlot(slot, size);
    total += weight;
    const own: number[] = [];
    for (const [term, quality] of slot.terms)
      term.each((place, impact) => {
        const value = quality * impact;
        if (best[place] === 0) own.push(place);
        if (value > (best[place] as number)) best[place] = value;
      });
    // A corrected word is less sure to be meant, but when it is, the entry covers the word.
    const quality = Math.max(0, ...slot.terms.values());
    for (const place of own) {
      if (scores[place] === 0) touched.push(place);
      const value = best[place] as number;
      scores[place] = (scores[place] as number) + weight * value;
      covers[place] = (covers[place] as number) + weight * Math.min(1, value / Math.sqrt(quality) / SURE_IMPACT);
      best[place] = 0;
    }
  }
  const toScore = (place: number) =>
    (scores[place] as number) * (WITHOUT_COVER + ((1 - WITHOUT_COVER) * (covers[place] as number)) / (total || 1));
  const places = new Set([...takeBest(touched, toScore), ...exact]);
  const hits = [...places].map((place) => ({
    place,
    hit: toHit(entries[place] as IndexedEntry, toScore(place), (covers[place] as number) / (total || 1)),
  }));
  return { hits, total: total || 1 };
}

/** Returns the `MAX_HITS` places with the highest scores, without sorting all of them. */
function takeBest(places: readonly number[], toScore: (place: number) => number): number[] {
  const top: { place: number; score: number }[] = [];
  for (const place of places) {
    const score = toScore(place);
    if (top.length === MAX_HITS && score <= (top[MAX_HITS - 1]?.score ?? 0)) continue;
    let at = top.length;
    while (at > 0 && (top[at - 1]?.score ?? 0) < score) at -= 1;
    top.splice(at, 0, { place, score });
    if (top.length > MAX_HITS) top.pop();
  }
  return top.map(({ place }) => place);
}

function toHit(entry: IndexedEntry, score: number, cover: number): TopHit {
  return { entry, score, cover, phraseCover: 0, phraseQuality: 0, name: null, isExact: false };
}

type PhraseWeights = { asked: Asked; meanings: ReadonlyMap<number, Meaning>; total: number };

/** Adds the value of the best name or hidden term: its words that are meant, by the share of it that they are. */
function addPhrases(hit: TopHit, { asked: { terms, size }, meanings, total }: PhraseWeights): void {
  const { phrases, names } = hit.entry;
  let best = 0;
  for (let at = 0, nth = 0; at < phrases.length; nth += 1) {
    const head = phrases[at] as number;
    const end = at + 1 + (head >>> 8);
    let [got, all, quality] = [0, 0, 1];
    for (at += 1; at < end; at += 1) {
      const number = phrases[at] as number;
      const meaning = meanings.get(number);
      all += meaning?.rarity ?? toRarity(terms[number]?.count ?? 0, size);
      got += meaning ? meaning.quality * meaning.rarity : 0;
      quality = Math.min(quality, meaning?.quality ?? 0);
    }
    if (got === 0) continue;
    const value = got * (got / all) ** PARTIAL_POWER * ((head & 255) / 255) * (nth === 0 ? MAIN_NAME : 1);
    if (value <= best) continue;
    best = value;
    hit.name = nth < names.length ? nth : null;
    hit.phraseQuality = quality;
  }
  hit.score += best;
  hit.phraseCover = best / total;
}

/** A name that is the whole text outweighs all else. */
function addExactName(hit: TopHit, { size, key }: Asked): void {
  const nth = hit.entry.names.findIndex((name) => toNameKey(name) === key);
  hit.isExact = true;
  hit.name = nth;
  hit.score += (nth === 0 ? EXACT_NAME.main : EXACT_NAME.other) * toHighestRarity(size);
}
