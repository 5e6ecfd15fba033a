import { expect, test } from 'vitest';
import { toFailureReason } from './toFailureReason.ts';

const stack = 'rows.map is not a function\n    at render (file:///srv/site/dist/server/entry.mjs:12:3)';

test.each([
  ['one line without the stack', new TypeError(stack), 'rows.map is not a function'],
  [
    'a message without paths of files',
    new Error("Cannot find '/home/me/site/dist/a.mjs:3:4' in file:///srv/x"),
    "Cannot find '…' in …",
  ],
  ['a message without paths of Windows', new Error('C:\\Users\\me\\x.ts is missing'), '… is missing'],
  [
    'a sentence about a full disk',
    new Error("ENOSPC: no space left on device, open '/data/site/a.html'"),
    'The disk is full.',
  ],
  [
    'a sentence about a missing permission',
    new Error("EACCES: permission denied, open '/a.html'"),
    'The publisher has no permission to write the page.',
  ],
  [
    'a sentence about a lost connection to the database',
    Object.assign(new Error('ending'), { code: '57P01' }),
    'The database did not answer.',
  ],
  ['a message with the path of a page', new Error('/fr/condition/12 has no title'), '/fr/condition/12 has no title'],
  ['a sentence for an empty message', new Error(''), 'No reason was given.'],
])('returns %s', (_, error, reason) => {
  expect(toFailureReason(error)).toBe(reason);
});

test('shortens a long reason', () => {
  expect(toFailureReason('x'.repeat(1000)).length).toBeLessThan(310);
});
