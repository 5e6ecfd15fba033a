import { findFormerPositions } from './findFormerPositions.ts';
import type { PathDocument, PathTexts } from './pathDocument.ts';
import { fromPathEntries, type PathEntry, toEntryTexts, toPathEntries } from './pathEntries.ts';
import { type Many, PATH, type Part, readField, readId, toList, type Value } from './pathParts.ts';

/** Translation of a path, with the edition of the source that it was made from. Both have the same form. */
export type MadeTranslation = {
  texts: PathTexts;
  source: PathDocument;
  /** Source texts, by key, of entries that were translated from an earlier text than `source` has. */
  madeFrom?: Readonly<Record<string, string>> | null | undefined;
};

export type TranslatedEntry = Omit<PathEntry, 'text'> & {
  source: string;
  text: string;
  /**
   * Source text from which this entry was translated, when `source` is a different text now (stale); null otherwise.
   */
  madeFrom: string | null;
};

/** Returns the entries of a path with their translations, matched to reordered and reworded entries too. */
export function translatedEntries(now: PathDocument, made: MadeTranslation | null): TranslatedEntry[] {
  const earlier = made ? matchKeys(now, made.source) : new Map<string, string>();
  const entries = made ? toPathEntries(made.source, made.texts) : [];
  const texts = new Map(entries.map(({ key, text }) => [key, text]));
  const sources = new Map((made ? toPathEntries(made.source) : []).map(({ key, text }) => [key, text]));
  return toPathEntries(now).map(({ text: source, ...entry }) => {
    const key = earlier.get(entry.key) ?? '';
    const text = texts.get(key) ?? '';
    const from = made?.madeFrom?.[key] ?? sources.get(key) ?? source;
    return { ...entry, source, text, madeFrom: text.trim() && from !== source ? from : null };
  });
}

export function toCurrentTexts(now: PathDocument, made: MadeTranslation): PathTexts {
  const entries = translatedEntries(now, made).map(({ key, text }) => [key, text]);
  return fromPathEntries(now, Object.fromEntries(entries));
}

export type EntryCounts = { entries: number; done: number; stale: number };

export function countEntries(entries: readonly Pick<TranslatedEntry, 'text' | 'madeFrom'>[]): EntryCounts {
  return {
    entries: entries.length,
    done: entries.filter(({ text }) => text.trim()).length,
    stale: entries.filter(({ madeFrom }) => madeFrom !== null).length,
  };
}

/** Returns the keys of `now` with the keys of the same entries in `before`, reworded ones included. */
export function matchKeys(now: PathDocument, before: PathDocument): Map<string, string> {
  return new Map(pairsIn(PATH, { now, before, keys: ['', ''] }));
}

type Pair = [now: string, before: string];
type Beside = { now: unknown; before: unknown; keys: Pair };

function pairsIn(parts: readonly Part[], { now, before, keys }: Beside): Pair[] {
  return parts.flatMap((part) => {
    const inside = keys.map((key) => key + part.name) as Pair;
    const values = { now: readField(now, part.name), before: readField(before, part.name), keys: inside };
    return 'of' in part ? pairsInList(part, values) : [inside];
  });
}

function pairsInList({ of }: Many, { now, before, keys: [keyNow, keyBefore] }: Beside): Pair[] {
  const [list, earlier] = [toList(now), toList(before)];
  const findParts = (one: unknown) => (typeof of === 'function' ? of(one as Value) : null);
  const readTexts = (one: unknown) => toEntryTexts(findParts(one), one);
  return findFormerPositions(list, earlier, readTexts).flatMap((place, at): Pair[] => {
    const [one, other] = [list[at], earlier[place]];
    if (other === undefined) return [];
    const keys: Pair = [`${keyNow}.${readId(one) ?? at}`, `${keyBefore}.${readId(other) ?? place}`];
    const parts = findParts(one);
    return parts ? pairsIn(parts, { now: one, before: other, keys: keys.map((key) => `${key}.`) as Pair }) : [keys];
  });
}
