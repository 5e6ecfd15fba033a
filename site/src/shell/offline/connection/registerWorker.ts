import { prepareToasts } from '../../../components/toaster/showCatalogueToast.ts';
import { isSlowConnection } from '../../../session/offline/isSlowConnection.ts';
import { countClearings, readStored, writeStored } from '../../../session/storage.ts';

/** Minimum milliseconds between checks for an update when an open tab is shown again; each navigation checks too. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;
/** Storage key; the value identifies the build whose toasts are cached, by this script's URL. */
const KEPT_KEY = 'toasts-kept';

/** Registers the service worker (`/sw.js`), and offers an update when another version waits. */
export async function registerWorker(container: ServiceWorkerContainer | undefined = navigator.serviceWorker) {
  if (!container) return;
  const isFirst = !container.controller;
  const begin = () => {
    if (isFirst) reportOpenedPage(container);
    cacheToasts();
  };
  if (isFirst) container.addEventListener('controllerchange', begin, { once: true });
  // Bypasses the browser's cache: a script that ends a broken worker must arrive.
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  if (!registration) return;
  if (!isFirst) begin();
  watchUpdates(registration, container);
}

function watchUpdates(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const look = () => {
    // Without a controller, the waiting worker is the first one and not an update.
    if (registration.waiting && container.controller)
      import('../update/offerUpdate.tsx').then(({ offerUpdate }) => offerUpdate(registration)).catch(() => {});
  };
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look));
  look();
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < LOOK_AGAIN_MS || isSlowConnection()) return;
    asked = Date.now();
    registration.update().catch(() => {});
  });
}

/** The first worker has not seen this page load, so the page tells it what to store. */
function reportOpenedPage({ controller }: ServiceWorkerContainer): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  controller?.postMessage({ type: 'opened', path: location.pathname, files });
}

/** Loads the code of toasts once for each build, so that a toast can report a lost connection. */
function cacheToasts(): void {
  if (isSlowConnection() || readStored(KEPT_KEY) === import.meta.url) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(async () => {
    const before = countClearings();
    await prepareToasts();
    // On a shared computer nothing is stored once its user has signed out.
    if (countClearings() === before) writeStored(KEPT_KEY, import.meta.url);
  });
}
