import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { PeriodicTask } from '../PeriodicTasks.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Limits of folders in `DATA_DIR`. Files beyond a limit are deleted, the oldest first. */
export const FOLDER_LIMITS = [
  { folder: 'mail', maxAgeMs: 30 * DAY_MS, maxFiles: 1000 },
  // An upload ends within minutes. A process that was killed leaves its file.
  { folder: 'films/incoming', maxAgeMs: DAY_MS, maxFiles: Number.POSITIVE_INFINITY },
];
type FolderLimit = (typeof FOLDER_LIMITS)[number];

/** Returns the periodic task that deletes old mails, where there is no mail server, and what is left of uploads. */
export function createFileTask(dataDir: string): PeriodicTask {
  return {
    name: 'old mails and uploads',
    everyMs: HOUR_MS,
    async work() {
      for (const limit of FOLDER_LIMITS) await deleteOldFiles(dataDir, limit);
    },
  };
}

/** Deletes files of the folder that are too old, or beyond the newest `maxFiles`. A missing folder has none. */
export async function deleteOldFiles(
  dataDir: string,
  { folder, maxAgeMs, maxFiles }: FolderLimit,
  now = Date.now(),
): Promise<void> {
  const place = path.join(dataDir, folder);
  const files = [];
  for (const name of await listFolder(place)) {
    const found = await stat(path.join(place, name)).catch(toNullIfMissing);
    if (found?.isFile()) files.push({ name, time: found.mtimeMs });
  }
  files.sort((a, b) => b.time - a.time);
  const old = files.filter(({ time }, index) => index >= maxFiles || now - time > maxAgeMs);
  for (const { name } of old) await rm(path.join(place, name), { force: true });
}

async function listFolder(place: string): Promise<string[]> {
  return (await readdir(place).catch(toNullIfMissing)) ?? [];
}

/** Another process may delete a file, or have created no folder yet. */
function toNullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
