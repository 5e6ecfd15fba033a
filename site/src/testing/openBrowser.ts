import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { cleanup, configure, fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { $session } from '../session/session.ts';

/** The timeout only ends tests that hang. `defaultHidden` skips the slow check for hidden elements: no styles apply. */
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

type Person = Pick<User, 'id' | 'displayName' | 'role'>;
type HappyDom = { settings: { navigation: object }; setURL: (url: string) => void };

export const SOMEBODY: Person = { id: 7, displayName: 'Ada', role: 'user' };

/**
 * Opens an empty browser at an address, with `person` signed in. Unmounts everything and closes the toast after the
 * test. Needs happy-dom. Returns the addresses that were passed to `location.replace`.
 */
export function openBrowser(path: string, { lang = 'en', person }: { lang?: string; person?: Person } = {}): string[] {
  const happyDom = (window as unknown as { happyDOM: HappyDom }).happyDOM;
  Object.assign(happyDom.settings.navigation, { disableMainFrameNavigation: true });
  happyDom.setURL(`http://localhost${path}`);
  document.documentElement.lang = lang;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  if (person) signInHere(person);
  else $session.set(null);
  const led: string[] = [];
  vi.spyOn(location, 'replace').mockImplementation((address) => void led.push(String(address)));
  onTestFinished(async () => {
    cleanup();
    await closeToast();
    $session.set(null);
  });
  return led;
}

/** Closes a toast that is shown or about to be, because its timers would outlast the page. */
async function closeToast(): Promise<void> {
  // The effects of the last response and the import of the toaster take a moment.
  await new Promise((done) => setTimeout(done));
  await vi.dynamicImportSettled();
  const button = document.querySelector('.toast > button');
  if (button) fireEvent.click(button);
}

/** Signs a user in, as another tab or a form does. */
export function signInHere(person: Person): void {
  localStorage.setItem('sessionToken', 'token');
  localStorage.setItem('person', JSON.stringify(person));
  $session.set({ person, user: null });
}
