import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The variable by which a later start knows the processes of its data folder. Whatever they start inherits it. */
export const FOLDER_MARK = 'COMMON_GROUND_FOLDER';

const PATIENCE_MS = 12_000;
const LOOK_EVERY_MS = 100;

/** Sends a signal to a process or, under its negative number, to a group. False when there is none that may be sent one. */
export function trySignal(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}

/** Ends the members of a group whose leader has ended. */
export function endGroup(leader: number): Promise<void> {
  return endAll(() => [-leader].filter(isThere), PATIENCE_MS);
}

/** Ends the processes that a killed start has left in its data folder; where the system has no /proc, those that hang stay. */
export function endLeft(folder: string, patienceMs = PATIENCE_MS): Promise<void> {
  return endAll(() => findMarked(folder), patienceMs);
}

/**
 * Ends them as Ctrl-C does, which PostgreSQL obeys at once, and by force those that are left after a while. Waits until
 * they have no number any more: a process whose environment is gone may still have its port.
 */
async function endAll(find: () => number[], patienceMs: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const targets = find();
    for (const target of targets) trySignal(target, signal);
    const end = Date.now() + patienceMs;
    while (targets.some(isThere) && Date.now() < end) await wait(LOOK_EVERY_MS);
  }
}

function isThere(target: number): boolean {
  return trySignal(target, 0);
}

/** The environment tells whose a process is; its number may have been another's. */
function findMarked(folder: string): number[] {
  if (!existsSync('/proc')) return [];
  const isMarked = (pid: string) => readEnvironment(pid).split('\0').includes(`${FOLDER_MARK}=${folder}`);
  return readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && isMarked(pid))
    .map(Number);
}

function readEnvironment(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // It has ended, or belongs to somebody else.
    return '';
  }
}
