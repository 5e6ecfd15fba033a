import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { CACHES, OFFLINE_DATABASE } from './offline/caches.ts';

export type Person = Pick<User, 'id' | 'displayName' | 'role'>;

/** Storage keys that `first-paint.js` reads too. The specification demands the name `sessionToken`. */
export const TOKEN_KEY = 'sessionToken';
export const PERSON_KEY = 'person';

/** Values that the browser refused to store (blocked or full storage): a session then lasts as long as the page. */
const inMemory = new Map<string, string>();

export function storedToken(): string | null {
  return read(TOKEN_KEY);
}

export function storedPerson(): Person | null {
  const text = read(PERSON_KEY);
  if (!text || !storedToken()) return null;
  try {
    return JSON.parse(text) as Person;
  } catch {
    return null;
  }
}

/** Returns whether the session is in storage, so that the next page has it. */
export function isSessionStored(): boolean {
  return readStored(TOKEN_KEY) !== null;
}

export function storeSession(token: string, { id, displayName, role }: Person): void {
  // Stores the person first, because another tab reacts to the token and then reads the person.
  write(PERSON_KEY, JSON.stringify({ id, displayName, role } satisfies Person));
  write(TOKEN_KEY, token);
}

export function deleteStoredSession(): void {
  write(PERSON_KEY, null);
  write(TOKEN_KEY, null);
}

const SHARED_KEY = 'shared-computer';

/** Returns whether the user said when signing in that others use this browser too. */
export function isSharedComputer(): boolean {
  return read(SHARED_KEY) !== null;
}

export function storeSharedComputer(isSharedNow: boolean): void {
  write(SHARED_KEY, isSharedNow ? 'yes' : null);
}

let cleared = 0;

/** Returns how often this page cleared the browser: work that began before must not store anything afterwards. */
export function countClearings(): number {
  return cleared;
}

export function clearBrowser(): void {
  cleared += 1;
  const clearings = [
    () => localStorage.clear(),
    () => sessionStorage.clear(),
    () => inMemory.clear(),
    () => indexedDB.deleteDatabase(OFFLINE_DATABASE),
    () => Object.values(CACHES).map((name) => caches.delete(name).catch(() => {})),
  ];
  for (const clear of clearings) {
    try {
      clear();
    } catch {
      // Storage is blocked, so there is nothing to clear.
    }
  }
  // Browsers send `storage` events to the other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: null }));
}

type Area = 'localStorage' | 'sessionStorage';

/** Returns a stored value; null when there is none or the browser blocks storage, where reading the property throws. */
export function readStored(key: string, area: Area = 'localStorage'): string | null {
  try {
    return globalThis[area].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it when null. Returns false when the browser refused: its storage is blocked or full. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage'): boolean {
  try {
    if (value === null) globalThis[area].removeItem(key);
    else globalThis[area].setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function canStore(area: Area = 'localStorage'): boolean {
  return writeStored('storage-test', 'yes', area) && writeStored('storage-test', null, area);
}

function read(key: string): string | null {
  return readStored(key) ?? inMemory.get(key) ?? null;
}

function write(key: string, value: string | null): void {
  inMemory.delete(key);
  if (value !== null && writeStored(key, value)) return;
  // Full storage refuses the new value and keeps the old one, which `read` would return.
  writeStored(key, null);
  if (value !== null) inMemory.set(key, value);
}
