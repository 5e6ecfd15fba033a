import { describe, expect, it } from 'vitest';
import { areCompleted, sumTotalPoints, toModuleStates, toPathState } from './displays.ts';
import type { PathRecord } from './records.ts';

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

describe('displays of modules', () => {
  it('unlocks the first module, and locks a module after an incomplete one', () => {
    expect(toModuleStates(modules, null)).toEqual(['unlocked', 'locked', 'locked']);
  });

  it('marks the current module of a path in progress', () => {
    expect(toModuleStates(modules, record([]))).toEqual(['current', 'locked', 'locked']);
    expect(toModuleStates(modules, record([1], { currentModuleId: 2 }))).toEqual(['completed', 'current', 'locked']);
    // The server named a module that is locked: the first unlocked one is current.
    expect(toModuleStates(modules, record([1], { currentModuleId: 3 }))).toEqual(['completed', 'current', 'locked']);
  });

  it('unlocks an incomplete module of a completed path without making it current', () => {
    const finished = record([2, 3], { status: 'completed', currentModuleId: 1 });
    expect(toModuleStates(modules, finished)).toEqual(['unlocked', 'completed', 'completed']);
  });

  it('locks all modules but completed ones while prerequisite paths are incomplete', () => {
    expect(toModuleStates(modules, null, false)).toEqual(['locked', 'locked', 'locked']);
    expect(toModuleStates(modules, record([1]), false)).toEqual(['completed', 'locked', 'locked']);
  });
});

it('reads the states of paths from records, and treats a path without one as not started', () => {
  const records = [record([1]), record([], { pathId: 2, status: 'completed' })];
  expect([1, 2, 3].map((id) => toPathState(id, records))).toEqual(['in_progress', 'completed', 'not_started']);
  expect(areCompleted([2], records)).toBe(true);
  expect(areCompleted([1, 2], records)).toBe(false);
  expect(areCompleted([], records)).toBe(true);
});

it('shows a queued completion as waiting, and unlocks the next module', () => {
  const modules = [1, 2, 3, 4].map((id) => ({ id, type: 'reading', points: 1, isRequired: true }) as const);
  expect(toModuleStates(modules, null, true, [1])).toEqual(['waiting', 'unlocked', 'locked', 'locked']);
  expect(toModuleStates(modules, null, true, [1, 2])).toEqual(['waiting', 'waiting', 'unlocked', 'locked']);
  // A queued module of another path unlocks nothing here.
  expect(toModuleStates(modules, null, true, [9])).toEqual(['unlocked', 'locked', 'locked', 'locked']);
});

it('adds the points of paths and of achievements', () => {
  expect(sumTotalPoints([{ totalPoints: 15 }, { totalPoints: 60 }], [{ points: 50 }, { points: 25 }])).toBe(150);
  expect(sumTotalPoints([{ totalPoints: 15 }], [])).toBe(15);
  expect(sumTotalPoints([], [])).toBe(0);
});
