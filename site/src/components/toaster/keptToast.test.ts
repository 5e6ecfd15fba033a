import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';
import { showKeptToast, toastAfterNavigation } from './keptToast.ts';
import { sayToast } from './sayToast.ts';

vi.mock('./sayToast.ts', () => ({ sayToast: vi.fn() }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.mocked(sayToast).mockClear();
});

it('is said on the next page, once', () => {
  toastAfterNavigation({ kind: 'loggedIn' });
  showKeptToast();
  showKeptToast();
  expect(vi.mocked(sayToast).mock.calls).toEqual([[{ kind: 'loggedIn' }]]);
});

it('is not said to who comes back much later', () => {
  toastAfterNavigation({ kind: 'loggedIn' });
  vi.advanceTimersByTime(31_000);
  showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
});

it('does no harm where storage is closed or holds something else', () => {
  sessionStorage.setItem('kept-toast', 'nonsense');
  showKeptToast();
  vi.stubGlobal('sessionStorage', undefined);
  toastAfterNavigation({ kind: 'loggedIn' });
  showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
});
