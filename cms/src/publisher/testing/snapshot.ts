import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Files of a tree with their text, and a value that changes when a file is written again. The search index is left out,
 * because it is written at its own time.
 */
export type Snapshot = Map<string, { html: string; written: string }>;

/** @param before an older snapshot of the folder, so that unchanged files are not read again */
export function takeSnapshot(folder: string, before: Snapshot = new Map()): Snapshot {
  // Folders of the search index may disappear while they are read.
  const tops = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => name !== 'search');
  const entries = tops.flatMap((top) =>
    top.isDirectory() ? readdirSync(path.join(folder, top.name), { recursive: true, withFileTypes: true }) : [top],
  );
  const files = entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const snapshot: Snapshot = new Map();
  for (const file of files.sort()) {
    const name = path.relative(folder, file);
    const { ino, mtimeNs } = statSync(file, { bigint: true });
    const written = `${ino}-${mtimeNs}`;
    const known = before.get(name);
    snapshot.set(name, known?.written === written ? known : { html: readFileSync(file, 'utf8'), written });
  }
  return snapshot;
}

/** Returns the files that differ or that only one snapshot has. */
export function differing(one: Snapshot, other: Snapshot): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.filter((name) => one.get(name)?.html !== other.get(name)?.html);
}

/** Returns the files that were written again with the same bytes. */
export function rewrittenUnchanged(before: Snapshot, after: Snapshot): string[] {
  return [...after.keys()].filter((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return old !== undefined && now !== undefined && old.html === now.html && old.written !== now.written;
  });
}
