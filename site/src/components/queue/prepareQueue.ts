import { fetchToaster } from '../toaster/sayToast.ts';

/** Loads the scripts of the queue in advance, because none can be loaded while offline. */
export function prepareQueue(): void {
  const loads = [
    () => import('../../session/offline/queue.ts'),
    // The browser does not retry a failed import until the page is loaded again.
    () => import('./tendQueue.ts'),
    () => import('./askBeforeSignOut.tsx'),
    () => import('./sayQueued.ts'),
    fetchToaster,
  ];
  for (const load of loads) load().catch(() => {});
}
