import type { TranslatedEntry } from '@common-ground/api/contracts/learning/translatedEntries.ts';

/** What was typed and is not saved: beside which text of the source, and over which translation. */
export type Typed = { text: string; source: string; over: string };
export type TypedEntries = Readonly<Record<string, Typed>>;

/**
 * What was typed, where the path has its entries now: what stood beside the same text goes with it, and what was reworded
 * stays. `lost` has no entry any more.
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

/** What was typed since something was saved, over what has come back of that. */
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

/** In the same module, and of the same kind: the last name of its key says which. */
function isBeside({ key: one }: TranslatedEntry, other: string): boolean {
  const [ofOne, ofOther] = [one.split('.'), other.split('.')];
  return ofOne[1] === ofOther[1] && ofOne.length === ofOther.length && nameOf(ofOne) === nameOf(ofOther);
}

const nameOf = (parts: string[]) => parts.filter((part) => !/^\d+$/.test(part)).join('.');

export type EntryState = {
  text: string;
  isMissing: boolean;
  /** What the source said when this was written, where that is something else by now. */
  madeFrom: string | null;
  /** What somebody else has saved meanwhile. */
  other: string | null;
};

/** How an entry stands with what was typed of it. */
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

export type EntryGroup<Entry> = { moduleId: number | null; entries: Entry[] };

/** What is of the path as a whole, then module by module. */
export function groupEntries<Entry extends { moduleId: number | null }>(
  entries: readonly Entry[],
): EntryGroup<Entry>[] {
  return [...Map.groupBy(entries, ({ moduleId }) => moduleId)].map(([moduleId, own]) => ({ moduleId, entries: own }));
}
