// @vitest-environment happy-dom
import { type AccessibilitySettings, DEFAULT_SETTINGS } from '@common-ground/api/contracts/preferences/settings.ts';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { $settings } from '../../session/accessibility.ts';
import { $session, api, calls } from '../../session/session.ts';
import { adoptOnce, adoptSettings, sendChanges, setWithAccount } from './withAccount.ts';

let account: AccessibilitySettings | null;
let isReached: boolean;
const told = vi.fn();

beforeAll(() => sendChanges());

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
  $settings.set(DEFAULT_SETTINGS);
  await setWithAccount(true);
  told.mockClear();
});

afterEach(async () => {
  await vi.runAllTimersAsync();
});

it('merges a change with settings that another device has chosen meanwhile', async () => {
  account = { ...DEFAULT_SETTINGS, fontSize: 24 };
  $settings.set({ ...DEFAULT_SETTINGS, highContrast: true });
  await vi.runAllTimersAsync();
  expect(account).toEqual({ ...DEFAULT_SETTINGS, fontSize: 24, highContrast: true });
  expect($settings.get()).toEqual(account);
  expect(told).toHaveBeenCalledOnce();
});

it('sends a change that was made offline together with the next one', async () => {
  isReached = false;
  $settings.set({ ...DEFAULT_SETTINGS, fontSize: 18 });
  await vi.runAllTimersAsync();
  isReached = true;
  $settings.set({ ...DEFAULT_SETTINGS, fontSize: 18, reducedMotion: true });
  await vi.runAllTimersAsync();
  expect(account).toEqual({ ...DEFAULT_SETTINGS, fontSize: 18, reducedMotion: true });
});

it('sends nothing when the account no longer stores settings', async () => {
  account = null;
  $settings.set({ ...DEFAULT_SETTINGS, fontSize: 20 });
  await vi.runAllTimersAsync();
  $settings.set({ ...DEFAULT_SETTINGS, fontSize: 22 });
  await vi.runAllTimersAsync();
  expect([account, told.mock.calls]).toEqual([null, []]);
  expect($settings.get().fontSize).toBe(22);
});

it('adopts the settings of the account once a tab, and not after sign-out', async () => {
  account = { ...DEFAULT_SETTINGS, dyslexiaFont: true };
  adoptOnce();
  await vi.runAllTimersAsync();
  expect($settings.get()).toEqual(account);
  account = { ...DEFAULT_SETTINGS, fontSize: 12 };
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
  account = { ...DEFAULT_SETTINGS, fontSize: 24 };
  const adopted = adoptSettings();
  $session.set(null);
  await adopted;
  expect(localStorage.length).toBe(0);
  expect($settings.get()).toEqual(DEFAULT_SETTINGS);
});
