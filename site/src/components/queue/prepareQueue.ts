import { fetchToaster } from '../toaster/sayToast.ts';

/** Fetches what keeps, shows and sends writes before the line is down: then nothing could be fetched any more. */
export function prepareQueue(): void {
  const loads = [
    () => import('../../session/offline/queue.ts'),
    // A script that does not come when it is asked for does not come for as long as the page stands.
    () => import('./tendQueue.ts'),
    () => import('./askBeforeSignOut.tsx'),
    () => import('./sayQueued.ts'),
    fetchToaster,
  ];
  for (const load of loads) load().catch(() => {});
}
