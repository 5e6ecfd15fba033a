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

it('gives the address of the page on, and nothing of how it was reached', async () => {
  expect(await sharePage()).toBe('shared');
  expect(share).toHaveBeenCalledWith({ title: 'Lupus', url: ADDRESS });
});

it('leaves it where somebody thought better of it', async () => {
  share.mockRejectedValue(new DOMException('no', 'AbortError'));
  expect(await sharePage()).toBe('left');
  expect(writeText).not.toHaveBeenCalled();
});

it('copies it where the device has no way of sharing, or refuses', async () => {
  share.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  expect(await sharePage()).toBe('copied');
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await sharePage()).toBe('copied');
  expect(writeText).toHaveBeenLastCalledWith(ADDRESS);
});

it('says that it failed where the clipboard is closed or missing', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: writeText.mockRejectedValue(new Error('no')) } });
  expect(await sharePage()).toBe('failed');
  vi.stubGlobal('navigator', {});
  expect(await sharePage()).toBe('failed');
});
