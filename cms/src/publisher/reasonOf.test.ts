import { expect, test } from 'vitest';
import { reasonOf } from './reasonOf.ts';

test('a reason is one line without a stack, and without paths of the machine', () => {
  const error = new TypeError(
    'rows.map is not a function\n    at render (file:///srv/site/dist/server/entry.mjs:12:3)',
  );
  expect(reasonOf(error)).toBe('rows.map is not a function');
  expect(reasonOf(new Error("Cannot find '/home/me/site/dist/a.mjs:3:4' in file:///srv/x"))).toBe(
    "Cannot find '…' in …",
  );
  expect(reasonOf(new Error('C:\\Users\\me\\x.ts is missing'))).toBe('… is missing');
});

test('what usually goes wrong is said in plain words', () => {
  expect(reasonOf(new Error("ENOSPC: no space left on device, open '/data/site/a.html'"))).toBe('The disk is full.');
  expect(reasonOf(new Error("EACCES: permission denied, open '/data/site/a.html'"))).toBe(
    'The publisher may not write the page.',
  );
  expect(reasonOf(Object.assign(new Error('terminating connection'), { code: '57P01' }))).toBe(
    'The database did not answer.',
  );
});

test('addresses of pages stay, and nothing at all is said to be nothing', () => {
  expect(reasonOf(new Error('/fr/condition/12 has no title'))).toBe('/fr/condition/12 has no title');
  expect(reasonOf(new Error(''))).toBe('No reason was given.');
  expect(reasonOf('x'.repeat(1000)).length).toBeLessThan(310);
});
