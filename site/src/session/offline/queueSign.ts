import { readStored, writeStored } from '../storage.ts';

/** In storage as long as something waits in the queue, so that no page opens the browser's database for nothing. */
export const QUEUE_SIGN = 'queued';

export function isQueued(): boolean {
  return readStored(QUEUE_SIGN) !== null;
}

/** Tells this page and all other tabs that the queue has changed. */
export function changeSign(isAny: boolean): void {
  // Another value each time: tabs hear of nothing that stays the same.
  writeStored(QUEUE_SIGN, isAny ? `${Date.now()}.${Math.random()}` : null);
  // Browsers tell this to the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: QUEUE_SIGN }));
}

/** Answers how to stop listening. */
export function whenQueueChanges(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // A key of null: everything was cleared.
    if (key === QUEUE_SIGN || key === null) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
