import { beforeEach, expect, it, vi } from 'vitest';
import { sharePage } from './sharePage.ts';

const writeText = vi.fn();
const share = vi.fn();
const ADDRESS = 'https://site.test/es/condition/7';

beforeEach(() => {
  vi.stubGlobal('document', { title: 'Lupus', querySelector: () => ({ href: 'http://other.test/es/condition/7' }) });
  vi.stubGlobal('location', { origin: 'https://site.test', pathname: '/es/condition/7', search: '?from=mail' });
  vi.stubGlobal('navigator', { share, clipboard: { writeText } });
  writeText.mockReset();
  share.mockReset();
});

it('shares the address of the page without its query', async () => {
  expect(await sharePage()).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Lupus', url: ADDRESS });
});

it('returns "left" and copies nothing when the reader cancels', async () => {
  share.mockRejectedValue(new DOMException('no', 'AbortError'));
  expect(await sharePage()).toBe('left');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies the address when the device cannot share or refuses to', async () => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await sharePage()).toBe('copied');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await sharePage()).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(ADDRESS);
});

it('returns "failed" when the clipboard is blocked or missing', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: writeText.mockRejectedValue(new Error('no')) } });
  expect(await sharePage()).toBe('failed');
  vi.stubGlobal('navigator', {});
  expect(await sharePage()).toBe('failed');
});
