import type { AccessibilitySettings } from '@common-ground/api/contracts/preferences/settings.ts';
import { $settings } from '../../session/accessibility.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { keepSettings } from './keepSettings.ts';

/** Whose account the settings of this browser follow. */
const KEY = 'accessibility-account';
/** Whether this tab has asked the account. */
const ASKED_KEY = 'accessibility-asked';
/** A slider that is moved is one change. */
const SETTLED_MS = 800;

/** Whether the settings of this browser follow the account of whoever is signed in. */
export function isWithAccount(): boolean {
  const id = $userId.get();
  try {
    return id !== null && localStorage.getItem(KEY) === String(id);
  } catch {
    return false;
  }
}

/** Keeps the settings with the account from now on, or forgets them there. They stay in this browser either way. */
export async function setWithAccount(isWanted: boolean): Promise<void> {
  const id = $userId.get();
  if (id === null) return;
  const accessibility = isWanted ? $settings.get() : null;
  await api.call(calls.choosePreferences, { params: { id }, body: { accessibility } });
  if ($userId.get() === id) note(isWanted);
}

/** Brings the settings of the account to this browser, if somebody wanted them kept there; else they follow it no longer. */
export async function adoptSettings(): Promise<void> {
  const id = $userId.get();
  if (id === null) return;
  const { accessibility } = await api.call(calls.getPreferences, { params: { id } });
  // A user who signed out meanwhile leaves nothing in this browser.
  if ($userId.get() !== id) return;
  note(accessibility !== null);
  if (accessibility) show(accessibility);
}

/** The same, once a tab: what was chosen on another device since comes along. */
export function adoptOnce(): void {
  if (!isWithAccount()) return;
  try {
    if (sessionStorage.getItem(ASKED_KEY)) return;
    sessionStorage.setItem(ASKED_KEY, 'yes');
  } catch {
    return;
  }
  // Without an answer those of this browser stand.
  adoptSettings().catch(() => {});
}

/**
 * Tells the account of each change, as long as it wants to know: it may have been asked to forget elsewhere. Only what was
 * changed here is told, so that what another device chose meanwhile stands, and comes to this browser too.
 */
export function tellAccount(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed: Partial<AccessibilitySettings> = {};

  async function tell(): Promise<void> {
    const id = $userId.get();
    if (id === null || !isWithAccount()) return;
    const mine = changed;
    changed = {};
    try {
      const { accessibility: theirs } = await api.call(calls.getPreferences, { params: { id } });
      if ($userId.get() !== id) return;
      if (theirs === null) return note(false);
      const accessibility = { ...theirs, ...mine };
      if (!isSame(accessibility, theirs))
        await api.call(calls.choosePreferences, { params: { id }, body: { accessibility } });
      if ($userId.get() !== id) return;
      show({ ...accessibility, ...changed });
    } catch {
      // Without a line they are told with the next change.
      changed = { ...mine, ...changed };
    }
  }

  let known = $settings.get();
  $settings.listen((settings) => {
    clearTimeout(timer);
    const change = changesBetween(known, settings);
    known = settings;
    if (!isWithAccount()) return;
    changed = { ...changed, ...change };
    timer = setTimeout(tell, SETTLED_MS);
  });
}

function changesBetween(before: AccessibilitySettings, now: AccessibilitySettings): Partial<AccessibilitySettings> {
  const names = Object.keys(now) as (keyof AccessibilitySettings)[];
  return Object.fromEntries(names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]));
}

function show(accessibility: AccessibilitySettings): void {
  if (!isSame(accessibility, $settings.get())) keepSettings(accessibility);
}

const isSame = (one: AccessibilitySettings, other: AccessibilitySettings) =>
  Object.keys(changesBetween(one, other)).length === 0;

function note(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, String($userId.get()));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to us: nobody stays signed in there either.
  }
}
