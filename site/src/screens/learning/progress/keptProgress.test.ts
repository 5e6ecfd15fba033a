import { beforeEach, expect, it, vi } from 'vitest';
import { blockStorage, fakeStorage, toFullStorage } from '../../../testing/fakeStorage.ts';

const path = { id: 1, modules: [{ id: 11, type: 'reading' as const, points: 10, isRequired: true }] };
const module = { id: 11, points: 10, path };

let progress: typeof import('./keptProgress.ts');
let kept: typeof import('../../../session/keptLearning.ts');

beforeEach(async () => {
  vi.stubGlobal('localStorage', fakeStorage());
  vi.resetModules();
  progress = await import('./keptProgress.ts');
  kept = await import('../../../session/keptLearning.ts');
});

it('earns the points of a module that the browser stores', () => {
  expect(progress.completeGuestModule(module)).toMatchObject({ pointsEarned: 10, isPathCompleted: true });
  expect(progress.toGuestRecord(path, kept.readGuestLearning())).toMatchObject({
    completedModules: [11],
    totalPoints: 10,
  });
  expect(kept.$isStored.get()).toBe(true);
});

it.each([
  ['full', () => vi.stubGlobal('localStorage', toFullStorage(localStorage))],
  ['blocked', blockStorage],
])('completes a module without points while the page is open when storage is %s', (_, refuse) => {
  refuse();
  expect(progress.completeGuestModule(module)).toMatchObject({ pointsEarned: 0 });
  expect(progress.toGuestRecord(path, kept.readGuestLearning())).toMatchObject({
    completedModules: [11],
    totalPoints: 0,
  });
  expect(kept.$isStored.get()).toBe(false);
});
