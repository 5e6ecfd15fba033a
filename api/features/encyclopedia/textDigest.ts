import { createHash } from 'node:crypto';
import { SIGNED_FIELDS, SIGNED_SECTIONS } from '../../contracts/encyclopedia/fields.ts';
import { canonical } from '../../contracts/encyclopedia/isSame.ts';

/** SHA-256 of texts, the same wherever they come from: says whether they are still those that somebody was shown. */
export function digestOf(texts: object | undefined): string {
  return texts ? sha256(canonical(texts)) : '';
}

/** As many as there were when the first texts were signed. */
const FIRST_SIGNED = 10;

/**
 * The digest of what a sign-off stands for: of category, counts and marks nobody signs anything. A field that came later
 * and is empty leaves it as it was before there was such a field, so that no sign-off lapses by a new line in `fields.ts`.
 */
export function textDigest(texts: Readonly<Record<string, unknown>>): string {
  const values = SIGNED_FIELDS.map(({ name }) => canonical(texts[name]));
  while (values.length > FIRST_SIGNED && !values.at(-1)) values.pop();
  return sha256(values.map((value, place) => (place < FIRST_SIGNED ? value : value || null)));
}

/** The same of one part of a page, for the record: whether it lapsed, its version says. */
export function sectionDigest(texts: Readonly<Record<string, unknown>>, section: string): string {
  const fields = SIGNED_SECTIONS.find((part) => part.section === section)?.fields ?? [];
  return sha256(fields.map(({ name }) => canonical(texts[name])));
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url');
}
