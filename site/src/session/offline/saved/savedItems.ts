import { atom } from 'nanostores';
import { CACHES } from '../caches.ts';
import { offlineDatabase, type SavedItem } from '../database.ts';
import { pathsIn } from './keptFiles.ts';
import { readSavedKeys, writeSavedKeys } from './savedSign.ts';

const CHANNEL = 'saved';

/** Newest first; null until the first read. */
export const $saved = atom<readonly SavedItem[] | null>(null);

let otherTabs: BroadcastChannel | undefined;

/** Reads the saved items, and reads them again after each later change in any tab. Rejects when storage is blocked. */
export async function readSaved(): Promise<readonly SavedItem[]> {
  if (!otherTabs && typeof BroadcastChannel !== 'undefined') {
    otherTabs = new BroadcastChannel(CHANNEL);
    otherTabs.onmessage = () => void refresh().catch(() => {});
  }
  return refresh();
}

/** Inserts or replaces an item. Files that it no longer needs stay until the next `sweepSaved`. */
export async function putItem(item: SavedItem): Promise<void> {
  await (await offlineDatabase()).put('saved', item);
}

/** Completes a change: deletes unneeded files, drops only `removed` from `savedSign.ts`, notifies other tabs. */
export async function sweepSaved(removed: readonly string[] = []): Promise<void> {
  const items = await refresh();
  await sweep(await caches.open(CACHES.saved), items);
  const signed = readSavedKeys().filter((key) => !removed.includes(key));
  writeSavedKeys([...new Set([...items.map(({ key }) => key), ...signed])]);
  otherTabs?.postMessage('changed');
}

export function removeItems(keys: readonly string[]): Promise<void> {
  return withSaveLock(async () => {
    const database = await offlineDatabase();
    for (const key of keys) await database.delete('saved', key);
    await sweepSaved(keys);
  });
}

async function refresh(): Promise<readonly SavedItem[]> {
  const items = await (await offlineDatabase()).getAll('saved');
  items.sort((one, other) => other.savedAt.localeCompare(one.savedAt));
  $saved.set(items);
  return items;
}

async function sweep(cache: Cache, items: readonly SavedItem[]): Promise<void> {
  const needed = new Set(items.flatMap(({ paths }) => paths));
  for (const path of await pathsIn(cache)) if (!needed.has(path)) await cache.delete(path);
}

/** Runs one job at a time in all tabs, because each depends on what the others saved or removed. */
export function withSaveLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request('saved', work) : work();
}
