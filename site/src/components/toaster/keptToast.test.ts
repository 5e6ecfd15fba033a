import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';

const sayToast = vi.hoisted(() => vi.fn());
vi.mock('./sayToast.ts', () => ({ sayToast }));

/** Each page loads its scripts anew. */
async function openPage(): Promise<typeof import('./keptToast.ts')> {
  vi.resetModules();
  return import('./keptToast.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => sayToast.mockClear());

it('is said on the next page, once', async () => {
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  const next = await openPage();
  next.showKeptToast();
  next.showKeptToast();
  expect(sayToast.mock.calls).toEqual([[{ kind: 'loggedIn' }]]);
});

it('is left for the next page where the script of this one comes only now', async () => {
  const page = await openPage();
  page.toastAfterNavigation({ kind: 'loggedIn' });
  page.showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
  (await openPage()).showKeptToast();
  expect(sayToast).toHaveBeenCalledOnce();
});

it('is not said to who comes back much later', async () => {
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  vi.advanceTimersByTime(31_000);
  (await openPage()).showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
});

it('does no harm where storage is closed or holds something else', async () => {
  sessionStorage.setItem('kept-toast', 'nonsense');
  (await openPage()).showKeptToast();
  vi.stubGlobal('sessionStorage', undefined);
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  (await openPage()).showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
});
