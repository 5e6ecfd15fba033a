import type { PathDocument, PathTexts } from './pathDocument.ts';
import { entriesOf, type PathEntry, textsIn, textsOfEntries } from './pathEntries.ts';
import { fieldOf, listOf, type Many, numberOf, PATH, type Part, type Value } from './pathParts.ts';
import { placesBefore } from './placesBefore.ts';

/** A translation of a path, and what it was made from: the path of the edition whose form it has. */
export type MadeTranslation = {
  texts: PathTexts;
  source: PathDocument;
  /** Of the entries, by key, that were made from an even earlier text of their source. */
  madeFrom?: Readonly<Record<string, string>> | null | undefined;
};

export type TranslatedEntry = Omit<PathEntry, 'text'> & {
  source: string;
  /** Empty, where it is missing. */
  text: string;
  /** What the source said when this was translated, where that is something else by now: it is stale. */
  madeFrom: string | null;
};

/**
 * A translation beside the path as it is now, entry by entry: each with what was made of it, however the path was put in
 * another order since. What is new has none, and what changed keeps its text until somebody has looked at it.
 */
export function translatedEntries(now: PathDocument, made: MadeTranslation | null): TranslatedEntry[] {
  const earlier = made ? earlierKeys(now, made.source) : new Map<string, string>();
  const entries = made ? entriesOf(made.source, made.texts) : [];
  const texts = new Map(entries.map(({ key, text }) => [key, text]));
  const sources = new Map((made ? entriesOf(made.source) : []).map(({ key, text }) => [key, text]));
  return entriesOf(now).map(({ text: source, ...entry }) => {
    const key = earlier.get(entry.key) ?? '';
    const text = texts.get(key) ?? '';
    const from = made?.madeFrom?.[key] ?? sources.get(key) ?? source;
    return { ...entry, source, text, madeFrom: text.trim() && from !== source ? from : null };
  });
}

/** In the form of the path as it is now. */
export function textsNow(now: PathDocument, made: MadeTranslation): PathTexts {
  const entries = translatedEntries(now, made).map(({ key, text }) => [key, text]);
  return textsOfEntries(now, Object.fromEntries(entries));
}

/** How much of a path is translated, and how much of that is older than its source. */
export type EntryCounts = { entries: number; done: number; stale: number };

export function countEntries(entries: readonly Pick<TranslatedEntry, 'text' | 'madeFrom'>[]): EntryCounts {
  return {
    entries: entries.length,
    done: entries.filter(({ text }) => text.trim()).length,
    stale: entries.filter(({ madeFrom }) => madeFrom !== null).length,
  };
}

/** Keys of now, each with the key that the same entry had before. Both forms of one that was reworded are the same entry. */
export function earlierKeys(now: PathDocument, before: PathDocument): Map<string, string> {
  return new Map(pairsIn(PATH, { now, before, keys: ['', ''] }));
}

type Pair = [now: string, before: string];
type Beside = { now: unknown; before: unknown; keys: Pair };

function pairsIn(parts: readonly Part[], { now, before, keys }: Beside): Pair[] {
  return parts.flatMap((part) => {
    const inside = keys.map((key) => key + part.name) as Pair;
    const values = { now: fieldOf(now, part.name), before: fieldOf(before, part.name), keys: inside };
    return 'of' in part ? pairsInList(part, values) : [inside];
  });
}

function pairsInList({ of }: Many, { now, before, keys: [keyNow, keyBefore] }: Beside): Pair[] {
  const [list, earlier] = [listOf(now), listOf(before)];
  const partsOf = (one: unknown) => (typeof of === 'function' ? of(one as Value) : null);
  const textsOf = (one: unknown) => textsIn(partsOf(one), one);
  return placesBefore(list, earlier, textsOf).flatMap((place, at): Pair[] => {
    const [one, other] = [list[at], earlier[place]];
    if (other === undefined) return [];
    const keys: Pair = [`${keyNow}.${numberOf(one) ?? at}`, `${keyBefore}.${numberOf(other) ?? place}`];
    const parts = partsOf(one);
    return parts ? pairsIn(parts, { now: one, before: other, keys: keys.map((key) => `${key}.`) as Pair }) : [keys];
  });
}
