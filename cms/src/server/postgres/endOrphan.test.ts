import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findFreePort } from '../start/ports.ts';
import { endOrphan } from './endOrphan.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-orphan-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a server whose port nobody listens on is gone, and a program of another that has its number is left alone', async () => {
  // As PostgreSQL is called, in this very folder.
  const other = spawn('sleep', ['60'], { cwd: folder, argv0: `postgres -D ${folder}` });
  const note = path.join(folder, 'postmaster.pid');
  writeFileSync(note, [other.pid, folder, '1763800000', await findFreePort(), '', '127.0.0.1'].join('\n'));
  await endOrphan(folder, 'secret');
  expect([other.exitCode, other.signalCode, existsSync(note)]).toEqual([null, null, false]);
  other.kill();
});

it('where no server was, there is nothing to end', async () => {
  await endOrphan(folder, 'secret');
  await endOrphan(path.join(folder, 'none'), 'secret');
});
