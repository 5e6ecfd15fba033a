import type { TranslatedEntry } from '@common-ground/api/contracts/documents/translatedEntries.ts';

/** Unsaved text, with the source text beside which it was typed and the saved translation that it replaces. */
export type Typed = { text: string; source: string; over: string };
export type TypedEntries = Readonly<Record<string, Typed>>;

/**
 * Moves typed texts to the entries of the same record and kind that have their source text now. A text whose source was
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

/** Whether the entry is of the same record, list and kind as the key `other`. */
function isBeside({ key: one }: TranslatedEntry, other: string): boolean {
  const [ofOne, ofOther] = [one.split('.'), other.split('.')];
  const isSameRecord = ofOne.length <= 2 || ofOne[1] === ofOther[1];
  return isSameRecord && ofOne.length === ofOther.length && joinNames(ofOne) === joinNames(ofOther);
}

/** Leaves out numbers and positions. */
const joinNames = (parts: string[]) => parts.filter((part) => !/^\d+$/.test(part)).join('.');

export type EntryState = {
  text: string;
  /** False for a text that each language has of its own, and where the source has none. */
  isMissing: boolean;
  /**
   * Source text from which the translation was made. Null when the source is the same now, or nothing is translated.
   */
  madeFrom: string | null;
  /** Translation that was saved elsewhere meanwhile, null when there is none. */
  other: string | null;
};

/** Returns the state of an entry, with the typed text when there is one. */
export function toEntryState(entry: TranslatedEntry, typed: Typed | undefined): EntryState {
  const text = typed?.text ?? entry.text;
  const isElsewhere = typed && entry.text !== typed.over && entry.text !== typed.text;
  const from = typed ? typed.source : entry.madeFrom;
  return {
    text,
    isMissing: !text.trim() && entry.source.trim() !== '' && entry.translated !== 'own',
    madeFrom: text.trim() && entry.translated !== 'own' && from !== null && from !== entry.source ? from : null,
    other: isElsewhere ? entry.text : null,
  };
}

export type EntryGroup = { section: string; label: string; entries: TranslatedEntry[] };

/** Groups entries by section: parts of a page, modules of a path. A record is called by its position and title. */
export function groupEntries(entries: readonly TranslatedEntry[]): EntryGroup[] {
  return [...Map.groupBy(entries, ({ section }) => section)].map(([section, own]) => {
    const title = section.includes('.') && own.find(({ key }) => key === `${section}.title`)?.source;
    const names = [...new Set(own.map(({ label }) => label.split(' · ')[0]))].join(', ');
    return { section, label: title ? `${names}: ${title}` : names, entries: own };
  });
}

/** Returns the label without its first part, which the heading of the group names. */
export function toShortLabel({ label }: Pick<TranslatedEntry, 'label'>): string {
  return label.includes(' · ') ? label.slice(label.indexOf(' · ') + 3) : label;
}

export type Work = {
  /** Entries without a translation, and those that are older than their source. */
  missing: TranslatedEntry[];
  stale: TranslatedEntry[];
  /** Entries because of which the translation cannot be sent. */
  blocking: TranslatedEntry[];
};

/** Returns the entries that are left to translate. A whole document is sent without any, a page when none is stale. */
export function findWork(entries: readonly TranslatedEntry[], typed: TypedEntries, isWhole: boolean): Work {
  const states = entries.map((entry) => ({ entry, ...toEntryState(entry, typed[entry.key]) }));
  const select = (is: (state: (typeof states)[number]) => boolean) => states.filter(is).map(({ entry }) => entry);
  const isStale = ({ madeFrom }: EntryState) => madeFrom !== null;
  return {
    missing: select(({ isMissing }) => isMissing),
    stale: select(isStale),
    blocking: select((state) => isStale(state) || (state.isMissing && (isWhole || state.entry.isNeeded === 'always'))),
  };
}
