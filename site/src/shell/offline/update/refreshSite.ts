/** Activates the waiting version and reloads this page once. Other tabs need no reload. */
export function refreshSite({ waiting }: Pick<ServiceWorkerRegistration, 'waiting'>): void {
  if (!waiting) {
    location.reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'skip-waiting' });
}
