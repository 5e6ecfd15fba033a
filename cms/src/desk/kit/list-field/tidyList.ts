/** One entry of a list field: a text, or a few named values. */
export type EntryValues = string | Record<string, ListValue>;
export type ListValue = string | number | undefined;

/** Whether somebody added the entry and then wrote nothing into it. */
export function isBlank(entry: unknown): boolean {
  if (entry === null || entry === undefined) return true;
  if (typeof entry === 'string') return entry.trim() === '';
  return typeof entry === 'object' && Object.values(entry).every(isBlank);
}

/** The list as it is kept: without empty entries, and each text without spaces around it. Anything else is left as it is. */
export function tidyList(value: unknown): unknown {
  return Array.isArray(value) ? value.filter((entry) => !isBlank(entry)).map(tidyEntry) : value;
}

function tidyEntry(entry: unknown): unknown {
  if (typeof entry === 'string') return entry.trim();
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return entry;
  const values = Object.entries(entry).filter(([, value]) => !isBlank(value));
  return Object.fromEntries(values.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]));
}
