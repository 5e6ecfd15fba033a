import type { Material } from './Material.ts';
import { MAX_PAGES } from './queries/selectPages.ts';
import type { Slot } from './Slot.ts';
import { formsOfName } from './scoreNames.ts';

/** How much of the weight comes from how few conditions are called so, where any is; the rest from how few pages say it. */
const OF_NAMES = 0.3;

/**
 * How much a slot tells: the more the fewer conditions have it (inverse document frequency, as in BM25). "Down" is on
 * many pages, but only one condition is called so. What is found nowhere tells nothing, and is not counted as missing.
 */
export function weighSlots({ slots, names, pages, size, scope }: Material): Map<Slot, number> {
  return new Map(
    slots.map((slot, place) => {
      const named = count(names.filter((name) => formsOfName(slot, name).some((quality) => quality > 0)));
      const found = pages.filter((page) => page.slot === place);
      const own = count(found.filter(({ languageId }) => languageId === scope.own.id));
      const having = own || Math.max(count(found), named);
      if (having === 0) return [slot, 0];
      const all = Math.max(size, having);
      const ofPages = rarity(having < MAX_PAGES ? having : Math.max(having, all / 2), all);
      return [slot, named === 0 ? ofPages : (1 - OF_NAMES) * ofPages + OF_NAMES * rarity(Math.min(named, having), all)];
    }),
  );
}

function count(found: { id: number }[]): number {
  return new Set(found.map(({ id }) => id)).size;
}

function rarity(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}
