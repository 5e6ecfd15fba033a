import { prepareToasts } from '../../../components/toaster/sayToast.ts';
import { isSlowConnection } from '../../../session/offline/isSlowConnection.ts';
import { countClearings, readStored, writeStored } from '../../../session/storage.ts';

/** A tab that stays open for days asks as it is looked at again; a page that is opened asks by itself. */
const LOOK_AGAIN_MS = 60 * 60 * 1000;
/** Which build's toasts this browser keeps. */
const KEPT_KEY = 'toasts-kept';

/**
 * Has the browser keep what is read (`/sw.js`), once the page is there and somebody has touched it. Tells the reader when
 * another version waits.
 */
export async function registerWorker(container: ServiceWorkerContainer | undefined = navigator.serviceWorker) {
  if (!container) return;
  const isFirst = !container.controller;
  const begin = () => {
    if (isFirst) tellOpened(container);
    keepToasts();
  };
  if (isFirst) container.addEventListener('controllerchange', begin, { once: true });
  // Never out of the browser's own store: what may end a broken worker has to arrive.
  const registration = await container.register('/sw.js', { updateViaCache: 'none' });
  if (!registration) return;
  if (!isFirst) begin();
  watchUpdates(registration, container);
}

function watchUpdates(registration: ServiceWorkerRegistration, container: ServiceWorkerContainer): void {
  const look = () => {
    // The first one there is takes nobody's place.
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

/** The page that brought the worker was there before it, and is kept as well. Its browser has all of it already. */
function tellOpened({ controller }: ServiceWorkerContainer): void {
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  controller?.postMessage({ type: 'opened', path: location.pathname, files });
}

/** What says that the line is down has to be here before it is: once for each build, and when nothing else is to be done. */
function keepToasts(): void {
  if (isSlowConnection() || readStored(KEPT_KEY) === import.meta.url) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  // A browser that cannot store the note fetches them on each page, mostly out of its own cache.
  idle(async () => {
    const before = countClearings();
    await prepareToasts();
    // On a shared computer nothing is stored once its user has signed out.
    if (countClearings() === before) writeStored(KEPT_KEY, import.meta.url);
  });
}
