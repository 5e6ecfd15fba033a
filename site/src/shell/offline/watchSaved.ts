import { CACHES } from '../../session/offline/caches.ts';
import { SAVED_SIGN } from '../../session/offline/saved/savedSign.ts';

/** When corrections were last asked for, in milliseconds. */
const ASKED = 'corrections-asked';
const AT_MOST_EVERY_MS = 60 * 60 * 1000;
/** In this tab it was looked for what the browser threw away. */
const LOOKED = 'saved-looked';

/**
 * Corrections of what is kept are asked for when there is a line again, and at a page's start at most once an hour. What the
 * browser threw away is looked for with them, and wherever a tab begins. Of a browser that keeps no page nothing is asked.
 */
export function watchSaved(): void {
  addEventListener('online', () => void check());
  const asked = Number(read(ASKED));
  if (navigator.onLine !== false && !(Date.now() - asked < AT_MOST_EVERY_MS)) void check();
  else if (isNewTab() && read(SAVED_SIGN) !== null) void look();
}

async function check(): Promise<void> {
  try {
    if (read(SAVED_SIGN) === null && !(await caches.has(CACHES.read))) return;
    const { checkSaved } = await import('./checkSaved.ts');
    await checkSaved();
    localStorage.setItem(ASKED, String(Date.now()));
  } catch {
    // The line is down again, or storage is closed to us; the next page tries again.
  }
}

async function look(): Promise<void> {
  try {
    const { sayLost } = await import('./checkSaved.ts');
    await sayLost();
  } catch {
    // As above.
  }
}

function isNewTab(): boolean {
  try {
    const isNew = sessionStorage.getItem(LOOKED) === null;
    sessionStorage.setItem(LOOKED, 'yes');
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
