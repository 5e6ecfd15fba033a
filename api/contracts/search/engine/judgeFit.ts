import { type TextSearch, type TopHit, toHighestRarity } from './selectTop.ts';

/** Coefficients of a logistic function, fitted to judged queries and to subjects without a page (decision 059). */
const FIT = { base: -7.15, cover: 3.98, phrase: 3.83, strength: 3.21, words: 0.71 };
const SURE_QUALITY = 0.4;
const LOOKED_AT = 3;

/** Returns whether an entry is about the text, so that it may be offered as the answer. */
export function judgeFit(top: readonly TopHit[], { slots, size }: TextSearch): boolean {
  const [first] = top;
  if (!first) return false;
  if (first.isExact) return true;
  const phrases = top.slice(0, LOOKED_AT).filter(({ phraseQuality }) => phraseQuality > SURE_QUALITY);
  const features = {
    cover: first.cover,
    phrase: Math.max(0, ...phrases.map(({ phraseCover }) => phraseCover)),
    strength: first.score / (toHighestRarity(size) * Math.sqrt(slots.length)),
    words: slots.length,
  };
  const keys = Object.keys(features) as (keyof typeof features)[];
  return keys.reduce((sum, key) => sum + FIT[key] * features[key], FIT.base) >= 0;
}
