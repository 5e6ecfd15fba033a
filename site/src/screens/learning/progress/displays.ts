import type { PathOnPage, PathRecord } from './records.ts';

/** State in which a module is shown. "waiting": its completion is queued until the server has it. */
export type ModuleState = 'completed' | 'waiting' | 'current' | 'unlocked' | 'locked';

/** Whether a path is open. "all" opens every module: in a draft's preview, or while progress cannot be read offline. */
export type PathAccess = boolean | 'all';

/**
 * Returns the states of modules, in their order. The first module of an open path is open, each later one when the one
 * before it is complete or waiting. A completed module stays completed when its path is not open.
 * @param waiting ids of modules whose completion is queued
 */
export function toModuleStates(
  modules: PathOnPage['modules'],
  record: PathRecord | null,
  open: PathAccess = true,
  waiting: readonly number[] = [],
): ModuleState[] {
  const isDone = (module: { id: number } | undefined) =>
    module !== undefined && (record?.completedModules.includes(module.id) ?? false);
  const isWaiting = (module: { id: number } | undefined) => module !== undefined && waiting.includes(module.id);
  const displays = modules.map((module, at): ModuleState => {
    if (isDone(module)) return 'completed';
    if (isWaiting(module)) return 'waiting';
    const before = modules[at - 1];
    const isTurn = at === 0 || isDone(before) || isWaiting(before);
    return open === 'all' || (open && isTurn) ? 'unlocked' : 'locked';
  });
  if (record?.status !== 'in_progress') return displays;
  const known = modules.findIndex(({ id }) => id === record.currentModuleId);
  const current = displays[known] === 'unlocked' ? known : displays.indexOf('unlocked');
  return displays.map((display, at) => (at === current ? 'current' : display));
}

/** `before` are the ids of the prerequisite paths. */
export function findPathAccess({ before, records, isPreview }: Wanted): PathAccess {
  return isPreview ? 'all' : areCompleted(before, records ?? []);
}

type Wanted = { before: readonly number[]; records: readonly PathRecord[] | null; isPreview: boolean };

export function areCompleted(ids: readonly number[], records: readonly PathRecord[]): boolean {
  return ids.every((id) => isCompleted(id, records));
}

export function isCompleted(pathId: number, records: readonly PathRecord[]): boolean {
  return records.some((record) => record.pathId === pathId && record.status === 'completed');
}

export type PathState = 'not_started' | 'in_progress' | 'completed';

export function toPathState(pathId: number, records: readonly PathRecord[]): PathState {
  return records.find((record) => record.pathId === pathId)?.status ?? 'not_started';
}

type Paths = readonly { totalPoints: number }[];
type Achievements = readonly { points: number }[];

/** Returns the points of paths and achievements together. A guest has no achievements. */
export function sumTotalPoints(paths: Paths, achievements: Achievements): number {
  const ofPaths = paths.reduce((sum, { totalPoints }) => sum + totalPoints, 0);
  return achievements.reduce((sum, { points }) => sum + points, ofPaths);
}
