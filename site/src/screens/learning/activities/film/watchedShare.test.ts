import { expect, it } from 'vitest';
import { watchedShare } from './watchedShare.ts';

it('adds watched ranges in any order, and counts each second once', () => {
  expect(watchedShare([], 100)).toBe(0);
  expect(
    watchedShare(
      [
        [0, 40],
        [30, 50],
      ],
      100,
    ),
  ).toBe(0.5);
  expect(
    watchedShare(
      [
        [90, 100],
        [0, 90],
      ],
      100,
    ),
  ).toBe(1);
});

it('counts only the seconds that were played when a reader jumps to the end', () => {
  expect(
    watchedShare(
      [
        [0, 2],
        [98, 100],
      ],
      100,
    ),
  ).toBe(0.04);
});

it('counts nothing while the duration is not known', () => {
  expect(watchedShare([[0, 5]], Number.NaN)).toBe(0);
});
