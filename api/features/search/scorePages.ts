import type { Material } from './Material.ts';
import type { Slot } from './Slot.ts';

/** What a mention counts for, and what a word counts for that the page is more and more about; by degree, from 1. */
const DEGREES = [0, 1, 1.6, 2.3, 3.2];
const OTHER_LANGUAGE = 0.8;

/** `share` is how much of the text it has, from 0 to 1. */
export type ScoredPage = { score: number; share: number };

/** How much each condition's page is about the text, in the language in which it is most so. */
export function scorePages({ slots, pages, scope }: Material, weights: Map<Slot, number>): Map<number, ScoredPage> {
  const byLanguage = new Map<string, { id: number; score: number; weight: number }>();
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const { slot, languageId, id, degree } of pages) {
    const weight = weights.get(slots[slot] as Slot) ?? 0;
    const key = `${id} ${languageId}`;
    const page = byLanguage.get(key) ?? { id, score: 0, weight: 0 };
    page.score += weight * (DEGREES[degree] ?? 0) * (languageId === scope.own.id ? 1 : OTHER_LANGUAGE);
    page.weight += weight;
    byLanguage.set(key, page);
  }
  const best = new Map<number, ScoredPage>();
  for (const { id, score, weight } of byLanguage.values()) {
    const share = weight / (all || 1);
    // A page that holds all words somewhere is likelier meant than one that is all about a single one of them.
    const scored = { score: score * (0.4 + 0.6 * share), share };
    if (scored.score > (best.get(id)?.score ?? 0)) best.set(id, scored);
  }
  return best;
}
