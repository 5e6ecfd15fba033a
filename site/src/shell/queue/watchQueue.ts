import { isQueued, whenQueueChanges } from '../../session/offline/queueSign.ts';
import { $userId } from '../../session/session.ts';

/**
 * Where something waits that was done without a line, it is shown and sent: as a page begins, when the line is back, after
 * signing in, and when this or another tab adds to it. Called once, by the page's script; the rest comes where something waits.
 */
export function watchQueue(): void {
  const go = (why: 'begun' | 'online' | 'changed') => {
    if (isQueued())
      import('../../components/queue/tendQueue.ts').then(({ tendQueue }) => tendQueue(why)).catch(() => {});
  };
  $userId.subscribe(() => go('begun'));
  addEventListener('online', () => go('online'));
  whenQueueChanges(() => go('changed'));
}
