export type EntryValues = string | Record<string, ListValue>;
export type ListValue = string | number | undefined;

/** A named value of each entry. A list without columns holds plain texts. */
export type EntryColumn = { name: string; label: string; kind: 'text' | 'address' | 'number'; isRequired: boolean };

export function toEntries(value: unknown): EntryValues[] {
  return Array.isArray(value) ? value : [];
}

export function newEntry(columns: EntryColumn[]): EntryValues {
  return columns.length === 0 ? '' : {};
}

/** Moves one entry. Returns the same array when a place is outside the list. */
export function moveEntry(entries: EntryValues[], from: number, to: number): EntryValues[] {
  const entry = entries[from];
  if (entry === undefined || to < 0 || to >= entries.length) return entries;
  return entries.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** Returns the index to focus after a removal, null when no entry is left. `length` is the new length. */
export function findNextFocus(index: number, length: number): number | null {
  return length === 0 ? null : Math.min(index, length - 1);
}

export function columnText(entry: EntryValues, column: EntryColumn): string {
  const value = typeof entry === 'object' ? entry[column.name] : undefined;
  return value === undefined || value === null ? '' : String(value);
}

export function withValue(entry: EntryValues, column: EntryColumn, typed: string): EntryValues {
  const kept = typeof entry === 'object' ? entry : {};
  return { ...kept, [column.name]: column.kind === 'number' ? wholeNumber(typed) : typed };
}

/** Returns the trimmed lines of a pasted text, without empty lines and without leading bullets and list numbers. */
export function toPastedLines(pasted: string): string[] {
  const lines = pasted.split(/\r?\n/).map((line) => line.replace(/^\s*(?:[•·‣▪◦*–-]|\d+[.)])\s+/, '').trim());
  return lines.filter((line) => line !== '');
}

/** Replaces line breaks, which Shift+Enter and pasting add, by spaces. */
export function toOneLine(typed: string): string {
  return typed.replaceAll(/\s*\n\s*/g, ' ');
}

/** Returns the required columns without a value. Empty for a blank entry, which is not saved. */
export function findMissingColumns(entry: EntryValues, columns: EntryColumn[]): EntryColumn[] {
  if (isBlank(entry)) return [];
  return columns.filter((column) => column.isRequired && columnText(entry, column).trim() === '');
}

function wholeNumber(typed: string): ListValue {
  const digits = typed.replaceAll(/\D/g, '').slice(0, 9);
  return digits === '' ? undefined : Number(digits);
}

export function isBlank(entry: unknown): boolean {
  if (entry === null || entry === undefined) return true;
  if (typeof entry === 'string') return entry.trim() === '';
  if (typeof entry !== 'object') return false;
  // The number of a source, which no column shows, stays in an entry that its author has emptied.
  return Object.entries(entry).every(([name, value]) => name === 'sourceNumber' || isBlank(value));
}

/** Returns a list as it is stored: without blank entries and values, with trimmed texts. Other values stay as given. */
export function tidyList(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((entry) => !isBlank(entry)).map(tidyEntry) : value;
}

/** Returns a list of texts with its empty entries, which hold places; a list without any text becomes empty. */
export function tidyPlaces(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.every(isBlank) ? [] : value.map((entry) => tidyEntry(entry ?? ''));
}

function tidyEntry(entry: unknown): unknown {
  if (typeof entry === 'string') return entry.trim();
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const values = Object.entries(entry).filter(([, value]) => !isBlank(value));
  return Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));
}
