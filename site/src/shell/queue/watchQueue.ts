import { isQueued, onQueueChange } from '../../session/offline/queueSign.ts';
import { $userId } from '../../session/session.ts';

/**
 * Shows and sends queued requests when the page begins, when the browser is online again, when the user changes, and
 * when this or another tab changes the queue. Loads the code only when something is queued.
 */
export function watchQueue(): void {
  const go = (why: 'begun' | 'online' | 'changed') => {
    if (isQueued())
      import('../../components/queue/showAndSendQueue.ts')
        .then(({ showAndSendQueue }) => showAndSendQueue(why))
        .catch(() => {});
  };
  $userId.subscribe(() => go('begun'));
  addEventListener('online', () => go('online'));
  onQueueChange(() => go('changed'));
}
