import { CRISIS_KINDS, type CrisisKind } from '../CrisisFinding.ts';
import type { Span } from '../slots/compileLists.ts';
import type { Token } from '../text/readTokens.ts';
import { extractFeatures, KIND_NGRAM_BUCKETS, KIND_SLOT_BUCKETS } from './features.ts';
import { type StoredWeights, unpackWeights } from './packWeights.ts';

/** `crisis` has one weight per bucket and separates crises from other texts. `kinds` has one per bucket and kind. */
export type StoredTables = { crisis: StoredWeights; kinds: StoredWeights };
export type StoredModel = { bias: number; slots: StoredTables; ngrams: Record<string, StoredTables> };

export type Judgement = {
  /** Likelihood of a crisis, from 0 to 1. */
  likelihood: number;
  kind: CrisisKind;
  /** Score of each kind. A higher score fits better. */
  fits: Record<CrisisKind, number>;
};
/**
 * Judges whether words in a language state a crisis, and of which kind.
 * @param first index in the text of `tokens[0]`, because spans have indices of the text; 0 when omitted
 */
export type CrisisModel = (language: string, tokens: Token[], spans: Span[], first?: number) => Judgement;

/** Creates the linear model from its stored weights. A language without n-gram weights is judged by its slots alone. */
export function createModel({ bias, slots, ngrams }: StoredModel): CrisisModel {
  const slotTables = unpack(slots);
  const tables = new Map(Object.entries(ngrams).map(([language, stored]) => [language, unpack(stored)]));
  return (language, tokens, spans, first) => {
    const features = extractFeatures(tokens, spans, first);
    const table = tables.get(language);
    let sum = bias;
    const kinds = CRISIS_KINDS.map(() => 0);
    const addKinds = (weights: Float32Array, bucket: number, weight: number) => {
      for (const index of kinds.keys())
        kinds[index] = (kinds[index] ?? 0) + weight * (weights[bucket * kinds.length + index] ?? 0);
    };
    for (const bucket of features.slots) {
      sum += features.slotWeight * (slotTables.crisis[bucket] ?? 0);
      addKinds(slotTables.kinds, bucket % KIND_SLOT_BUCKETS, features.slotWeight);
    }
    for (const bucket of table ? features.ngrams : []) {
      sum += features.ngramWeight * (table?.crisis[bucket] ?? 0);
      if (table) addKinds(table.kinds, bucket % KIND_NGRAM_BUCKETS, features.ngramWeight);
    }
    const best = kinds.indexOf(Math.max(...kinds));
    const fits = Object.fromEntries(CRISIS_KINDS.map((kind, index) => [kind, kinds[index] ?? 0]));
    return {
      likelihood: 1 / (1 + Math.exp(-sum)),
      kind: CRISIS_KINDS[best] ?? 'suicide',
      fits: fits as Judgement['fits'],
    };
  };
}

const unpack = ({ crisis, kinds }: StoredTables) => ({ crisis: unpackWeights(crisis), kinds: unpackWeights(kinds) });
