import { serverMessage } from '../serverMessage.ts';
import { $userId, refreshSession } from '../session.ts';
import { type Drained, drainOnce } from './drainOnce.ts';
import { adoptFromGuest, forgetOld } from './queue.ts';
import { sendWrite } from './sendWrite.ts';

/** Name of the lock that one tab at a time holds. */
const LEASE = 'offline-queue';

/** Sends what waits, one tab at a time. `isForced`: also what is to wait for a while yet. */
export function drainQueue({ isForced = false } = {}): Promise<Drained> {
  return leased(async () => {
    const userId = $userId.get();
    await forgetOld(userId, Date.now());
    if (userId !== null) await adoptFromGuest(userId);
    const drained = await drainOnce({
      userId,
      isForced,
      send: sendWrite,
      wordsOf: (error) => serverMessage(error) ?? '',
    });
    // The header and all else of the page learn of it as they do from any other call.
    if (drained.isSignedOut) await refreshSession();
    return drained;
  });
}

/** A tab that is closed or stopped gives it back by itself. Without it the server still takes each write once. */
async function leased<Result>(work: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? await navigator.locks.request(LEASE, work) : await work();
}
