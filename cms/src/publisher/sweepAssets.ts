import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileFor } from '@common-ground/site/renderer';
import { putInPlace } from './putInPlace.ts';
import { readEarlierBuildPages, type Tree } from './releases.ts';

/** Time for which a page in an open tab or in a browser's cache can load its files. */
export const OLD_ASSET_MS = 30 * 24 * 60 * 60 * 1000;
/** File that stores since when each other file has been in no build. */
const DROPPED = 'dropped-assets.json';

type Sweep = {
  tree: Tree;
  /** Files of this build, relative to `assets`. */
  assets: ReadonlySet<string>;
  now?: number;
};

/**
 * Removes files that no build has had for 30 days, counted anew when the list is lost. Removes none while a page
 * of an earlier build still needs one of them.
 */
export async function sweepAssets({ tree: { root, folder }, assets, now = Date.now() }: Sweep): Promise<void> {
  const list = path.join(root, DROPPED);
  const before = await readDropped(list);
  const dropped: Record<string, number> = {};
  for (const file of await listFiles(path.join(root, 'assets')))
    if (!assets.has(file)) dropped[file] = Math.min(before[file] ?? now, now);
  const old = Object.keys(dropped).filter((file) => now - (dropped[file] ?? now) > OLD_ASSET_MS);
  if (!(await isAskedFor(old, folder))) {
    for (const file of old) {
      await rm(path.join(root, 'assets', file), { force: true });
      delete dropped[file];
    }
  }
  putInPlace(root, list, JSON.stringify(dropped));
}

async function isAskedFor(files: readonly string[], folder: string): Promise<boolean> {
  if (files.length === 0) return false;
  const names = files.map((file) => path.basename(file));
  for (const page of await readEarlierBuildPages(folder)) {
    const html = await readFile(path.join(folder, fileFor(page)), 'utf8').catch(() => '');
    if (names.some((name) => html.includes(name))) return true;
  }
  return false;
}

async function readDropped(list: string): Promise<Record<string, number>> {
  try {
    return JSON.parse(await readFile(list, 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}
