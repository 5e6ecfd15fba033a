import { SEARCH_RESULTS } from '../../../contracts/limits.ts';
import type { Scope } from '../queries/scope.ts';
import type { FoundName } from '../queries/selectNames.ts';
import type { FoundPage } from '../queries/selectPages.ts';
import type { Slot } from './Slot.ts';
import { scoreNames } from './scoreNames.ts';
import { scorePages } from './scorePages.ts';
import { weighSlots } from './weighSlots.ts';

/** A condition that was found, and the name by which, where that is not the one that the reader sees anyway. */
export type Found = { id: number; by?: { name: string; languageId: number } };

export type Material = {
  slots: Slot[];
  keys: string[];
  names: FoundName[];
  pages: FoundPage[];
  size: number;
  scope: Scope;
};

/** Best first: what is called so, what has a name of these words, then what is about them. */
export function rank(material: Material): Found[] {
  const weights = weighSlots(material);
  const names = scoreNames(material, weights);
  const pages = scorePages(material, weights);
  const ids = [...new Set([...names.keys(), ...pages.keys()])];
  const score = (id: number) => (names.get(id)?.score ?? 0) + (pages.get(id) ?? 0);
  return ids
    .sort((a, b) => score(b) - score(a) || a - b)
    .slice(0, SEARCH_RESULTS)
    .map((id) => {
      const by = names.get(id)?.by;
      return by ? { id, by } : { id };
    });
}
