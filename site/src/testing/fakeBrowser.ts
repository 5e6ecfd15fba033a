import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import { fakeStorage } from './fakeStorage.ts';

export function fakeBrowser() {
  const window = new EventTarget();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('StorageEvent', FakeStorageEvent);
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, window[name].bind(window));
  const locks = fakeLocks();
  vi.stubGlobal('navigator', { onLine: true, locks });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  return { killHolder: locks.killHolder };
}

class FakeStorageEvent extends Event {
  readonly key: string | null;
  constructor(type: string, { key }: { key: string | null }) {
    super(type);
    this.key = key;
  }
}

/** Grants one lock at a time in the order of the requests. Names of locks are ignored. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let release = () => {};
  return {
    request<Result>(_name: string, work: () => Promise<Result>): Promise<Result> {
      const before = last;
      const held = Promise.withResolvers<void>();
      last = held.promise;
      return before.then(async () => {
        release = held.resolve;
        try {
          return await work();
        } finally {
          held.resolve();
        }
      });
    },
    /** Passes the lock to the next request, as the browser does when the tab that holds it is closed. */
    killHolder: () => release(),
  };
}
