import type { AccessibilitySettings } from '@common-ground/api/contracts/preferences/settings.ts';
import { $settings } from '../../session/accessibility.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { storeSettings } from './storeSettings.ts';

/** Storage key; the value is the id of the user whose account the settings follow. */
const KEY = 'accessibility-account';
/** Storage key: this tab has loaded the settings of the account. */
const ASKED_KEY = 'accessibility-asked';
/** Milliseconds without a change until it is sent: moving a slider is one change. */
const SETTLED_MS = 800;

export function isFollowingAccount(): boolean {
  const id = $userId.get();
  try {
    return id !== null && localStorage.getItem(KEY) === String(id);
  } catch {
    return false;
  }
}

/** Stores the settings in the account, or deletes them there. They stay in this browser either way. */
export async function setWithAccount(isWanted: boolean): Promise<void> {
  const id = $userId.get();
  if (id === null) return;
  const accessibility = isWanted ? $settings.get() : null;
  await api.call(calls.choosePreferences, { params: { id }, body: { accessibility } });
  if ($userId.get() === id) note(isWanted);
}

/** Applies the settings of the account, or stops following the account when it stores none. */
export async function adoptSettings(): Promise<void> {
  const id = $userId.get();
  if (id === null) return;
  const { accessibility } = await api.call(calls.getPreferences, { params: { id } });
  if ($userId.get() !== id) return;
  note(accessibility !== null);
  if (accessibility) show(accessibility);
}

/** Calls `adoptSettings` once in each tab, so that changes of other devices arrive. */
export function adoptOnce(): void {
  if (!isFollowingAccount()) return;
  try {
    if (sessionStorage.getItem(ASKED_KEY)) return;
    sessionStorage.setItem(ASKED_KEY, 'yes');
  } catch {
    return;
  }
  adoptSettings().catch(() => {});
}

/** Sends changed settings to the account while it stores any, and applies what other devices changed meanwhile. */
export function sendChanges(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed: Partial<AccessibilitySettings> = {};

  async function tell(): Promise<void> {
    const id = $userId.get();
    if (id === null || !isFollowingAccount()) return;
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
      changed = { ...mine, ...changed };
    }
  }

  let known = $settings.get();
  $settings.listen((settings) => {
    clearTimeout(timer);
    const change = changesBetween(known, settings);
    known = settings;
    if (!isFollowingAccount()) return;
    changed = { ...changed, ...change };
    timer = setTimeout(tell, SETTLED_MS);
  });
}

function changesBetween(before: AccessibilitySettings, now: AccessibilitySettings): Partial<AccessibilitySettings> {
  const names = Object.keys(now) as (keyof AccessibilitySettings)[];
  return Object.fromEntries(names.filter((name) => now[name] !== before[name]).map((name) => [name, now[name]]));
}

function show(accessibility: AccessibilitySettings): void {
  if (!isSame(accessibility, $settings.get())) storeSettings(accessibility);
}

const isSame = (one: AccessibilitySettings, other: AccessibilitySettings) =>
  Object.keys(changesBetween(one, other)).length === 0;

function note(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, String($userId.get()));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or blocked: the settings of this browser then do not follow the account.
  }
}
