import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Every file of a tree with its bytes, and with what tells whether it was written again. Without the search index, which
 * follows each publish in its own time.
 */
export type Snapshot = Map<string, { html: string; written: string }>;

export async function snapshotOf(folder: string): Promise<Snapshot> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const isPage = (file: string) => !path.relative(folder, file).startsWith('search/');
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter(isPage);
  const read = async (file: string) => {
    const [html, facts] = await Promise.all([readFile(file, 'utf8'), stat(file, { bigint: true })]);
    return [path.relative(folder, file), { html, written: `${facts.ino}-${facts.mtimeNs}` }] as const;
  };
  return new Map(await Promise.all(files.sort().map(read)));
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
