import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Variable that marks the processes of a data folder for later starts. Child processes inherit it. */
export const FOLDER_MARK = 'COMMON_GROUND_FOLDER';

const PATIENCE_MS = 12_000;
const LOOK_EVERY_MS = 100;

/** Sends a signal to a process, or to a group by its negative id. Returns false when the signal cannot be sent. */
export function trySignal(target: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
}

/**
 * Ends processes, and groups by negative id, with SIGINT, which PostgreSQL obeys at once, and kills those that are left
 * after `patienceMs`. Waits for their end, at most about as long again: an ending process may still have its port.
 */
export async function endAll(targets: number[], patienceMs = PATIENCE_MS): Promise<void> {
  for (const signal of ['SIGINT', 'SIGKILL'] as const) {
    const left = targets.filter((target) => trySignal(target, signal));
    const end = Date.now() + patienceMs;
    while (left.some((target) => trySignal(target, 0)) && Date.now() < end) await wait(LOOK_EVERY_MS);
  }
}

/**
 * Returns the pids of processes with the folder's mark. Marks are safer than stored pids, which other processes may
 * have by now. Finds none without /proc.
 */
export function findMarked(folder: string): number[] {
  const pids = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : [];
  return pids.map(Number).filter((pid) => readEnvironment(pid).split('\0').includes(`${FOLDER_MARK}=${folder}`));
}

function readEnvironment(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    return '';
  }
}
