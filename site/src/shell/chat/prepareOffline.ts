/**
 * Fetches what the assistant may need when there is no connection, so that the service worker keeps it. Where none is at work
 * nothing would be kept, and nothing is fetched.
 */
export function prepareOffline(lang: string): void {
  if (!navigator.serviceWorker?.controller) return;
  fetch(`/api/help-lines?lang=${encodeURIComponent(lang)}`, { credentials: 'omit' }).catch(() => {});
  import('../search/offline/searchOffline.ts').catch(() => {});
}
