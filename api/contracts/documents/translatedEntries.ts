import { readRecordTexts } from './alignStates.ts';
import { type Entry, toTranslationEntries, withTexts } from './entries.ts';
import { findFormerPositions } from './findFormerPositions.ts';
import { type Part, type RecordsPart, readItems, readTexts, type TextsPart, type Value } from './parts.ts';
import { saysOther } from './saysOther.ts';
import { withPlaces } from './withPlaces.ts';

/** Translation, with the state of the source that it was made from. Both have the same form. */
export type MadeTranslation<Source = unknown, Texts = unknown> = {
  texts: Texts;
  source: Source;
  /**
   * Source texts, by key, of entries that were translated from an earlier text than `source` has. Empty for a line or a
   * block that is not translated, which has no place in a text that is stored as one.
   */
  madeFrom?: Readonly<Record<string, string>> | null | undefined;
};

export type TranslatedEntry = Omit<Entry, 'text'> & {
  source: string;
  text: string;
  /**
   * Source text from which this entry was translated, when `source` is a different text now (stale); null otherwise.
   */
  madeFrom: string | null;
};

/** Returns the entries of a document with their translations, matched to moved and reworded entries too. */
export function translatedEntries(
  parts: readonly Part[],
  now: unknown,
  translation: MadeTranslation | null,
): TranslatedEntry[] {
  const made = translation && withPlaces(parts, translation);
  const own = selectTranslated(parts, [made]);
  const isDeclaredWhole = (key: string) => parts.some(({ name, translated }) => name === key && translated === 'whole');
  const earlier = made ? matchKeys(own, now, made.source) : new Map<string, string>();
  const texts = toTextsByKey(made ? toTranslationEntries(own, made.source, made.texts) : []);
  const sources = toTextsByKey(made ? toTranslationEntries(own, made.source) : []);
  return toTranslationEntries(own, now).map(({ text: source, ...entry }) => {
    const key = earlier.get(entry.key) ?? '';
    const text = texts.get(key) ?? '';
    const from = made?.madeFrom?.[key] ?? sources.get(key) ?? source;
    const isStale = saysOther(entry, { from, source, text, isOneText: isDeclaredWhole(entry.key) });
    return { ...entry, source, text, madeFrom: isStale ? from : null };
  });
}

/**
 * Returns the stale entries of a translation: those whose source says something else than when it was translated, and
 * those whose source is gone. Pages, lists, review and API use this definition. Entries without a translation, and those
 * that each language has of its own, are never stale.
 */
export function findStaleEntries(parts: readonly Part[], now: unknown, made: MadeTranslation): Omit<Entry, 'text'>[] {
  const changed = translatedEntries(parts, now, made).filter(({ madeFrom }) => madeFrom !== null);
  return [...changed, ...goneEntries(parts, now, made)];
}

/** Returns the translated entries whose source `now` no longer has. They are stale too. */
export function goneEntries(parts: readonly Part[], now: unknown, translation: MadeTranslation): Entry[] {
  const made = withPlaces(parts, translation);
  const own = selectTranslated(parts, [made]);
  const keysNow = new Set(toTranslationEntries(own, now).map(({ key }) => key));
  const kept = new Set(
    [...matchKeys(own, now, made.source)].flatMap(([key, before]) => (keysNow.has(key) ? before : [])),
  );
  return toTranslationEntries(own, made.source, made.texts).filter(
    ({ key, text, translated }) => text.trim() && translated !== 'own' && !kept.has(key),
  );
}

/** Returns the texts of a translation in the form of the source `now`. */
export function toCurrentTexts(parts: readonly Part[], now: unknown, made: MadeTranslation): Value {
  const texts = translatedEntries(parts, now, made).map(({ key, text }) => [key, text]);
  return withTranslatedTexts(parts, { now, made }, Object.fromEntries(texts));
}

/** Returns a translation in the form of the source `now`, with texts by the keys of `translatedEntries`. */
export function withTranslatedTexts(
  parts: readonly Part[],
  { now, made }: { now: unknown; made: MadeTranslation | null },
  texts: Readonly<Record<string, string>>,
): Value {
  return withTexts(selectTranslated(parts, [made]), now, texts);
}

export type EntryCounts = { entries: number; done: number; stale: number };

/**
 * Counts the entries that are translated from a source: a language need not have texts of its own.
 * @param gone entries of the translation whose source is gone, which count as stale
 */
export function countEntries(
  all: readonly Pick<TranslatedEntry, 'source' | 'text' | 'madeFrom' | 'translated'>[],
  gone: readonly unknown[] = [],
): EntryCounts {
  const entries = all.filter(({ source, text, translated }) => translated !== 'own' && (source || text).trim());
  return {
    entries: entries.length,
    done: entries.filter(({ text }) => text.trim()).length,
    stale: entries.filter(({ madeFrom }) => madeFrom !== null).length + gone.length,
  };
}

const toTextsByKey = (entries: readonly Entry[]) => new Map(entries.map(({ key, text }) => [key, text]));

/**
 * Returns the translated parts. A list with more or fewer texts in one of the translations than in its source is compared
 * as a whole, because the texts cannot be paired by position.
 */
export function selectTranslated(parts: readonly Part[], states: readonly (MadeTranslation | null)[]): Part[] {
  const translated = parts.filter((part) => part.type !== 'fact' && part.translated !== 'never');
  const placed = states.flatMap((made) => (made ? [withPlaces(parts, made)] : []));
  return translated.map((part) =>
    part.type === 'texts' && !placed.every((made) => isPaired(part, made))
      ? { ...part, translated: part.translated ?? 'whole' }
      : part,
  );
}

function isPaired(part: TextsPart, { source, texts }: MadeTranslation): boolean {
  const count = readTexts(part, texts).length;
  return count === 0 || count === readTexts(part, source).length;
}

/** Returns the keys of `now` with the keys of the same entries in `before`, reworded ones included. */
export function matchKeys(parts: readonly Part[], now: unknown, before: unknown): Map<string, string> {
  return new Map(pairsIn(parts, { now, before, keys: ['', ''] }));
}

type Pair = [now: string, before: string];
type Beside = { now: unknown; before: unknown; keys: Pair };

function pairsIn(parts: readonly Part[], { now, before, keys }: Beside): Pair[] {
  return parts.flatMap((part) => {
    const inside = { now, before, keys: keys.map((key) => key + part.name) as Pair };
    if (part.type === 'fact') return [];
    if (part.type === 'records') return pairsInRecords(part, inside);
    return part.type === 'texts' && !part.translated ? pairsInTexts(part, inside) : [inside.keys];
  });
}

function pairsInTexts(part: TextsPart, { now, before, keys: [keyNow, keyBefore] }: Beside): Pair[] {
  return findFormerPositions(readTexts(part, now), readTexts(part, before), (text) => [String(text)]).flatMap(
    (position, at): Pair[] => (position < 0 ? [] : [[`${keyNow}.${at}`, `${keyBefore}.${position}`]]),
  );
}

function pairsInRecords(part: RecordsPart, { now, before, keys: [keyNow, keyBefore] }: Beside): Pair[] {
  const [list, earlier] = [readItems(part, now), readItems(part, before)];
  const positions = part.isKeyed
    ? list.map(({ id }) => earlier.findIndex((one) => one.id === id))
    : findFormerPositions(
        list.map(({ record }) => record),
        earlier.map(({ record }) => record),
        (record) => readRecordTexts(part, record),
      );
  return list.flatMap(({ id, record }, at) => {
    const position = positions[at] ?? -1;
    const other = earlier[position];
    if (!other) return [];
    const keys: Pair = [`${keyNow}.${id ?? at}.`, `${keyBefore}.${other.id ?? position}.`];
    return pairsIn(part.parts(record), { now: record, before: other.record, keys });
  });
}
