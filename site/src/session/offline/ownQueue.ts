import { atom, onMount } from 'nanostores';
import { $userId } from '../session.ts';
import type { Queued } from './queue.ts';
import type { NewWrite } from './queuedInputs.ts';
import { isQueued, whenQueueChanges } from './queueSign.ts';

/** What waits for whoever reads, in order: of an account, or of somebody without one. Read only where something waits. */
export const $ownQueue = atom<Queued[]>([]);

onMount($ownQueue, () => {
  const read = () => void readOwnQueue();
  const stops = [whenQueueChanges(read), $userId.subscribe(read)];
  const listening = new AbortController();
  // A page from the back-forward cache has missed the changes of other tabs.
  addEventListener('pageshow', read, listening);
  return () => {
    for (const stop of stops) stop();
    listening.abort();
  };
});

/** As it stands in the browser's database now; nothing where that is closed to us. */
export async function readOwnQueue(): Promise<Queued[]> {
  const userId = $userId.get();
  const writes = isQueued() ? await readWrites(userId) : [];
  if (userId === $userId.get() && (writes.length > 0 || $ownQueue.value.length > 0)) $ownQueue.set(writes);
  return writes;
}

/**
 * Keeps a write that did not reach the server until there is a line. Answers whether this browser could; where it could
 * not, what failed is the caller's to say.
 */
export async function keepForLater(write: NewWrite): Promise<boolean> {
  try {
    const { enqueue } = await import('./queue.ts');
    await enqueue(write);
    await readOwnQueue();
    return true;
  } catch (error) {
    console.warn('This browser keeps nothing for later.', error);
    return false;
  }
}

async function readWrites(userId: number | null): Promise<Queued[]> {
  try {
    return await (await import('./queue.ts')).writesOf(userId);
  } catch {
    return [];
  }
}
