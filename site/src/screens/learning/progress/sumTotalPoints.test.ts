import { expect, it } from 'vitest';
import { sumTotalPoints } from './sumTotalPoints.ts';

it('adds the points of paths and of achievements', () => {
  expect(sumTotalPoints([{ totalPoints: 15 }, { totalPoints: 60 }], [{ points: 50 }, { points: 25 }])).toBe(150);
  expect(sumTotalPoints([{ totalPoints: 15 }], [])).toBe(15);
  expect(sumTotalPoints([], [])).toBe(0);
});
