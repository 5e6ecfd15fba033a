import type { SavedItem } from '../database.ts';
import { pathsIn } from './keptFiles.ts';

/** Takes out of the cache what no item needs: what was removed, and what a save left that did not end well. */
export async function sweep(cache: Cache, items: readonly SavedItem[]): Promise<void> {
  const needed = new Set(items.flatMap(({ paths }) => paths));
  for (const path of await pathsIn(cache)) if (!needed.has(path)) await cache.delete(path);
}
