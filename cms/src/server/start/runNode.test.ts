import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { trySignal } from './endProcesses.ts';
import { runNode } from './runNode.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-run-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('ends a program and its children when its parent is killed', async () => {
  const file = path.join(folder, 'pids');
  const program = `const { pid } = require('node:child_process').spawn('sleep', ['600']);
    require('node:fs').writeFileSync(${JSON.stringify(file)}, [process.pid, pid].join());
    setInterval(() => {}, 1000)`;
  const parent = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { runNode } from ${JSON.stringify(path.join(import.meta.dirname, 'runNode.ts'))};
     await runNode(['-e', ${JSON.stringify(program)}], { cwd: ${JSON.stringify(folder)}, env: {} })`,
  ]);
  const pids = await vi.waitFor(() => {
    const found = readFileSync(file, 'utf8').split(',').map(Number);
    expect(found).toHaveLength(2);
    return found;
  }, PATIENCE);
  expect(pids.filter((pid) => trySignal(pid, 0))).toEqual(pids);
  parent.kill('SIGKILL');
  await vi.waitFor(() => expect(pids.filter((pid) => trySignal(pid, 0))).toEqual([]), PATIENCE);
});

it('resolves when a program succeeds, and rejects with the output of a program that fails', async () => {
  const surroundings = { cwd: folder, env: {} };
  await runNode(['-e', '0'], surroundings);
  const failing = runNode(['-e', 'console.error("no disk"); process.exit(3)'], surroundings);
  await expect(failing).rejects.toThrow(/^no disk$/);
});
