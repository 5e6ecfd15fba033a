import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askServer, howItFailed, type Server } from './askServer.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 100;
const MOST_SILENT_LOOKS = 4;
/** Of its note: process, folder, time of start, port. */
const PORT_LINE = 3;

type Found = 'ours' | 'perhaps ours' | 'silent' | 'nobody';
const FAILED = { gone: 'nobody', refused: 'nobody', silent: 'silent', busy: 'perhaps ours' } as const;

/**
 * After a kill of the processes around it, a server may still run and hold the folder: it is ended. It is known by its
 * port, which the kernel takes from it when it dies, and by our password; never by its number, which may be another's by
 * now. Where nobody listens its note is removed, for PostgreSQL would take whoever has that number for a living server.
 * Should one of its processes still hold the memory they share, PostgreSQL finds that out by itself.
 * @throws Error when it cannot be ended
 */
export async function endOrphan(folder: string, password: string): Promise<void> {
  const note = path.join(folder, 'postmaster.pid');
  if (!existsSync(note)) return;
  const lines = readFileSync(note, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[PORT_LINE])];
  let isTold = false;
  let silent = 0;
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end && silent < MOST_SILENT_LOOKS; await wait(PAUSE_MS)) {
    const found = isThere(pid) && port > 0 ? await whoListens(folder, { port, password }) : 'nobody';
    if (found === 'nobody') return rm(note, { force: true });
    silent = found === 'silent' ? silent + 1 : 0;
    if (found === 'ours' && !isTold) isTold = process.kill(pid, 'SIGINT');
  }
  throw new Error(
    `PostgreSQL of an earlier start (process ${pid}) still holds ${folder} and does not end. End it, then start again.`,
  );
}

async function whoListens(folder: string, server: Server): Promise<Found> {
  try {
    const [row] = await askServer<{ folder: string }>(server, `SELECT current_setting('data_directory') AS folder`);
    return row && realpathSync(row.folder) === realpathSync(folder) ? 'ours' : 'nobody';
  } catch (error) {
    return FAILED[howItFailed(error)];
  }
}

function isThere(pid: number): boolean {
  try {
    return pid > 1 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
