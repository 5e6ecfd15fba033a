import { atom, onMount } from 'nanostores';
import { $userId } from '../session.ts';
import type { NewWrite } from './QueuedKind.ts';
import type { Queued } from './queue.ts';
import { isQueued, onQueueChange } from './queueSign.ts';

/**
 * Queue of the signed-in user, or of the guest, in order. The database is read only while the flag of the queue is set.
 */
export const $ownQueue = atom<Queued[]>([]);

onMount($ownQueue, () => {
  const read = () => void readOwnQueue();
  const stops = [onQueueChange(read), $userId.subscribe(read)];
  const listening = new AbortController();
  addEventListener('pageshow', read, listening);
  return () => {
    for (const stop of stops) stop();
    listening.abort();
  };
});

export async function readOwnQueue(): Promise<Queued[]> {
  const userId = $userId.get();
  const writes = isQueued() ? await readWrites(userId) : [];
  if (userId === $userId.get() && (writes.length > 0 || $ownQueue.value.length > 0)) $ownQueue.set(writes);
  return writes;
}

/** Queues a write that did not reach the server. Returns false when the browser cannot store it. */
export async function queueWrite<Input>(write: NewWrite<Input>): Promise<boolean> {
  try {
    const { enqueue } = await import('./queue.ts');
    await enqueue(write);
    await readOwnQueue();
    return true;
  } catch (error) {
    console.warn('This browser could not queue the action.', error);
    return false;
  }
}

async function readWrites(userId: number | null): Promise<Queued[]> {
  try {
    return await (await import('./queue.ts')).findWrites(userId);
  } catch {
    return [];
  }
}
