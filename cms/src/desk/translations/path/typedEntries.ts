import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';

/** Unsaved text, with the source text beside which it was typed and the saved translation that it replaces. */
export type Typed = { text: string; source: string; over: string };
export type TypedEntries = Readonly<Record<string, Typed>>;

/**
 * Moves typed texts to the entries of the same module and kind that have their source text now. A text whose source was
 * reworded stays at its key. Returns texts without an entry as `lost`.
 */
export function placeTyped(
  typed: TypedEntries,
  entries: readonly TranslatedEntry[],
): { placed: TypedEntries; lost: string[] } {
  const byKey = new Map(entries.map((entry) => [entry.key, entry]));
  const placed: Record<string, Typed> = {};
  const lost: string[] = [];
  for (const [key, one] of Object.entries(typed)) {
    const own = byKey.get(key);
    const isOther = own?.source !== one.source;
    const moved = isOther && entries.find((entry) => isBeside(entry, key) && entry.source === one.source);
    const place = moved || own;
    if (place) placed[place.key] = one;
    else if (one.text.trim()) lost.push(one.text);
  }
  return { placed, lost };
}

/** Returns the texts typed since a save. A text of a saved entry then replaces the translation in `entries`. */
export function typedSince(
  typed: TypedEntries,
  { saved, entries }: { saved: TypedEntries; entries: readonly TranslatedEntry[] },
): TypedEntries {
  const newer = Object.entries(typed).filter(([key, one]) => saved[key] !== one);
  return Object.fromEntries(
    newer.map(([key, one]) => {
      const over = saved[key] && entries.find((entry) => entry.key === key)?.text;
      return [key, over === undefined ? one : { ...one, over }];
    }),
  );
}

/** Whether the entry is of the same module and kind as the key `other`. */
function isBeside({ key: one }: TranslatedEntry, other: string): boolean {
  const [ofOne, ofOther] = [one.split('.'), other.split('.')];
  return ofOne[1] === ofOther[1] && ofOne.length === ofOther.length && nameOf(ofOne) === nameOf(ofOther);
}

const nameOf = (parts: string[]) => parts.filter((part) => !/^\d+$/.test(part)).join('.');

export type EntryState = {
  text: string;
  isMissing: boolean;
  /**
   * Source text from which the translation was made. Null when the source is the same now, or nothing is translated.
   */
  madeFrom: string | null;
  /** Translation that was saved elsewhere meanwhile, null when there is none. */
  other: string | null;
};

/** Returns the state of an entry, with the typed text when there is one. */
export function entryStateOf(entry: TranslatedEntry, typed: Typed | undefined): EntryState {
  const text = typed?.text ?? entry.text;
  const isElsewhere = typed && entry.text !== typed.over && entry.text !== typed.text;
  const from = typed ? typed.source : entry.madeFrom;
  return {
    text,
    isMissing: !text.trim(),
    madeFrom: text.trim() && from !== null && from !== entry.source ? from : null,
    other: isElsewhere ? entry.text : null,
  };
}

export type EntryGroup<Entry> = { section: string; entries: Entry[] };

/** Groups entries by section: a module, or the path itself. */
export function groupEntries<Entry extends { section: string }>(entries: readonly Entry[]): EntryGroup<Entry>[] {
  return [...Map.groupBy(entries, ({ section }) => section)].map(([section, own]) => ({ section, entries: own }));
}
