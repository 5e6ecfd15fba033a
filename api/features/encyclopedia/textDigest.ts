import { createHash } from 'node:crypto';
import { SIGNED_FIELDS, SIGNED_SECTIONS } from '../../contracts/encyclopedia/fields.ts';
import { toCanonical } from '../../contracts/encyclopedia/isEqualText.ts';

/** Returns the SHA-256 of texts, which shows whether they have changed. Empty for undefined. */
export function hashTexts(texts: object | undefined): string {
  return texts ? sha256(toCanonical(texts)) : '';
}

/** Number of signed fields when the first texts were signed. */
const FIRST_SIGNED_COUNT = 10;

/**
 * Returns the digest of the signed fields. A field that was added later counts only when it has a text, so that its
 * addition ends no sign-off.
 */
export function hashSignedTexts(texts: Readonly<Record<string, unknown>>): string {
  const values = SIGNED_FIELDS.map(({ name }) => toCanonical(texts[name]));
  while (values.length > FIRST_SIGNED_COUNT && !values.at(-1)) values.pop();
  return sha256(values.map((value, place) => (place < FIRST_SIGNED_COUNT ? value : value || null)));
}

/** Returns the digest of a section, stored for the record only: lapsed sign-offs are found by comparing versions. */
export function hashSection(texts: Readonly<Record<string, unknown>>, section: string): string {
  const fields = SIGNED_SECTIONS.find((part) => part.section === section)?.fields ?? [];
  return sha256(fields.map(({ name }) => toCanonical(texts[name])));
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
