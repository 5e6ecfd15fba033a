import { vi } from 'vitest';

/** Returns a storage as in a browser: entries are properties beside its methods. */
export function fakeStorage(): Storage {
  const methods = {
    getItem(key: string) {
      return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key] : null;
    },
    setItem(key: string, value: string) {
      Object.assign(this, { [key]: String(value) });
    },
    removeItem(key: string) {
      delete (this as unknown as Record<string, string>)[key];
    },
    clear() {
      for (const key of Object.keys(this)) delete (this as unknown as Record<string, string>)[key];
    },
    get length() {
      return Object.keys(this).length;
    },
  };
  return Object.create(methods) as Storage;
}

/** Returns the same storage when full: it keeps its entries and refuses new values. */
export function toFullStorage(storage: Storage): Storage {
  const setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  return Object.create(storage, {
    getItem: { value: (key: string) => storage.getItem(key) },
    removeItem: { value: (key: string) => storage.removeItem(key) },
    setItem: { value: setItem },
  });
}

/** Makes the browser refuse storage as when site data is blocked: reading the property itself throws. */
export function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    // Registers the property, so that `vi.unstubAllGlobals` restores it.
    vi.stubGlobal(name, undefined);
    Object.defineProperty(globalThis, name, {
      configurable: true,
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
