import { toHighestRarity } from './rarity.ts';
import { type Asked, type TopHit, weighSlot } from './selectTop.ts';

/** Coefficients of a logistic function, fitted to judged queries and to subjects without a page. */
const FIT = { base: -2.8, cover: 1.7, phrase: 2.1, strength: 3.5, unknown: -0.5 };
const LEAST = -0.4;
const SURE_QUALITY = 0.6;
const LOOKED_AT = 3;

/** Returns whether an entry is about the text, so that it may be offered as the answer. */
export function judgeFit(top: readonly TopHit[], { slots, size }: Asked): boolean {
  return top.some(({ isExact }) => isExact) || toFit(top, { slots, size }) >= LEAST;
}

export function toFit(top: readonly TopHit[], { slots, size }: Pick<Asked, 'slots' | 'size'>): number {
  const best = top.slice(0, LOOKED_AT);
  const weights = slots.map((slot) => weighSlot(slot, size));
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const unknown = weights.filter((_, nth) => !slots[nth]?.isKnown).reduce((sum, weight) => sum + weight, 0) / total;
  const cover = Math.max(0, ...best.map((hit) => hit.cover));
  const phrase = Math.max(0, ...best.map((hit) => (hit.phraseQuality > SURE_QUALITY ? hit.phraseCover : 0)));
  const strength = (top[0]?.score ?? 0) / (toHighestRarity(size) * Math.sqrt(slots.length || 1));
  return FIT.base + FIT.cover * cover + FIT.phrase * phrase + FIT.strength * strength + FIT.unknown * unknown;
}
