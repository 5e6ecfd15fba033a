import { SEARCH_RESULTS } from '../../contracts/limits.ts';
import type { Material } from './Material.ts';
import { scoreNames } from './scoreNames.ts';
import { scorePages } from './scorePages.ts';
import { weighSlots } from './weighSlots.ts';

/** A condition that was found, and the name by which, where that is not the one that the reader sees anyway. */
export type Found = { id: number; by?: { name: string; languageId: number } };

/** So many are always shown; after them, only what has about as much of the text as the best has. */
const ALWAYS_SHOWN = 5;
const MIN_SHARE = 0.4;

/** Best first: what is called so, what has a name of these words, then what is about them. */
export function rank(material: Material): Found[] {
  const weights = weighSlots(material);
  const names = scoreNames(material, weights);
  const pages = scorePages(material, weights);
  const found = [...new Set([...names.keys(), ...pages.keys()])].map((id) => ({
    id,
    score: (names.get(id)?.score ?? 0) + (pages.get(id)?.score ?? 0),
    share: Math.max(names.get(id)?.share ?? 0, pages.get(id)?.share ?? 0),
  }));
  const most = Math.max(...found.map(({ share }) => share));
  return found
    .sort((a, b) => b.score - a.score || a.id - b.id)
    .filter(({ share }, place) => place < ALWAYS_SHOWN || share >= most * MIN_SHARE)
    .slice(0, SEARCH_RESULTS)
    .map(({ id }) => {
      const by = names.get(id)?.by;
      return by ? { id, by } : { id };
    });
}
