/**
 * Activates the waiting version and reloads this page once. Other tabs need no reload: the files that they load later
 * have digests in their names, so that both versions can load them.
 */
export function refreshSite({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): void {
  if (!waiting) {
    // Another tab has already activated the waiting version.
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skip-waiting' });
}
