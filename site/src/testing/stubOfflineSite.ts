import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { CACHES } from '../session/offline/caches.ts';
import { offlineDatabase } from '../session/offline/database.ts';
import { fakeCaches, SITE } from './fakeCaches.ts';
import { fakeStorage } from './fakeStorage.ts';

/** Stubs a browser's storage and caches, and a site with texts by path. A number is answered with that status. */
export async function stubOfflineSite() {
  const caches = fakeCaches();
  const saved = caches.openCache(CACHES.saved);
  const site = new Map<string, unknown>();
  const asked: string[] = [];
  const most = { atOnce: 0 };
  let underWay = 0;
  let isDown = false;
  vi.stubGlobal('location', { origin: SITE, pathname: '/', search: '' });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string, { signal }: RequestInit = {}) => {
    underWay += 1;
    most.atOnce = Math.max(most.atOnce, underWay);
    await new Promise((answer) => setImmediate(answer));
    underWay -= 1;
    asked.push(path);
    signal?.throwIfAborted();
    const found = site.get(path) ?? site.get(path.split('?')[0] ?? path);
    if (isDown) throw new TypeError('Failed to fetch');
    if (found === undefined) return new Response('none', { status: 404 });
    if (typeof found === 'number') return new Response('no', { status: found });
    return new Response(typeof found === 'string' ? found : JSON.stringify(found));
  });
  const database = await offlineDatabase();
  for (const store of ['saved', 'queue', 'notes'] as const) await database.clear(store);
  return {
    site,
    asked,
    most,
    saved,
    read: caches.openCache(CACHES.read),
    kept: () => caches.paths(CACHES.saved).sort(),
    textOf: async (path: string) => (await saved.match(path))?.text(),
    goDown: () => {
      isDown = true;
    },
  };
}
