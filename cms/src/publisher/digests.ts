import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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

/** The list of the digests of a folder's files, in that folder. Its name begins with a dot, so the gateway does not send it. */
export const DIGESTS = '.digests.json';

/** The list of the digests of `assets`, beside that folder: files of earlier builds stay in it. */
export const ASSET_DIGESTS = 'asset-digests.json';

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

/** Whether every file that a folder's list names has the bytes of its digest. */
export function isWholeFolder(folder: string): boolean {
  const digests = readDigests(path.join(folder, DIGESTS));
  return digests !== null && [...digests].every(([name, digest]) => hasDigest(path.join(folder, name), digest));
}

/** Returns the digests of a folder's files as they are now, by their paths in it, without its list. */
export function digestFolder(folder: string): Digests {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== DIGESTS)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Map(names.sort().map((name) => [name, digestOf(readFileSync(path.join(folder, name)))]));
}
