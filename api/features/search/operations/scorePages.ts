import type { Material } from './rank.ts';
import type { Slot } from './Slot.ts';

/** What a mention counts for, and what a word counts for that the page is more and more about; by degree, from 1. */
const DEGREES = [0, 1, 1.6, 2.3, 3.2];
const OTHER_LANGUAGE = 0.8;

/** How much each condition's page is about the text, in the language in which it is most so. */
export function scorePages({ slots, pages, scope }: Material, weights: Map<Slot, number>): Map<number, number> {
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
  const best = new Map<number, number>();
  for (const { id, score, weight } of byLanguage.values()) {
    // A page that holds all words somewhere is likelier meant than one that is all about a single one of them.
    const covered = score * (0.4 + 0.6 * (weight / (all || 1)));
    best.set(id, Math.max(best.get(id) ?? 0, covered));
  }
  return best;
}
