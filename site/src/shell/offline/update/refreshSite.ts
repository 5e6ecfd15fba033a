/**
 * Has the version that waits take over, then shows this page anew, once. Other tabs stay as they are: what they load later
 * has its digest in its name, and is there in every version.
 */
export function refreshSite({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): void {
  if (!waiting) {
    // Another tab was refreshed before.
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skip-waiting' });
}
