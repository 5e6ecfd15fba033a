import { screenPath } from '../../../routes.ts';
import { CACHES } from '../../../session/offline/caches.ts';
import { languageAt } from './chooseStrategy.ts';
import { plainOfflinePage } from './plainOfflinePage.ts';
import type { FetchEvent } from './scope.ts';
import { storeOfflinePage } from './storeOfflinePage.ts';
import { readDate, storePage } from './storePage.ts';

/** Milliseconds without a response after which a stored copy is used. */
export const PATIENCE_MS = 4000;
/** Statuses of a proxy without a server behind it, for example while the site restarts. */
const IS_AWAY = [502, 503, 504];

/**
 * Answers a page from the network, because medical texts must be current. When there is a copy, answers with it if the
 * network fails, is silent for PATIENCE_MS or answers IS_AWAY. Without a copy, a failure gets the offline page.
 */
export async function answerPage({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asked = fetch(request).then((response) => {
    const copy = response.clone();
    return { response, keeping: storePage(pathname, copy).then(() => storeOfflinePage(pathname)) };
  });
  waitUntil(asked.then(({ keeping }) => keeping).catch(() => {}));
  const now = asked.then(({ response }) => response);
  const copy = await findNewestCopy(pathname).catch(() => null);
  if (!copy) return now.catch(() => offlinePage(languageAt(pathname)));
  const soon = await Promise.race([now.catch(() => null), wait(PATIENCE_MS)]);
  return soon && !IS_AWAY.includes(soon.status) ? soon : copy;
}

/** Returns the newer of the saved copy and the copy that was last read; null when there is neither. */
async function findNewestCopy(pathname: string): Promise<Response | null> {
  const copies = await Promise.all(
    [CACHES.saved, CACHES.read].map(async (name) => (await caches.open(name)).match(pathname, { ignoreVary: true })),
  );
  const found = copies.filter((copy) => copy !== undefined).sort((one, other) => readDate(other) - readDate(one));
  return found[0] ?? null;
}

async function offlinePage(language: string): Promise<Response> {
  const kept = await findNewestCopy(screenPath('offline', language)).catch(() => null);
  return kept ?? plainOfflinePage(language);
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
