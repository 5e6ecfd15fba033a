import { type Entry, toTranslationEntries } from './entries.ts';
import type { Part } from './parts.ts';
import type { ReadableTexts } from './readStates.ts';
import { goneEntries, type MadeTranslation, selectTranslated, translatedEntries } from './translatedEntries.ts';

/** Entries of a source beside states of a translation, by the same keys. */
export type ReadTranslations = {
  /** Labels in the order of the source. Entries that the source no longer has follow those of the same list. */
  labels: Record<string, string>;
  /** Lacks entries that each language has of its own, and those that the source no longer has. */
  source: ReadableTexts;
  /** Texts of each state. An entry without a translation is empty. */
  texts: ReadableTexts[];
  /** Source texts from which stale entries of the published translation were made. */
  former: ReadableTexts;
};

type StatesBeside = {
  /** Source with which all states are compared. */
  now: object;
  states: readonly MadeTranslation[];
  published: MadeTranslation | null;
};

/**
 * Reads several states of a translation, each paired with the source `now` by the source that the state was made from. A
 * list or text that cannot be paired in one of the states is read as a whole in all of them.
 */
export function readTranslations(parts: readonly Part[], { now, states, published }: StatesBeside): ReadTranslations {
  const shown = selectTranslated(parts, [...states, published]);
  const entries = toTranslationEntries(shown, now);
  const gone = new GoneEntries(shown, now);
  const texts = states.map((state) => ({
    ...toReadable(translatedEntries(shown, now, state)),
    ...toReadable(gone.add(state)),
  }));
  const former = published ? gone.add(published).map(({ key, source }): [string, string] => [key, source]) : [];
  return {
    labels: Object.fromEntries(gone.insertInto(entries).map(({ key, label }) => [key, label])),
    source: toReadable(entries.filter(({ translated }) => translated !== 'own')),
    texts: texts.map((state) => ({ ...emptyTexts(gone.keys()), ...state })),
    former: { ...(published && readFormer(parts, { shown, now, published })), ...Object.fromEntries(former) },
  };
}

type Shown = { shown: readonly Part[]; now: object; published: MadeTranslation };

/** Returns the former source of stale entries; of a list that is shown as a whole all of its former source. */
function readFormer(parts: readonly Part[], { shown, now, published }: Shown): ReadableTexts {
  const keys = new Set(toTranslationEntries(shown, now).map(({ key }) => key));
  const whole = new Map(toTranslationEntries(shown, published.source).map((entry) => [entry.key, entry]));
  const stale = translatedEntries(parts, now, published).filter(({ madeFrom }) => madeFrom !== null);
  const gone = goneEntries(parts, now, published).filter(({ key }) => !whole.has(key));
  const own = stale
    .filter(({ key }) => keys.has(key))
    .map(({ madeFrom, ...entry }) => ({ ...entry, text: madeFrom ?? '' }));
  const inWhole = [...stale, ...gone].flatMap(({ key }) => (keys.has(key) ? [] : (whole.get(toPartName(key)) ?? [])));
  return toReadable([...own, ...inWhole]);
}

const toPartName = (key: string) => key.split('.')[0] ?? '';
const emptyTexts = (keys: readonly string[]): ReadableTexts => Object.fromEntries(keys.map((key) => [key, '']));

type GoneEntry = Entry & { source: string };

/** Entries that the source no longer has, which states with the same former source text share. */
class GoneEntries {
  readonly #parts: readonly Part[];
  readonly #now: object;
  readonly #found: GoneEntry[] = [];

  constructor(parts: readonly Part[], now: object) {
    this.#parts = parts;
    this.#now = now;
  }

  keys(): string[] {
    return this.#found.map(({ key }) => key);
  }

  /** Returns the gone entries of a state under keys that no entry of the source has. */
  add(state: MadeTranslation): GoneEntry[] {
    const sources = new Map(toTranslationEntries(this.#parts, state.source).map(({ key, text }) => [key, text]));
    return goneEntries(this.#parts, this.#now, state).map((entry) => {
      const source = sources.get(entry.key) ?? '';
      const list = toListKey(entry.key);
      const known = this.#found.find((one) => one.source === source && toListKey(one.key) === list);
      const key = known?.key ?? `${list}.gone${this.#found.length + 1}`;
      const found = { ...entry, key, source };
      if (!known) this.#found.push(found);
      return found;
    });
  }

  /** Returns all entries, the gone ones after the others of their list. */
  insertInto(entries: readonly Entry[]): Entry[] {
    const all = [...entries];
    for (const gone of this.#found) {
      const last = all.findLastIndex(({ key }) => toListKey(key) === toListKey(gone.key));
      all.splice(last < 0 ? all.length : last + 1, 0, gone);
    }
    return all;
  }
}

function toListKey(key: string): string {
  return key.includes('.') ? key.slice(0, key.lastIndexOf('.')) : key;
}

function toReadable(entries: readonly Pick<Entry, 'key' | 'kind' | 'text'>[]): ReadableTexts {
  return Object.fromEntries(
    entries.map(({ key, kind, text }) => [key, kind === 'list' || kind === 'links' ? toLines(text) : text]),
  );
}

function toLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim());
}
