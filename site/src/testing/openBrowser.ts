import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { cleanup, configure, fireEvent } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { $session } from '../session/session.ts';

/** Against what hangs. Styles are not applied here, so nothing is looked up as hidden, which would take most of the time. */
configure({ asyncUtilTimeout: 60_000, defaultHidden: true });

type Person = Pick<User, 'id' | 'displayName' | 'role'>;
type HappyDom = { settings: { navigation: object }; setURL: (url: string) => void };

export const SOMEBODY: Person = { id: 7, displayName: 'Ada', role: 'user' };

/**
 * Begins a test in a browser that has seen nothing yet, at an address of the site, with `person` signed in; ends what the
 * test draws with the test. Needs the environment happy-dom. Returns the addresses that scripts lead to.
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

/** Closes the toast that is shown or on its way: its timers would outlast the page. */
async function closeToast(): Promise<void> {
  // What the last answer brought about comes a moment later; so does what draws a toast.
  await new Promise((done) => setTimeout(done));
  await vi.dynamicImportSettled();
  const button = document.querySelector('.toast > button');
  if (button) fireEvent.click(button);
}

/** Signs somebody in, as another tab or a form does. */
export function signInHere(person: Person): void {
  localStorage.setItem('sessionToken', 'token');
  localStorage.setItem('person', JSON.stringify(person));
  $session.set({ person, user: null });
}
