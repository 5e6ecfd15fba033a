import { fetchToaster } from '../toaster/showCatalogueToast.ts';

/** Loads the scripts of the queue in advance, because none can be loaded while offline. */
export function prepareQueue(): void {
  const loads = [
    () => import('../../session/offline/queue.ts'),
    // The browser does not retry a failed import until the page is loaded again.
    () => import('./showAndSendQueue.ts'),
    () => import('./confirmSignOut.tsx'),
    () => import('./showQueuedToast.ts'),
    fetchToaster,
  ];
  for (const load of loads) load().catch(() => {});
}
