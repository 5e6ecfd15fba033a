import type { PathOnPage, PathRecord } from './learningProgress.ts';

/**
 * How a module of a path shows: its button says Review, Continue, Start or, disabled, Locked. One that was completed without
 * a line is "waiting" until the server has it.
 */
export type Display = 'completed' | 'waiting' | 'current' | 'unlocked' | 'locked';

/** Of a draft that staff look at (shell/preview) all modules are open. */
export type Open = boolean | 'all';

/**
 * The first module is open, each later one when the one before it is complete; none of a path whose own prerequisites are
 * not, and what is complete stays so.
 * @param open whether the path is; "all" where nothing has to come before anything
 * @param waiting modules whose completion waits to be sent; the next one is open already, and waits behind them
 * @returns in the order of the modules
 */
export function displaysOf(
  modules: PathOnPage['modules'],
  record: PathRecord | null,
  open: Open = true,
  waiting: readonly number[] = [],
): Display[] {
  const isDone = (module: { id: number } | undefined) =>
    module !== undefined && (record?.completedModules.includes(module.id) ?? false);
  const isWaiting = (module: { id: number } | undefined) => module !== undefined && waiting.includes(module.id);
  const displays = modules.map((module, at): Display => {
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

/** Whether a path is open that these have to come before. */
export function openTo({ before, records, isPreview }: Wanted): Open {
  return isPreview ? 'all' : areCompleted(before, records ?? []);
}

type Wanted = { before: readonly number[]; records: readonly PathRecord[] | null; isPreview: boolean };

/** Whether all of these paths are complete. */
export function areCompleted(ids: readonly number[], records: readonly PathRecord[]): boolean {
  return ids.every((id) => isCompleted(id, records));
}

export function isCompleted(pathId: number, records: readonly PathRecord[]): boolean {
  return records.some((record) => record.pathId === pathId && record.status === 'completed');
}

export type PathState = 'not_started' | 'in_progress' | 'completed';

/** By which the button of a path says Start Learning, Continue or Review. */
export function stateOf(pathId: number, records: readonly PathRecord[]): PathState {
  return records.find((record) => record.pathId === pathId)?.status ?? 'not_started';
}
