import { readStored, writeStored } from '../storage.ts';

/** Storage key that is set while the queue is not empty, so that pages do not open the database for nothing. */
export const QUEUE_FLAG = 'queued';

export function isQueued(): boolean {
  return readStored(QUEUE_FLAG) !== null;
}

export function updateQueueFlag(isAny: boolean): void {
  // Stores a new value each time, because browsers report no value that stays the same.
  writeStored(QUEUE_FLAG, isAny ? `${Date.now()}.${Math.random()}` : null);
  dispatchEvent(new StorageEvent('storage', { key: QUEUE_FLAG }));
}

export function onQueueChange(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === QUEUE_FLAG || key === null) listener();
  };
  const listening = new AbortController();
  addEventListener('storage', hear, listening);
  return () => listening.abort();
}
