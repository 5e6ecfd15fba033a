import { beforeEach, expect, it, vi } from 'vitest';
import type { Toast } from './toast.ts';

const shown: Toast[] = [];
vi.mock('./present.tsx', () => ({ present: (toast: Toast) => shown.push(toast) }));

beforeEach(() => {
  shown.length = 0;
  vi.resetModules();
});

it('shows toasts in the order of the calls, so that the last one stays', async () => {
  const { showToast } = await import('./showCatalogueToast.ts');
  await Promise.all([showToast({ title: 'one' }), showToast({ title: 'two' }), showToast({ title: 'three' })]);
  expect(shown.map(({ title }) => title)).toEqual(['one', 'two', 'three']);
});

it('resolves without a toast when its script cannot be loaded', async () => {
  vi.doMock('./present.tsx', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { showToast } = await import('./showCatalogueToast.ts');
  await expect(showToast({ title: 'one' })).resolves.toBeUndefined();
  expect(shown).toEqual([]);
  vi.doUnmock('./present.tsx');
});
