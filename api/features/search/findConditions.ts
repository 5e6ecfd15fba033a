import type { Database } from '../../platform/Database.ts';
import type { ActiveLanguage } from '../../platform/languages.ts';
import { findNear } from './findNear.ts';
import type { Material } from './Material.ts';
import { readSearchText, type Scope } from './queries/readSearchText.ts';
import { selectNames } from './queries/selectNames.ts';
import { type PageTerm, selectPages } from './queries/selectPages.ts';
import { type Found, rank } from './rank.ts';
import { readSlots } from './readSlots.ts';
import type { Slot } from './Slot.ts';
import { formsOfName } from './scoreNames.ts';
import { isStopWordSomewhere } from './stopWords.ts';
import { weighSlots } from './weighSlots.ts';

type Search = { database: Database; asked: string; scope: Scope };

/**
 * The found conditions, best first: what is called so, then what is about it. One word of several is enough; how many
 * are found, and how rare they are, decides the order. Words that are found nowhere are taken for misspelt; only when
 * little of the text is understood then are pages in the other languages searched as well.
 */
export async function findConditions({ database, asked, scope }: Search): Promise<Found[]> {
  const text = await readSearchText(database, { asked, scope });
  const slots = readSlots({ text, asked, scope });
  if (slots.length === 0) return [];
  const keys = [text.words, slots].map((words) => words.map(({ word }) => word).join(''));
  const look = (slots: Slot[]) => lookUp({ database, slots, keys, size: text.size, scope });
  let material = await look(slots);
  const missing = missingOf(material);
  if (missing.amongNames.size > 0 && !material.names.some(({ key }) => keys.includes(key))) {
    const near = await findNear(database, { slots, missing, scope });
    if (near.some((slot, place) => slot !== slots[place])) material = await look(near);
  }
  return rank(await inOtherLanguages({ database, material }));
}

type LookUp = { database: Database; slots: Slot[]; keys: string[]; size: number; scope: Scope };

async function lookUp({ database, slots, keys, size, scope }: LookUp): Promise<Material> {
  const near = slots.flatMap(({ forms }) => forms.map(({ word }) => word));
  const [names, pages] = await Promise.all([
    selectNames(database, {
      keys: [...new Set([...keys, ...near])],
      together: together(slots, scope),
      terms: termsOf(slots, scope),
      scope,
    }),
    selectPages(database, {
      terms: pageTerms(slots, [scope.own, scope.fallback]),
      categoryId: scope.categoryId,
    }),
  ]);
  return { slots, keys, names, pages, size, scope };
}

/** All words at once, as written and as the reader's language stems them; only of use where there are several. */
function together(slots: Slot[], { own }: Scope): string[][] {
  if (slots.length < 2) return [];
  const best = slots.map(({ forms }) => forms.at(-1) ?? { word: '', stems: {} as Record<string, string | null> });
  return [best.map(({ word }) => word), best.map(({ word, stems }) => stems[own.code] ?? word)];
}

/** Names in other languages are found as they are written; each stem more is a look-up more for every word. */
function termsOf(slots: Slot[], { own, fallback }: Scope): string[] {
  const terms = slots.flatMap(({ forms }) =>
    forms.flatMap(({ word, stems }) => [word, stems[own.code] ?? word, stems[fallback.code] ?? word]),
  );
  return [...new Set(terms)];
}

function pageTerms(slots: Slot[], languages: ActiveLanguage[]): PageTerm[] {
  const different = [...new Map(languages.map((language) => [language.id, language])).values()];
  return slots.flatMap(({ forms }, slot) =>
    different.flatMap(({ id, code }) => {
      const stems = forms.flatMap(({ stems }) => stems[code] ?? []);
      return [...new Set(stems)].map((stem) => ({ slot, languageId: id, stem }));
    }),
  );
}

function missingOf({ slots, names, pages }: Material): { everywhere: Set<Slot>; amongNames: Set<Slot> } {
  const amongNames = slots.filter(
    (slot) => !names.some((name) => formsOfName(slot, name).some((quality) => quality > 0)),
  );
  const everywhere = amongNames.filter(
    (slot) => !pages.some((page) => slots[page.slot] === slot) && !isStopWordSomewhere(slot.word),
  );
  return { amongNames: new Set(amongNames), everywhere: new Set(everywhere) };
}

async function inOtherLanguages({ database, material }: { database: Database; material: Material }): Promise<Material> {
  const { slots, scope, pages, names } = material;
  const weights = weighSlots(material);
  const understood = slots.filter((slot) => (weights.get(slot) ?? 0) > 0);
  const others = scope.active.filter(({ id }) => id !== scope.own.id && id !== scope.fallback.id);
  if (
    others.length === 0 ||
    understood.length > slots.length / 2 ||
    names.some(({ key }) => material.keys.includes(key))
  )
    return material;
  const more = await selectPages(database, { terms: pageTerms(slots, others), categoryId: scope.categoryId });
  return { ...material, pages: [...pages, ...more] };
}
