import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage.ts';

const showCatalogueToast = vi.hoisted(() => vi.fn());
vi.mock('./showCatalogueToast.ts', () => ({ showCatalogueToast }));

async function openPage(): Promise<typeof import('./keptToast.ts')> {
  vi.resetModules();
  return import('./keptToast.ts');
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('sessionStorage', fakeStorage());
});
afterEach(() => showCatalogueToast.mockClear());

it('is shown on the next page, once', async () => {
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  const next = await openPage();
  next.showStoredToast();
  next.showStoredToast();
  expect(showCatalogueToast.mock.calls).toEqual([[{ kind: 'loggedIn' }]]);
});

it("stays for the next page when this page's script loads late", async () => {
  const page = await openPage();
  page.toastAfterNavigation({ kind: 'loggedIn' });
  page.showStoredToast();
  expect(showCatalogueToast).not.toHaveBeenCalled();
  (await openPage()).showStoredToast();
  expect(showCatalogueToast).toHaveBeenCalledOnce();
});

it('is not shown more than 30 seconds later', async () => {
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  vi.advanceTimersByTime(31_000);
  (await openPage()).showStoredToast();
  expect(showCatalogueToast).not.toHaveBeenCalled();
});

it('is ignored without an error when storage is blocked or holds other data', async () => {
  sessionStorage.setItem('kept-toast', 'nonsense');
  (await openPage()).showStoredToast();
  vi.stubGlobal('sessionStorage', undefined);
  (await openPage()).toastAfterNavigation({ kind: 'loggedIn' });
  (await openPage()).showStoredToast();
  expect(showCatalogueToast).not.toHaveBeenCalled();
});
