import { expect, test } from 'vitest';
import { toFailureReason } from './toFailureReason.ts';

const stack = 'rows.map is not a function\n    at render (file:///srv/site/dist/server/entry.mjs:12:3)';

test.each([
  ['one line without a stack', new TypeError(stack), 'rows.map is not a function'],
  [
    'no path of a file',
    new Error("Cannot find '/home/me/site/dist/a.mjs:3:4' in file:///srv/x"),
    "Cannot find '…' in …",
  ],
  ['no path of Windows', new Error('C:\\Users\\me\\x.ts is missing'), '… is missing'],
  ['plain words', new Error("ENOSPC: no space left on device, open '/data/site/a.html'"), 'The disk is full.'],
  ['plain words', new Error("EACCES: permission denied, open '/a.html'"), 'The publisher may not write the page.'],
  ['plain words', Object.assign(new Error('ending'), { code: '57P01' }), 'The database did not answer.'],
  ['the address of a page', new Error('/fr/condition/12 has no title'), '/fr/condition/12 has no title'],
  ['nothing at all', new Error(''), 'No reason was given.'],
])('returns a reason as %s', (_, error, reason) => {
  expect(toFailureReason(error)).toBe(reason);
});

test('shortens a long reason', () => {
  expect(toFailureReason('x'.repeat(1000)).length).toBeLessThan(310);
});
