import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Every file of a tree with its bytes, and with what tells whether it was written again. Without the search index, which
 * follows each publish in its own time.
 */
export type Snapshot = Map<string, { html: string; written: string }>;

/** @param before an older one of the same folder: what was not written since is not read again */
export function snapshotOf(folder: string, before: Snapshot = new Map()): Snapshot {
  // The search index is not looked into, for its folders come and go meanwhile.
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

/** Files whose bytes differ, and files that only one of the two has. */
export function differing(one: Snapshot, other: Snapshot): string[] {
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  return names.filter((name) => one.get(name)?.html !== other.get(name)?.html);
}

/** Files that were written again though their bytes are the same. */
export function touchedInVain(before: Snapshot, after: Snapshot): string[] {
  return [...after.keys()].filter((name) => {
    const [old, now] = [before.get(name), after.get(name)];
    return old !== undefined && now !== undefined && old.html === now.html && old.written !== now.written;
  });
}
