import { describe, expect, it } from 'vitest';
import { computeStanding, findObstacle, isGated, type PathStep } from './standing.ts';

const step = (id: number, more: Partial<PathStep> = {}): PathStep => ({
  id,
  type: 'reading',
  points: 10,
  isRequired: true,
  isCompleted: false,
  percent: null,
  ...more,
});
const done = { isCompleted: true };
const optional = { isRequired: false };

describe('computeStanding', () => {
  const going = { isPathCompleted: false };

  it('returns the rounded share of required modules that are completed', () => {
    expect(computeStanding([step(1, done), step(2), step(3), step(4, optional)], going)).toEqual({
      percentage: 33,
      currentModuleId: 2,
      newModules: [],
      isWhole: false,
    });
    expect(computeStanding([step(1, done), step(2, optional), step(3, done)], going)).toMatchObject({
      percentage: 100,
      currentModuleId: 2,
      isWhole: true,
    });
  });

  it('counts all modules when none is required, and returns 0 without modules', () => {
    expect(computeStanding([step(1, { ...optional, ...done }), step(2, optional)], going).percentage).toBe(50);
    expect(computeStanding([], going)).toEqual({
      percentage: 0,
      currentModuleId: null,
      newModules: [],
      isWhole: false,
    });
  });

  it('returns 100 for a completed path, and later required modules as new', () => {
    const steps = [step(1, done), step(5), step(6, optional), step(2, done)];
    expect(computeStanding(steps, { isPathCompleted: true })).toMatchObject({ percentage: 100, newModules: [5] });
  });
});

describe('findObstacle', () => {
  const quiz = (percent: number | null, more = {}) => step(2, { type: 'quiz', percent, ...more });

  it('returns "locked" until the preceding module is completed, required or not', () => {
    const steps = [step(1), step(2, optional), step(3)];
    expect([1, 2, 3, 4].map((id) => findObstacle(steps, id))).toEqual([null, 'locked', 'locked', 'missing']);
    expect(findObstacle([step(1, done), step(2, optional), step(3)], 3)).toBe('locked');
    expect([1, 2, 3].map((id) => isGated([step(1), step(2, done), step(3)], id))).toEqual([false, false, false]);
    expect(isGated(steps, 3)).toBe(true);
  });

  it('returns "not passed" for a quiz below 70 percent', () => {
    const found = [69, 70, 0, null].map((percent) => findObstacle([step(1, done), quiz(percent)], 2));
    expect(found).toEqual(['not passed', null, 'not passed', null]);
  });

  it('returns null for a completed module', () => {
    expect(findObstacle([step(1), quiz(10, done)], 2)).toBeNull();
  });
});
