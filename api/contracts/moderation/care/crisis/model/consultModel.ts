import type { Certainty, CrisisFinding } from '../CrisisFinding.ts';
import { isLikelyLanguage, type Reading } from '../readText.ts';
import type { Token } from '../text/readTokens.ts';
import type { CrisisModel } from './CrisisModel.ts';

/** Likelihoods from which the model adds a finding, or below which it lowers a doubtful one or drops a "maybe". */
export type Limits = {
  add: number;
  lowerSure: number;
  dropMaybe: number;
};
export const LIMITS: Limits = { add: 0.65, lowerSure: 0.03, dropMaybe: 0.3 };

type FrameFinding = { certainty: Certainty; isDoubtful: boolean };

/** Returns the certainty of a finding after the model's judgement; null when the model rates a "maybe" as harmless. */
export function applyModel(
  { certainty, isDoubtful }: FrameFinding,
  likelihood: number,
  limits: Limits,
): Certainty | null {
  if (certainty === 'maybe') return likelihood < limits.dropMaybe ? null : 'maybe';
  return isDoubtful && likelihood < limits.lowerSure ? 'maybe' : 'sure';
}

/**
 * Returns a "maybe" finding over all words, in the likely language (`isLikelyLanguage`) for which the model gives the
 * highest likelihood of a crisis; null when that is too low.
 */
export function addByModel(
  model: CrisisModel,
  tokens: Token[],
  readings: Reading[],
  limits: Limits,
): CrisisFinding | null {
  const all = { from: 0, to: tokens.length };
  const rated = readings
    .filter((reading) => isLikelyLanguage(reading, all, readings))
    .map(({ language, spans }) => ({ language, ...model(language, tokens, spans) }))
    .sort((a, b) => b.likelihood - a.likelihood);
  const [best] = rated;
  if (!best || best.likelihood < limits.add) return null;
  return { kind: best.kind, certainty: 'maybe', language: best.language, start: 0, end: tokens.at(-1)?.end ?? 0 };
}
