import { atom } from 'nanostores';
import { CACHES } from '../caches.ts';
import { offlineDatabase, type SavedItem } from '../database.ts';
import { alone } from './alone.ts';
import { pathsIn } from './keptFiles.ts';
import { readSign, writeSign } from './savedSign.ts';

const CHANNEL = 'saved';

/** Everything that is saved, newest first; null until it was read. */
export const $saved = atom<readonly SavedItem[] | null>(null);

let otherTabs: BroadcastChannel | undefined;

/** Reads what is saved, from now on after each change in any tab. Rejects where this browser keeps nothing for us. */
export async function readSaved(): Promise<readonly SavedItem[]> {
  if (!otherTabs && typeof BroadcastChannel !== 'undefined') {
    otherTabs = new BroadcastChannel(CHANNEL);
    otherTabs.onmessage = () => void refresh().catch(() => {});
  }
  return refresh();
}

/** Puts an item in place, or another in its place. What it no longer needs goes with the next `sweepSaved`. */
export async function putItem(item: SavedItem): Promise<void> {
  await (await offlineDatabase()).put('saved', item);
}

/**
 * After a change: the cache holds what the items need, the sign says what there is, and the other tabs hear of it. What the
 * browser threw away stays in the sign, so that it can be said; `removed` goes.
 */
export async function sweepSaved(removed: readonly string[] = []): Promise<void> {
  const items = await refresh();
  await sweep(await caches.open(CACHES.saved), items);
  const signed = readSign().filter((key) => !removed.includes(key));
  writeSign([...new Set([...items.map(({ key }) => key), ...signed])]);
  otherTabs?.postMessage('changed');
}

/** What others need stays. */
export function removeItems(keys: readonly string[]): Promise<void> {
  return alone(async () => {
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

/** Takes out of the cache what no item needs: what was removed, and what a save left that did not end well. */
async function sweep(cache: Cache, items: readonly SavedItem[]): Promise<void> {
  const needed = new Set(items.flatMap(({ paths }) => paths));
  for (const path of await pathsIn(cache)) if (!needed.has(path)) await cache.delete(path);
}
