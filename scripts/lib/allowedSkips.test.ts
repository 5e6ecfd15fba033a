import { expect, it } from 'vitest';
import { findForbiddenSkips } from './allowedSkips.ts';

it('forbids skipped tests without a known reason', () => {
  const disk = 'startTests.ts › stays up while the disk is full: Only root can mount a small disk.';
  const others = [
    'startTests.ts › stays up while the disk is full',
    'api/features/bookmarks/bookmarks.test.ts › adds one',
  ];
  expect(findForbiddenSkips([disk, ...others])).toEqual(others);
});
