import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { CACHES } from '../session/offline/caches.ts';
import { offlineDatabase } from '../session/offline/database.ts';
import { fakeStorage } from './fakeStorage.ts';

const ORIGIN = 'http://site.test';

/** What a browser keeps pages in, as far as this site uses it. */
export class FakeCache {
  readonly kept = new Map<string, Response>();
  /** A put of these paths fails, as it does where there is no room. */
  full: RegExp | null = null;

  async put(path: string, response: Response): Promise<void> {
    if (this.full?.test(path)) throw new DOMException('No room', 'QuotaExceededError');
    this.kept.set(path, response);
  }
  async match(path: string): Promise<Response | undefined> {
    return this.kept.get(path)?.clone();
  }
  async delete(path: string): Promise<boolean> {
    return this.kept.delete(path);
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((path) => ({ url: ORIGIN + path }));
  }
}

/** A browser that keeps things, and a site it fetches them from: texts by path; what is a number is answered with that status. */
export async function offlineWorld() {
  const opened = new Map<string, FakeCache>();
  const open = (name: string) => {
    const cache = opened.get(name) ?? new FakeCache();
    opened.set(name, cache);
    return cache;
  };
  const site = new Map<string, unknown>();
  const asked: string[] = [];
  const most = { atOnce: 0 };
  let underWay = 0;
  let isDown = false;
  vi.stubGlobal('location', { origin: ORIGIN, pathname: '/', search: '' });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('caches', { open: async (name: string) => open(name), has: async (name: string) => opened.has(name) });
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
    saved: open(CACHES.saved),
    read: open(CACHES.read),
    /** Paths that are kept on purpose. */
    kept: () => [...open(CACHES.saved).kept.keys()].sort(),
    textOf: async (path: string) => (await open(CACHES.saved).match(path))?.text(),
    goDown: () => {
      isDown = true;
    },
  };
}
