import { expect, it } from 'vitest';
import { loadLater } from './loadLater.ts';

it('takes the script of every page, and no other, out of what loads with the page', () => {
  const other = '<script type="module" src="/_astro/Other.astro_x.js"></script>';
  const own = '<script type="module" src="/_astro/Layout.astro_x.js"></script>';
  expect(loadLater(other + own)).toBe(`${other}<script type="later" data-src="/_astro/Layout.astro_x.js"></script>`);
});
