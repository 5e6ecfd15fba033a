import { describe, expect, it } from 'vitest';
import { areCompleted, displaysOf, stateOf } from './displays.ts';
import type { PathRecord } from './learningProgress.ts';

const module = (id: number) => ({ id, type: 'reading' as const, points: 10, isRequired: true });
const modules = [module(1), module(2), module(3)];
const record = (completedModules: number[], more: Partial<PathRecord> = {}): PathRecord => ({
  pathId: 1,
  status: 'in_progress',
  completedModules,
  currentModuleId: null,
  progressPercentage: 0,
  totalPoints: 0,
  newModules: [],
  completedAt: null,
  ...more,
});

describe('a module shows as', () => {
  it('unlocked where it is the first, and locked where the one before it is not complete', () => {
    expect(displaysOf(modules, null)).toEqual(['unlocked', 'locked', 'locked']);
  });

  it('current where somebody is in a path that they have begun', () => {
    expect(displaysOf(modules, record([]))).toEqual(['current', 'locked', 'locked']);
    expect(displaysOf(modules, record([1], { currentModuleId: 2 }))).toEqual(['completed', 'current', 'locked']);
    // The server named one that is not open to them any more.
    expect(displaysOf(modules, record([1], { currentModuleId: 3 }))).toEqual(['completed', 'current', 'locked']);
  });

  it('completed for good, also behind one that came later, which is unlocked and not current', () => {
    const finished = record([2, 3], { status: 'completed', currentModuleId: 1 });
    expect(displaysOf(modules, finished)).toEqual(['unlocked', 'completed', 'completed']);
  });

  it('locked while the paths before its own are not complete', () => {
    expect(displaysOf(modules, null, false)).toEqual(['locked', 'locked', 'locked']);
    expect(displaysOf(modules, record([1]), false)).toEqual(['completed', 'locked', 'locked']);
  });
});

it('a path that nobody has a record of is not started', () => {
  const records = [record([1]), record([], { pathId: 2, status: 'completed' })];
  expect([1, 2, 3].map((id) => stateOf(id, records))).toEqual(['in_progress', 'completed', 'not_started']);
  expect(areCompleted([2], records)).toBe(true);
  expect(areCompleted([1, 2], records)).toBe(false);
  expect(areCompleted([], records)).toBe(true);
});

it('what was completed without a line waits, and opens the next one all the same', () => {
  const modules = [1, 2, 3, 4].map((id) => ({ id, type: 'reading', points: 1, isRequired: true }) as const);
  expect(displaysOf(modules, null, true, [1])).toEqual(['waiting', 'unlocked', 'locked', 'locked']);
  expect(displaysOf(modules, null, true, [1, 2])).toEqual(['waiting', 'waiting', 'unlocked', 'locked']);
  // Of another path nothing opens here.
  expect(displaysOf(modules, null, true, [9])).toEqual(['unlocked', 'locked', 'locked', 'locked']);
});
