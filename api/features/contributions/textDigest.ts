import { createHash } from 'node:crypto';

/** Everything of a condition that readers read as its text; of category, counts and marks nobody signs anything. */
export const DIGESTED_TEXTS = [
  'name',
  'summary',
  'aliases',
  'overview',
  'symptoms',
  'causes',
  'treatments',
  'resources',
  'tags',
  'sources',
] as const;

/**
 * SHA-256 of a condition's texts: the same for the same texts, wherever they come from. PostgreSQL gives the keys of an
 * object in an order of its own, and a list that was never filled is null in one place and empty in another.
 */
export function textDigest(texts: Partial<Record<(typeof DIGESTED_TEXTS)[number], unknown>>): string {
  const canonical = JSON.stringify(DIGESTED_TEXTS.map((field) => plain(texts[field])));
  return createHash('sha256').update(canonical).digest('base64url');
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? value.map(plain) : null;
  if (typeof value !== 'object' || value === null) return value ?? null;
  const entries = Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined);
  return entries.sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, entry]) => [key, plain(entry)]);
}
