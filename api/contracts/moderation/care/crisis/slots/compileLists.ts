import { readEntry } from '../text/readTokens.ts';
import type { WordForms, WordLists } from '../WordLists.ts';
import type { NumberSlot, Slot } from './slots.ts';

export type AnySlot = Slot | NumberSlot;
export type Span = { slot: AnySlot; from: number; to: number; isNegated: boolean };

type Part = {
  kind: 'exact' | 'stem' | 'start' | 'inside' | 'end' | 'gap';
  letters: string;
  alias?: string | undefined;
};
type Entry = { slot: Slot; parts: Part[] };

export type CompiledLists = {
  lists: WordLists;
  /** Entries by the key of their first part. */
  entries: Map<string, Entry[]>;
  /** Entries whose first part may match inside or at the end of a word, so that no key finds them. */
  loose: Entry[];
  /** Keys of all parts except gaps: the known words of the language. */
  known: Set<string>;
  common: Set<string>;
  ordinary: Set<string>;
  /** Long words by first letter and length, to which typing errors are corrected. */
  long: Map<string, string[]>;
  formsOf: (word: string) => WordForms;
};

/** Least length of a word in which a typing error is corrected. */
export const MIN_CORRECTED_LENGTH = 6;
const MAX_CACHED = 20_000;
/** Slots whose words are too common to correct other words to them. */
const NEVER_CORRECTED_TO: ReadonlySet<Slot> = new Set([
  'common',
  'saying',
  'slips',
  'topic',
  'ask',
  'pet',
  'not',
  'i',
  'he',
  'fine',
]);

export function compileLists(lists: WordLists): CompiledLists {
  const compiled: CompiledLists = {
    lists,
    entries: new Map(),
    loose: [],
    known: new Set(),
    common: new Set(),
    ordinary: new Set(),
    long: new Map(),
    formsOf: createFormsCache(lists),
  };
  for (const [slot, list] of Object.entries(lists.words) as [Slot, string][])
    for (const raw of list.split(/[,\n]/))
      for (const words of alternatives(readEntry(raw)))
        addEntry(
          compiled,
          slot,
          words.map((word) => toPart(word, lists)),
        );
  return compiled;
}

/** Returns the keys of `entries` and `known` under which a word may be found. */
export function toKeys({ exact, stems }: WordForms): string[] {
  const keys = exact.map((word) => `=${word}`);
  for (const stem of stems) keys.push(`-${stem}`);
  for (const word of exact) for (let end = 2; end <= word.length; end += 1) keys.push(`*${word.slice(0, end)}`);
  return keys;
}

export function fits({ kind, letters, alias }: Part, { exact, stems }: WordForms): boolean {
  if (kind === 'exact') return exact.includes(letters) || (alias !== undefined && exact.includes(alias));
  if (kind === 'stem') return stems.includes(letters);
  if (kind === 'start') return exact.some((word) => word.startsWith(letters));
  if (kind === 'end') return exact.some((word) => word.endsWith(letters));
  return exact.some((word) => word.includes(letters));
}

function addEntry(compiled: CompiledLists, slot: Slot, parts: Part[]): void {
  const [first] = parts;
  if (!first) return;
  const entry = { slot, parts };
  if (first.kind === 'inside' || first.kind === 'end') compiled.loose.push(entry);
  else push(compiled.entries, toKey(first), entry);
  if (first.alias) push(compiled.entries, `=${first.alias}`, entry);
  for (const part of parts) {
    if (part.kind !== 'gap') compiled.known.add(toKey(part));
    if (slot === 'common') compiled.common.add(part.letters);
    if (slot === 'slips') compiled.ordinary.add(part.letters);
    if (part.letters.length >= MIN_CORRECTED_LENGTH && !NEVER_CORRECTED_TO.has(slot))
      push(compiled.long, part.letters.charAt(0) + part.letters.length, part.letters);
  }
}

/** Returns every combination of the alternatives of an entry: "a/b c" becomes "a c" and "b c". */
function alternatives(words: string[]): string[][] {
  return words.reduce<string[][]>(
    (readings, word) => word.split('/').flatMap((either) => readings.map((reading) => [...reading, either])),
    [[]],
  );
}

function toPart(word: string, { aliasOf }: WordLists): Part {
  if (word === '~') return { kind: 'gap', letters: '' };
  if (word.startsWith('*') && word.endsWith('*')) return { kind: 'inside', letters: word.slice(1, -1) };
  if (word.startsWith('*')) return { kind: 'end', letters: word.slice(1) };
  if (word.endsWith('*')) return { kind: 'start', letters: word.slice(0, -1) };
  if (word.endsWith('-')) return { kind: 'stem', letters: word.slice(0, -1) };
  return { kind: 'exact', letters: word, alias: aliasOf?.(word) };
}

const KEY_PREFIXES = { exact: '=', stem: '-', start: '*', inside: '**', end: '*=', gap: '~' };
const toKey = ({ kind, letters }: Part) => `${KEY_PREFIXES[kind]}${letters}`;

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

function createFormsCache({ endings = '', forms = plainForms }: WordLists): (word: string) => WordForms {
  const known = new Map<string, WordForms>();
  const list = ['', ...endings.split(' ').filter(Boolean)];
  return (word) => {
    const found = known.get(word) ?? forms(word, list);
    if (known.size >= MAX_CACHED) known.clear();
    known.set(word, found);
    return found;
  };
}

const plainForms = (word: string, endings: readonly string[]): WordForms => ({
  exact: [word],
  stems: withoutEndings(word, endings),
});

/** Returns a stem for each ending that a word has. A stem has at least two letters. */
export function withoutEndings(word: string, endings: readonly string[]): string[] {
  return endings
    .filter((ending) => word.length - ending.length >= 2 && word.endsWith(ending))
    .map((ending) => (ending ? word.slice(0, -ending.length) : word));
}
