import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Digests of files by their paths, relative to the folder of the list. */
export type Digests = ReadonlyMap<string, string>;

export function digestOf(bytes: Buffer | string): string {
  return hash('sha1', bytes, 'base64url');
}

/** Adds a digest of its own to a record, so that damage to the file that holds it is found as well. */
export function seal<Value extends object>(value: Value): string {
  return JSON.stringify({ ...value, digest: digestOf(JSON.stringify(value)) });
}

/** Returns the record of a sealed text, or null when the text is not as it was sealed. */
export function unseal<Value extends object>(text: string): Value | null {
  try {
    const { digest, ...value } = JSON.parse(text) as Value & { digest: string };
    return digest === digestOf(JSON.stringify(value)) ? (value as unknown as Value) : null;
  } catch {
    return null;
  }
}

export function sealDigests(digests: Digests): string {
  return seal({ files: Object.fromEntries(digests) });
}

/** Reads a sealed list of digests; null when it is missing or damaged. */
export function readDigests(file: string): Digests | null {
  try {
    const list = unseal<{ files: Record<string, string> }>(readFileSync(file, 'utf8'));
    return list && new Map(Object.entries(list.files));
  } catch {
    return null;
  }
}

/** Whether a regular file has the bytes of the digest; false for one that is missing or cannot be read. */
export function hasDigest(file: string, digest: string): boolean {
  try {
    return digestOf(readFileSync(file)) === digest;
  } catch {
    return false;
  }
}
