import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Writes a file below `root` whole or not at all. Does not touch a file that has these bytes. */
export function putInPlace(root: string, file: string, bytes: Buffer | string): void {
  if (hasBytes(file, Buffer.from(bytes))) return;
  clearPlace(root, file);
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`;
  try {
    const descriptor = openSync(temporary, 'w');
    try {
      writeFileSync(descriptor, bytes);
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    makeNewer(temporary, file);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/**
 * Moves the time of `temporary` into a later second than that of `file`, which it will replace, when both have the same
 * size: nginx and Caddy make ETags of size and second, and would call the replaced version current.
 */
export function makeNewer(temporary: string, file: string): void {
  const [before, next] = [file, temporary].map((name) => statSync(name, { throwIfNoEntry: false }));
  if (!before || !next || before.size !== next.size) return;
  const second = Math.floor(before.mtimeMs / 1000);
  if (Math.floor(next.mtimeMs / 1000) <= second) utimesSync(temporary, second + 1, second + 1);
}

export function hasBytes(file: string, bytes: Buffer): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size === bytes.length && readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
}

/** Removes a folder in the place of a file, and files in the place of its folders below `root`. */
export function clearPlace(root: string, file: string): void {
  let place = root;
  for (const part of path.relative(root, path.dirname(file)).split(path.sep)) {
    place = path.join(place, part);
    if (lstatSync(place, { throwIfNoEntry: false }) && !statSync(place, { throwIfNoEntry: false })?.isDirectory())
      rmSync(place, { force: true });
  }
  if (lstatSync(file, { throwIfNoEntry: false })?.isDirectory()) rmSync(file, { recursive: true, force: true });
}
