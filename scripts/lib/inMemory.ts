import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';

const MEMORY = '/dev/shm';
/** Memory that must be free: three times as much as the tests were seen to need. */
const ROOM_BYTES = 12 * 1024 ** 3;

/**
 * Moves temporary files of this process and its children to memory until it ends, if `TMPDIR` is not set and there is
 * room. Creating them on a disk takes a fifth of the processor time of the tests that use them.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return;
  const folder = mkdtempSync(path.join(MEMORY, 'common-ground-'));
  // Under root PostgreSQL runs as another user, which must be able to enter this folder.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

export function hasRoom(): boolean {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, process.availableMemory()) >= ROOM_BYTES;
  } catch {
    return false;
  }
}
