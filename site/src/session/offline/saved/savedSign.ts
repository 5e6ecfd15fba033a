import { atom } from 'nanostores';

/** Storage key of the list of saved items, readable without the database and even after the browser has deleted it. */
export const SAVED_KEYS_KEY = 'saved';

export const $savedKeys = atom<readonly string[]>([]);

if (typeof window !== 'undefined') {
  const follow = () => $savedKeys.set(readSavedKeys());
  follow();
  addEventListener('storage', ({ key }) => (key === SAVED_KEYS_KEY || key === null) && follow());
  addEventListener('pageshow', follow);
}

export function readSavedKeys(): string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(SAVED_KEYS_KEY) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function writeSavedKeys(keys: readonly string[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(SAVED_KEYS_KEY);
    else localStorage.setItem(SAVED_KEYS_KEY, JSON.stringify(keys));
  } catch {
    // Without the list in storage, the page of saved items still reads them from the database.
  }
  $savedKeys.set([...keys]);
}
