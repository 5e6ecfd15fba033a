import type { Span } from '../slots/compileLists.ts';
import type { Token } from '../text/readTokens.ts';

/** Numbers of buckets that features are hashed to. N-grams have a table per language, slots one for all languages. */
export const NGRAM_BUCKETS = 4096;
export const SLOT_BUCKETS = 2048;
/** Numbers of buckets that separate the kinds. They are fewer, because only crisis statements train them. */
export const KIND_NGRAM_BUCKETS = 1024;
export const KIND_SLOT_BUCKETS = 512;

const MAX_SLOTS = 40;
/** Largest distance, in words, between the beginnings of two slots that make a pair. */
const PAIR_REACH = 8;
const LENGTHS = [3, 4, 5];
const SLOT_WEIGHT = 1.5;

/** Buckets of the features. Each n-gram has the weight `ngramWeight`, each slot `slotWeight`. */
export type Features = { ngrams: number[]; ngramWeight: number; slots: number[]; slotWeight: number };

/**
 * Returns the features of a text: words, pairs of words, n-grams of letters, slots and pairs of slots.
 * @param first index in the text of `tokens[0]`, because spans have indices of the text
 */
export function extractFeatures(tokens: Token[], spans: Span[], first = 0): Features {
  const ngrams = new Set<number>();
  let before = '^';
  for (const { word } of tokens) {
    const plain = /^\d/.test(word) ? '#' : word;
    const add = (feature: string) => ngrams.add(hash(feature) % NGRAM_BUCKETS);
    add(`w ${plain}`);
    add(`b ${before} ${plain}`);
    const bounded = `^${plain}$`;
    for (const length of LENGTHS)
      for (let at = 0; at + length <= bounded.length; at += 1) add(bounded.slice(at, at + length));
    before = plain;
  }
  const slots = new Set(slotFeatures(spans, toPositions(tokens, first)).map((feature) => hash(feature) % SLOT_BUCKETS));
  return {
    ngrams: [...ngrams],
    ngramWeight: 1 / Math.sqrt(ngrams.size || 1),
    slots: [...slots],
    slotWeight: SLOT_WEIGHT / Math.sqrt(slots.size || 1),
  };
}

/**
 * Returns the position of each word. The first word of a sentence is PAIR_REACH positions after the word before it, so
 * that slots of two sentences hardly ever make a pair.
 */
function toPositions(tokens: Token[], first: number): number[] {
  const places: number[] = [];
  let place = 0;
  for (const [at, { isAfter }] of tokens.entries()) {
    place += isAfter === 'sentence' ? PAIR_REACH : 1;
    places[first + at] = place;
  }
  return places;
}

function slotFeatures(spans: Span[], distances: number[]): string[] {
  const places = new Map<string, number>();
  for (const { slot, from, isNegated } of spans) {
    const name = `${isNegated ? '-' : ''}${slot}`;
    if (slot !== 'common' && slot !== 'slips' && !places.has(name)) places.set(name, distances[from] ?? 0);
  }
  const names = [...places].slice(0, MAX_SLOTS);
  const pairs = names.flatMap(([name, from], index) =>
    names
      .slice(index + 1)
      .filter(([, other]) => Math.abs(other - from) <= PAIR_REACH)
      .map(([other]) => (name < other ? `${name} ${other}` : `${other} ${name}`)),
  );
  return [...names.map(([name]) => name), ...pairs];
}

/** Returns the 32-bit FNV-1a hash of a text, with a final mix. */
function hash(text: string): number {
  let value = 2166136261;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 16777619);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}
