import { fetchToaster } from '../toaster/showToast.ts';

/** Fetches what keeps, shows and sends writes before the line is down: then nothing could be fetched any more. */
export function prepareQueue(): void {
  const loads = [
    () => import('../../session/offline/queue.ts'),
    () => import('../../session/offline/drainQueue.ts'),
    () => import('./showQueueNotice.tsx'),
    () => import('./askBeforeSignOut.tsx'),
    fetchToaster,
  ];
  for (const load of loads) load().catch(() => {});
}
