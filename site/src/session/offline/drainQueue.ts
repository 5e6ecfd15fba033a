import { readServerMessage } from '../readServerMessage.ts';
import { $userId, refreshSession } from '../session.ts';
import { type Drained, drainOnce } from './drainOnce.ts';
import { deleteOldWrites, moveGuestWrites } from './queue.ts';
import { sendWrite } from './sendWrite.ts';

const LOCK_NAME = 'offline-queue';

/**
 * Deletes old writes of others, gives the guest's writes to a signed-in user, and sends the queue. `isForced` as in
 * `drainOnce`.
 */
export function drainQueue({ isForced = false } = {}): Promise<Drained> {
  return withQueueLock(async () => {
    const userId = $userId.get();
    await deleteOldWrites(userId, Date.now());
    if (userId !== null) await moveGuestWrites(userId);
    const drained = await drainOnce({
      userId,
      isForced,
      send: sendWrite,
      wordsOf: (error) => readServerMessage(error) ?? '',
    });
    if (drained.isSignedOut) await refreshSession();
    return drained;
  });
}

/** Runs work in one tab at a time. In a browser without locks the server still takes each write once. */
async function withQueueLock<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request(LOCK_NAME, work) : await work();
}
