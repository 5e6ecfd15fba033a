import { existsSync, readFileSync } from 'node:fs';
import type { DataFolder } from './DataFolder.ts';
import { StartError } from './StartError.ts';

const PATIENCE_MS = 12_000;
/** Parts of the command lines of our processes. */
const OURS = ['src/server/', 'scripts/start.ts', 'scripts/dev.ts'];

/**
 * Makes sure that nobody else uses the data folder: a second start says so, and what a killed start left running is
 * ended first, because it holds the port and the database.
 */
export async function claimFolder(data: DataFolder): Promise<void> {
  const before = data.running();
  if (before) {
    if (isOurs(before.supervisor))
      throw new StartError(
        `Already running in ${data.path} (process ${before.supervisor}). Stop it first, or set DATA_DIR to another folder.`,
      );
    const left = before.children.filter(isOurs);
    for (const pid of left) process.kill(pid, 'SIGTERM');
    for (const end = Date.now() + PATIENCE_MS; left.some(isOurs) && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 100));
    for (const pid of left.filter(isOurs)) process.kill(pid, 'SIGKILL');
  }
  data.noteRunning({ supervisor: process.pid, children: [] });
}

/** Whether that process runs and is one of this program's; numbers are used again, so its command line is looked at. */
function isOurs(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const file = `/proc/${pid}/cmdline`;
  if (!existsSync(file)) return process.platform !== 'linux';
  const commandLine = readFileSync(file, 'utf8');
  return OURS.some((part) => commandLine.includes(part));
}
