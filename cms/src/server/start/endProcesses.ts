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

/**
 * Ends processes, and groups by their negative number, as Ctrl-C does, which PostgreSQL obeys at once, and by force those
 * that are left after a while. Waits until they have no number any more: a process whose environment is gone may still
 * have its port.
 */
export async function endAll(targets: number[], patienceMs = PATIENCE_MS): Promise<void> {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const left = targets.filter((target) => trySignal(target, signal));
    const end = Date.now() + patienceMs;
    while (left.some((target) => trySignal(target, 0)) && Date.now() < end) await wait(LOOK_EVERY_MS);
  }
}

/**
 * Finds the processes with the mark of a folder: a number alone may have been another process's before. Where the system
 * has no /proc, none are found.
 */
export function findMarked(folder: string): number[] {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.map(Number).filter((pid) => readEnvironment(pid).split('\0').includes(`${FOLDER_MARK}=${folder}`));
}

function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // It has ended, or belongs to another user.
    return '';
  }
}
