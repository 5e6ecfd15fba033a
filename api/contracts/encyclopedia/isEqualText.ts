/**
 * Returns the same form for equal values: PostgreSQL reorders the keys of an object, and an empty list may be null. Leaves
 * out the number of a source, which is not part of its text: digests of sign-offs are made from this form.
 */
export function toCanonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(toCanonical) : null;
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([key, entry]) => key !== 'sourceNumber' && (entry ?? null) !== null);
  return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, entry]) => [key, toCanonical(entry)]);
}

/**
 * Returns whether two values of a field are equal, apart from outer spaces and missing values. An empty entry counts: it
 * holds the place of a text that is not translated. A list of empty entries equals a missing one.
 */
export function isEqualText(one: unknown, other: unknown): boolean {
  return JSON.stringify(toCanonical(trimmed(one))) === JSON.stringify(toCanonical(trimmed(other)));
}

function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (!Array.isArray(value)) return value;
  const entries = value.map(trimmed);
  return entries.every((entry) => entry === null) ? [] : entries;
}
