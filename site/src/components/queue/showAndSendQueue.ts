import { drainQueue } from '../../session/offline/drainQueue.ts';
import { FIRST_BACKOFF_MS } from '../../session/offline/rests.ts';
import { showDrainedToast } from './showDrainedToast.ts';
import { showQueueNotice } from './showQueueNotice.tsx';

let timer = 0;
let timerAt = Number.POSITIVE_INFINITY;

/**
 * Shows the queue and sends it. After a change it is sent only after a pause, because the new write has just failed.
 */
export async function showAndSendQueue(why: 'begun' | 'online' | 'changed'): Promise<void> {
  showQueueNotice();
  if (navigator.onLine === false) return;
  if (why === 'changed') return later(Date.now() + FIRST_BACKOFF_MS);
  const drained = await drainQueue({ isForced: why === 'online' });
  void showDrainedToast(drained);
  if (drained.nextAt !== null) later(drained.nextAt);
}

function later(at: number): void {
  if (at >= timerAt) return;
  clearTimeout(timer);
  timerAt = at;
  timer = window.setTimeout(
    () => {
      timerAt = Number.POSITIVE_INFINITY;
      void showAndSendQueue('begun').catch((error: unknown) =>
        console.warn('The queued actions could not be sent yet.', error),
      );
    },
    // Waits a day at most, because timers overflow after about 24 days.
    Math.min(Math.max(0, at - Date.now()), 24 * 60 * 60_000),
  );
}
