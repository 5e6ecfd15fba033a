import { CACHES } from '../../session/offline/caches.ts';
import { SAVED_KEYS_KEY } from '../../session/offline/saved/savedSign.ts';

/** Storage key; the value is the time of the last check for corrections, in milliseconds. */
const CORRECTIONS_CHECKED_KEY = 'corrections-asked';
const AT_MOST_EVERY_MS = 60 * 60 * 1000;
/** Storage key, set once this tab has checked for items that the browser deleted. */
const LOST_CHECKED_KEY = 'saved-looked';

/**
 * Checks for corrections when the browser is online again, and when a page begins at most once an hour. Checks for
 * items that the browser deleted at these times, and in each new tab. Does nothing when no page is stored.
 */
export function watchSaved(): void {
  addEventListener('online', () => void check());
  const asked = Number(read(CORRECTIONS_CHECKED_KEY));
  if (navigator.onLine !== false && !(Date.now() - asked < AT_MOST_EVERY_MS)) void check();
  else if (isNewTab() && read(SAVED_KEYS_KEY) !== null) void look();
}

async function check(): Promise<void> {
  try {
    if (read(SAVED_KEYS_KEY) === null && !(await caches.has(CACHES.read))) return;
    const { checkSaved } = await import('./checkSaved.ts');
    await checkSaved();
    localStorage.setItem(CORRECTIONS_CHECKED_KEY, String(Date.now()));
  } catch {
    // The check failed or its time was not stored: the next page, or `online`, checks again.
  }
}

async function look(): Promise<void> {
  try {
    const { sayLost } = await import('./checkSaved.ts');
    await sayLost();
  } catch {
    // The next check for corrections, or the next new tab, repeats the failed check.
  }
}

function isNewTab(): boolean {
  try {
    const isNew = sessionStorage.getItem(LOST_CHECKED_KEY) === null;
    sessionStorage.setItem(LOST_CHECKED_KEY, 'yes');
    return isNew;
  } catch {
    return false;
  }
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
