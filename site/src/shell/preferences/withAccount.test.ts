// @vitest-environment happy-dom
import { type AccessibilitySettings, USUAL_SETTINGS } from '@common-ground/api/contracts/preferences/settings.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { $settings } from '../../session/accessibility.ts';
import { $session, api, calls } from '../../session/session.ts';
import { adoptOnce, adoptSettings, setWithAccount, tellAccount } from './withAccount.ts';

/** What the account keeps, and whether the server can be reached. */
let account: AccessibilitySettings | null;
let isReached: boolean;
const told = vi.fn();

beforeAll(() => tellAccount());

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  isReached = true;
  account = null;
  $session.set({ person: { id: 7, displayName: 'Somebody', role: 'user' }, user: null });
  vi.spyOn(api, 'call').mockImplementation((async (
    row: unknown,
    input: { body: { accessibility: typeof account } },
  ) => {
    if (!isReached) throw new TypeError('Failed to fetch');
    if (row === calls.choosePreferences) {
      account = input.body.accessibility;
      told(account);
    }
    return { accessibility: account };
  }) as never);
  $settings.set(USUAL_SETTINGS);
  await setWithAccount(true);
  told.mockClear();
});

afterEach(async () => {
  await vi.runAllTimersAsync();
});

it('a change here leaves what another device chose meanwhile, and brings it here', async () => {
  account = { ...USUAL_SETTINGS, fontSize: 24 };
  $settings.set({ ...USUAL_SETTINGS, highContrast: true });
  await vi.runAllTimersAsync();
  expect(account).toEqual({ ...USUAL_SETTINGS, fontSize: 24, highContrast: true });
  expect($settings.get()).toEqual(account);
  expect(told).toHaveBeenCalledOnce();
});

it('a change without a line is told with the next one', async () => {
  isReached = false;
  $settings.set({ ...USUAL_SETTINGS, fontSize: 18 });
  await vi.runAllTimersAsync();
  isReached = true;
  $settings.set({ ...USUAL_SETTINGS, fontSize: 18, reducedMotion: true });
  await vi.runAllTimersAsync();
  expect(account).toEqual({ ...USUAL_SETTINGS, fontSize: 18, reducedMotion: true });
});

it('an account that was asked to forget is told nothing any more', async () => {
  account = null;
  $settings.set({ ...USUAL_SETTINGS, fontSize: 20 });
  await vi.runAllTimersAsync();
  $settings.set({ ...USUAL_SETTINGS, fontSize: 22 });
  await vi.runAllTimersAsync();
  expect([account, told.mock.calls]).toEqual([null, []]);
  expect($settings.get().fontSize).toBe(22);
});

it('once a tab what was chosen elsewhere comes here; not to whom signed out', async () => {
  account = { ...USUAL_SETTINGS, dyslexiaFont: true };
  adoptOnce();
  await vi.runAllTimersAsync();
  expect($settings.get()).toEqual(account);
  account = { ...USUAL_SETTINGS, fontSize: 12 };
  adoptOnce();
  await vi.runAllTimersAsync();
  expect($settings.get().fontSize).toBe(16);
  sessionStorage.clear();
  $session.set(null);
  adoptOnce();
  await vi.runAllTimersAsync();
  expect($settings.get().fontSize).toBe(16);
});

it('stores nothing when the user signs out before the answer comes', async () => {
  localStorage.clear();
  account = { ...USUAL_SETTINGS, fontSize: 24 };
  const adopted = adoptSettings();
  $session.set(null);
  await adopted;
  expect(localStorage.length).toBe(0);
  expect($settings.get()).toEqual(USUAL_SETTINGS);
});
