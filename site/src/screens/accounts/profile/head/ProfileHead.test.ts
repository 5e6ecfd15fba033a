import { expect, it } from 'vitest';
import { computeAverageProgress } from './ProfileHead.tsx';

const of = (...percents: number[]) => computeAverageProgress(percents.map((progress) => ({ progress })));

it('returns the mean progress of all learning paths in whole percent', () => {
  expect(of(40)).toBe(40);
  expect(of(0, 100)).toBe(50);
  expect(of(33, 33, 34)).toBe(33);
  expect(of(50, 51)).toBe(51);
});

it('returns null without records, and 0 for a record at 0 percent', () => {
  expect(of()).toBeNull();
  expect(of(0)).toBe(0);
});
