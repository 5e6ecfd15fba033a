import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFileTask, deleteOldFiles, FOLDER_LIMITS } from './createFileTask.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'common-ground-files-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function write(file: string, ageMs: number): void {
  const place = path.join(dataDir, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, '');
  const seconds = (Date.now() - ageMs) / 1000;
  utimesSync(place, seconds, seconds);
}

describe('the task for old files', () => {
  it('deletes mails after 30 days and uploads after a day, and leaves films alone', async () => {
    write('mail/old.eml', 31 * DAY_MS);
    write('mail/new.eml', 29 * DAY_MS);
    write('films/incoming/old', 2 * DAY_MS);
    write('films/incoming/new', DAY_MS / 2);
    write('films/film.mp4', 400 * DAY_MS);
    await createFileTask(dataDir).work();
    expect(readdirSync(path.join(dataDir, 'mail'))).toEqual(['new.eml']);
    expect(readdirSync(path.join(dataDir, 'films/incoming'))).toEqual(['new']);
    expect(readdirSync(path.join(dataDir, 'films'))).toContain('film.mp4');
  });

  it('deletes the oldest files beyond the number of a folder', async () => {
    for (const [name, age] of [
      ['c', 3],
      ['a', 1],
      ['b', 2],
    ] as const)
      write(`mail/${name}`, age * DAY_MS);
    await deleteOldFiles(dataDir, { folder: 'mail', maxAgeMs: 30 * DAY_MS, maxFiles: 2 });
    expect(readdirSync(path.join(dataDir, 'mail'))).toEqual(['a', 'b']);
  });

  it('does nothing where the folders are missing', async () => {
    await createFileTask(dataDir).work();
    expect(FOLDER_LIMITS.length).toBeGreaterThan(0);
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
