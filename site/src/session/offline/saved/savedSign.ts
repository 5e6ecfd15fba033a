import { atom } from 'nanostores';

/**
 * The keys of what is saved, in storage that is read at once: so no page opens the database only to see that there is
 * nothing in it. It also outlives the database where a browser throws that away, and then tells what is missing.
 */
export const SAVED_SIGN = 'saved';

/** The same in every tab. */
export const $savedKeys = atom<readonly string[]>([]);

if (typeof window !== 'undefined') {
  const follow = () => $savedKeys.set(readSign());
  follow();
  addEventListener('storage', ({ key }) => (key === SAVED_SIGN || key === null) && follow());
  // Out of the back-forward cache, which has heard nothing meanwhile.
  addEventListener('pageshow', follow);
}

export function readSign(): string[] {
  try {
    const keys: unknown = JSON.parse(localStorage.getItem(SAVED_SIGN) ?? '[]');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [];
  } catch {
    return [];
  }
}

export function writeSign(keys: readonly string[]): void {
  try {
    if (keys.length === 0) localStorage.removeItem(SAVED_SIGN);
    else localStorage.setItem(SAVED_SIGN, JSON.stringify(keys));
  } catch {
    // Storage is closed to us; what is saved is found on the page that lists it.
  }
  $savedKeys.set([...keys]);
}
