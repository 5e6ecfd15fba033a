import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DataFolder } from './DataFolder.ts';
import { dropLock, takeLock } from './fileLock.ts';
import { trySignal } from './processGroup.ts';
import { StartError } from './StartError.ts';

const PATIENCE_MS = 12_000;

/**
 * Makes sure that nobody else uses the data folder: a second start says so, and what a killed start left running is
 * ended first, because it holds the port and the database. Who runs is told by locks, never by a number that may belong
 * to somebody else by now.
 */
export async function claimFolder(data: DataFolder): Promise<void> {
  if (!takeLock(data.lock)) {
    const supervisor = data.running()?.supervisor;
    throw new StartError(
      `Already running in ${data.path}${supervisor ? ` (process ${supervisor})` : ''}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  await endThoseLeft(data.locks);
  data.noteRunning({ supervisor: process.pid, children: [] });
}

/** They end by themselves when the one that started them is gone; one that hangs does not. */
async function endThoseLeft(locks: string): Promise<void> {
  mkdirSync(locks, { recursive: true });
  const tell = (signal: 'SIGTERM' | 'SIGKILL') => {
    for (const pid of holdersIn(locks)) trySignal(pid, signal);
  };
  tell('SIGTERM');
  for (const end = Date.now() + PATIENCE_MS; holdersIn(locks).length > 0 && Date.now() < end; )
    await new Promise((resolve) => setTimeout(resolve, 100));
  tell('SIGKILL');
}

/** The processes that live and hold the file of their number; files that nobody holds are removed. */
function holdersIn(locks: string): number[] {
  return readdirSync(locks)
    .filter((name) => {
      const file = path.join(locks, name);
      if (!takeLock(file)) return true;
      dropLock(file);
      rmSync(file);
      return false;
    })
    .map(Number)
    .filter((pid) => pid > 0);
}
