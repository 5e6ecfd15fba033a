import { expect, it } from 'vitest';
import { totalPointsOf } from './totalPointsOf.ts';

it('adds the points of paths and of achievements', () => {
  expect(totalPointsOf([{ totalPoints: 15 }, { totalPoints: 60 }], [{ points: 50 }, { points: 25 }])).toBe(150);
  expect(totalPointsOf([{ totalPoints: 15 }], [])).toBe(15);
  expect(totalPointsOf([], [])).toBe(0);
});
