import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Digests of files by path, relative to the folder of the list. */
export type Digests = ReadonlyMap<string, string>;

export function hashBytes(bytes: Buffer | string): string {
  return hash('sha1', bytes, 'base64url');
}

/** Returns JSON that includes a digest of the value, so that `unseal` detects damage to a stored text. */
export function seal<Value extends object>(value: Value): string {
  return JSON.stringify({ ...value, digest: hashBytes(JSON.stringify(value)) });
}

/** Reverses `seal`. Returns null when the text is damaged. */
export function unseal<Value extends object>(text: string): Value | null {
  try {
    const { digest, ...value } = JSON.parse(text);
    return digest === hashBytes(JSON.stringify(value)) ? value : null;
  } catch {
    return null;
  }
}

/** Name of the list of a folder's digests, in that folder. The gateway sends no file whose name begins with a dot. */
export const DIGESTS = '.digests.json';

/** Name of the list of the digests of `assets`, beside that folder. Files of earlier builds stay in the list. */
export const ASSET_DIGESTS = 'asset-digests.json';

export function sealDigests(digests: Digests): string {
  return seal({ files: Object.fromEntries(digests) });
}

/** Reads a list of `sealDigests`; null when it is missing or damaged. */
export function readDigests(file: string): Digests | null {
  try {
    const list = unseal<{ files: Record<string, string> }>(readFileSync(file, 'utf8'));
    return list && new Map(Object.entries(list.files));
  } catch {
    return null;
  }
}

export function hasDigest(file: string, digest: string): boolean {
  try {
    return hashBytes(readFileSync(file)) === digest;
  } catch {
    return false;
  }
}

export function isWholeFolder(folder: string): boolean {
  const digests = readDigests(path.join(folder, DIGESTS));
  return digests !== null && [...digests].every(([name, digest]) => hasDigest(path.join(folder, name), digest));
}

/** Returns current digests of a folder's files by relative path, without its list. */
export function digestFolder(folder: string): Digests {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== DIGESTS)
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return new Map(names.sort().map((name) => [name, hashBytes(readFileSync(path.join(folder, name)))]));
}
