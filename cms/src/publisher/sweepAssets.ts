import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { fileFor } from '@common-ground/site/renderer';
import { putInPlace } from './putInPlace.ts';
import { readEarlierBuildPages, type Tree } from './releases.ts';

/** Time for which a page in an open tab or in a browser's cache can load its files. */
export const OLD_ASSET_MS = 30 * 24 * 60 * 60 * 1000;
/** File that stores since when each other file has been in no build. */
export const DROPPED = 'dropped-assets.json';

/** The files of all builds in the folder `assets` or below the prefix `assets/`. */
export type AssetFiles = {
  /** Returns the names of all files. */
  list: () => Promise<string[]>;
  remove: (name: string) => Promise<void>;
  /** Returns the stored list of dropped files; null when it is missing. */
  readDropped: () => Promise<string | null>;
  saveDropped: (text: string) => Promise<void>;
  /** Returns the pages of earlier builds, which this build could not render yet, as HTML. */
  readEarlierPages: () => AsyncGenerator<string>;
};

type Sweep = {
  files: AssetFiles;
  /** Names of the files of this build. */
  assets: ReadonlySet<string>;
  now?: number;
};

/**
 * Removes files that no build has had for 30 days, counted anew when the list is lost. Removes none while a page
 * of an earlier build still needs one of them.
 */
export async function sweepAssets({ files, assets, now = Date.now() }: Sweep): Promise<void> {
  const before = parseDropped(await files.readDropped());
  const dropped: Record<string, number> = {};
  for (const file of await files.list()) if (!assets.has(file)) dropped[file] = Math.min(before[file] ?? now, now);
  const old = Object.keys(dropped).filter((file) => now - (dropped[file] ?? now) > OLD_ASSET_MS);
  if (!(await isAskedFor(old, files))) {
    for (const file of old) {
      await files.remove(file);
      delete dropped[file];
    }
  }
  await files.saveDropped(JSON.stringify(dropped));
}

async function isAskedFor(old: readonly string[], { readEarlierPages }: AssetFiles): Promise<boolean> {
  if (old.length === 0) return false;
  const names = old.map((file) => path.basename(file));
  for await (const html of readEarlierPages()) if (names.some((name) => html.includes(name))) return true;
  return false;
}

function parseDropped(text: string | null): Record<string, number> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}

/** Returns the files of builds on the disk. */
export function listAssetsOnDisk({ root, folder }: Tree): AssetFiles {
  const list = path.join(root, DROPPED);
  return {
    list: () => listFiles(path.join(root, 'assets')),
    remove: (name) => rm(path.join(root, 'assets', name), { force: true }),
    readDropped: () => readFile(list, 'utf8').catch(() => null),
    saveDropped: async (text) => putInPlace(root, list, text),
    async *readEarlierPages() {
      for (const page of await readEarlierBuildPages(folder))
        yield await readFile(path.join(folder, fileFor(page)), 'utf8').catch(() => '');
    },
  };
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}
