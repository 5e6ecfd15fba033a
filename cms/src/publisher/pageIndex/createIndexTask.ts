import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pageManifestPath } from '@common-ground/api/contracts/search/pageIndex.ts';
import { hashBytes } from '../digests.ts';
import type { PeriodicTask } from '../PeriodicTasks.ts';
import type { Purge } from '../purge/Purge.ts';

type Options = {
  /** Folder of the release, in which the index is built. */
  folder: string;
  /** Copies the index to where it is served; null when the folder is served itself. */
  copy: (() => Promise<void>) | null;
  purge: Purge | null;
};

const LOOK_EVERY_MS = 5000;
/** Milliseconds after which an unchanged index is copied again, which replaces lost files and deletes old ones. */
const COPY_EVERY_MS = 10 * 60_000;

/**
 * Returns the task that copies a changed index of pages and purges its manifests. Only manifests are purged, because the
 * other files never change. A failed run is repeated; a new process purges all manifests once.
 */
export function createIndexTask({ folder, copy, purge }: Options): PeriodicTask {
  let done = new Map<string, string>();
  let copiedAt = Number.NEGATIVE_INFINITY;
  async function work(): Promise<void> {
    const manifests = await readManifests(folder);
    const changed = [...manifests].filter(([address, digest]) => done.get(address) !== digest);
    if (copy && (changed.length > 0 || performance.now() - copiedAt > COPY_EVERY_MS)) {
      await copy();
      copiedAt = performance.now();
    }
    if (changed.length > 0) await purge?.paths(changed.map(([address]) => address));
    done = manifests;
  }
  return { name: 'copies of the index of pages', everyMs: LOOK_EVERY_MS, work };
}

/** Returns the digests of the manifests by address. */
async function readManifests(folder: string): Promise<Map<string, string>> {
  const manifests = new Map<string, string>();
  for (const language of await readdir(path.join(folder, 'search')).catch((): string[] => [])) {
    const address = pageManifestPath(language);
    const bytes = await readFile(path.join(folder, address)).catch(() => null);
    if (bytes) manifests.set(address, hashBytes(bytes));
  }
  return manifests;
}
