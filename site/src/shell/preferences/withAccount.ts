import { $settings } from '../../session/accessibility.ts';
import { $userId, api, calls } from '../../session/session.ts';
import { keepSettings } from './keepSettings.ts';

/** Whose account the settings of this browser follow. */
const KEY = 'accessibility-account';
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
  note(isWanted);
}

/** Brings the settings of the account to this browser, if somebody wanted them kept there; else they follow it no longer. */
export async function adoptSettings(): Promise<void> {
  const id = $userId.get();
  if (id === null) return;
  const { accessibility } = await api.call(calls.getPreferences, { params: { id } });
  note(accessibility !== null);
  if (accessibility && JSON.stringify(accessibility) !== JSON.stringify($settings.get())) keepSettings(accessibility);
}

/** Tells the account of each change, as long as it wants to know: it may have been asked to forget elsewhere. */
export function tellAccount(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  $settings.listen((settings) => {
    clearTimeout(timer);
    if (!isWithAccount()) return;
    timer = setTimeout(async () => {
      const id = $userId.get();
      if (id === null) return;
      const before = await api.call(calls.getPreferences, { params: { id } });
      if (before.accessibility === null) note(false);
      else await api.call(calls.choosePreferences, { params: { id }, body: { accessibility: settings } });
    }, SETTLED_MS);
  });
}

function note(isKept: boolean): void {
  try {
    if (isKept) localStorage.setItem(KEY, String($userId.get()));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is closed to us: nobody stays signed in there either.
  }
}
