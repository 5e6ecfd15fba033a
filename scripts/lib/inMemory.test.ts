import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hasRoom } from './inMemory.ts';

const file = path.join(import.meta.dirname, 'inMemory.ts');
function findFolder(env: Record<string, string>): { folder: string; isThere: boolean } {
  const script = `const { keepFilesInMemory } = await import('${file}');
    keepFilesInMemory();
    const folder = (await import('node:os')).tmpdir();
    console.log(JSON.stringify({ folder, isThere: (await import('node:fs')).existsSync(folder) }));`;
  const plain = { ...process.env, ...env };
  if (!('TMPDIR' in env)) delete plain.TMPDIR;
  const { stdout } = spawnSync(process.execPath, ['--no-warnings', '--input-type=module', '-e', script], {
    env: plain,
  });
  return JSON.parse(stdout.toString());
}

it('keeps temporary files in the folder of TMPDIR', () => {
  const asked = mkdtempSync(path.join(tmpdir(), 'common-ground-asked-'));
  expect(findFolder({ TMPDIR: asked })).toEqual({ folder: asked, isThere: true });
  expect(existsSync(asked)).toBe(true);
  rmSync(asked, { recursive: true });
});

it('otherwise keeps them in memory until the process ends, if there is room', () => {
  const { folder, isThere } = findFolder({});
  expect(isThere).toBe(true);
  expect(folder.startsWith('/dev/shm/common-ground-')).toBe(hasRoom());
  if (hasRoom()) expect(existsSync(folder)).toBe(false);
});
