import { screenPath } from '../../../routes.ts';
import { CACHES } from '../../../session/offline/caches.ts';
import { keepOfflinePage } from './keepOfflinePage.ts';
import { dateOf, keepPage } from './keepPage.ts';
import { plainOfflinePage } from './plainOfflinePage.ts';
import type { FetchEvent } from './scope.ts';
import { languageAt } from './strategyOf.ts';

/** How long a line that says nothing is waited for while there is a copy. */
export const PATIENCE_MS = 4000;
/** What a proxy says when nobody stands behind it, as while the site is started anew. */
const IS_AWAY = [502, 503, 504];

/**
 * A page: as the server has it now, because what is medical should be today's. Without a line, or where nothing answers for
 * some seconds, the copy; where there is none, the page that says so.
 */
export async function answerPage({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>): Promise<Response> {
  const { pathname } = new URL(request.url);
  const asked = fetch(request).then((response) => {
    const copy = response.clone();
    return { response, keeping: keepPage(pathname, copy).then(() => keepOfflinePage(pathname)) };
  });
  // Storage that is full or closed to us is no reason for anything: the reader has the page.
  waitUntil(asked.then(({ keeping }) => keeping).catch(() => {}));
  const now = asked.then(({ response }) => response);
  const copy = await copyOf(pathname).catch(() => null);
  if (!copy) return now.catch(() => offlinePage(languageAt(pathname)));
  const soon = await Promise.race([now.catch(() => null), wait(PATIENCE_MS)]);
  return soon && !IS_AWAY.includes(soon.status) ? soon : copy;
}

/** The newer one of what the reader keeps and what was read last. */
async function copyOf(pathname: string): Promise<Response | null> {
  const copies = await Promise.all(
    [CACHES.saved, CACHES.read].map(async (name) => (await caches.open(name)).match(pathname, { ignoreVary: true })),
  );
  const found = copies.filter((copy) => copy !== undefined).sort((one, other) => dateOf(other) - dateOf(one));
  return found[0] ?? null;
}

async function offlinePage(language: string): Promise<Response> {
  const kept = await copyOf(screenPath('offline', language)).catch(() => null);
  return kept ?? plainOfflinePage(language);
}

function wait(milliseconds: number): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), milliseconds));
}
