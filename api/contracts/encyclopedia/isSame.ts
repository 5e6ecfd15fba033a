/**
 * One form for the same text, whatever it came from: PostgreSQL gives the keys of an object in an order of its own, and a
 * list that was never filled is null in one place and empty in another.
 */
export function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(canonical) : null;
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined);
  return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, entry]) => [key, canonical(entry)]);
}

/** Whether two values of a field say the same: spaces around, empty entries and what is not there say nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(canonical(trimmed(one))) === JSON.stringify(canonical(trimmed(other)));
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (!Array.isArray(value)) return value;
  return value.map(trimmed).filter((entry) => entry !== null);
}
