import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';

const sayToast = vi.hoisted(() => vi.fn());
vi.mock('./sayToast.ts', () => ({ sayToast }));

async function openPage(): Promise<typeof import('./keptToast.ts')> {
  vi.resetModules();
  return import('./keptToast.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => sayToast.mockClear());

it('is shown on the next page, once', async () => {
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  const next = await openPage();
  next.showKeptToast();
  next.showKeptToast();
  expect(sayToast.mock.calls).toEqual([[{ kind: 'loggedIn' }]]);
});

it("stays for the next page when this page's script loads late", async () => {
  const page = await openPage();
  page.toastAfterNavigation({ kind: 'loggedIn' });
  page.showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
  (await openPage()).showKeptToast();
  expect(sayToast).toHaveBeenCalledOnce();
});

it('is not shown more than 30 seconds later', async () => {
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  vi.advanceTimersByTime(31_000);
  (await openPage()).showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
});

it('is ignored without an error when storage is blocked or holds other data', async () => {
  sessionStorage.setItem('kept-toast', 'nonsense');
  (await openPage()).showKeptToast();
  vi.stubGlobal('sessionStorage', undefined);
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  (await openPage()).showKeptToast();
  expect(sayToast).not.toHaveBeenCalled();
});
