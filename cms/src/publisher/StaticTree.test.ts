import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const steps: string[] = [];
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>();
  return {
    ...fs,
    fdatasync: (descriptor: number, then: (error: Error | null) => void) => {
      fs.fdatasync(descriptor, (error) => {
        steps.push('on disk');
        then(error);
      });
    },
    renameSync: (from: string, to: string) => {
      steps.push('in place');
      fs.renameSync(from, to);
    },
  };
});
const { StaticTree } = await import('./StaticTree.ts');
const PAGE = Buffer.from('A page');

let folder: string;
beforeEach(() => {
  steps.length = 0;
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-tree-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('writes a page to the disk before renaming it, and leaves an unchanged page alone', async () => {
  const tree = new StaticTree(folder);
  expect(await tree.write('/condition/1', PAGE)).toBe('written');
  expect(steps).toEqual(['on disk', 'in place']);
  expect(await tree.write('/condition/1', PAGE)).toBe('unchanged');
  expect(String(await tree.read('/condition/1'))).toBe('A page');
  expect(steps).toHaveLength(2);
});

it('gives versions of the same size times in different seconds', async () => {
  const tree = new StaticTree(folder);
  const seconds: number[] = [];
  for (const text of ['1 reply', '2 reply', '3 reply']) {
    await tree.write('/topic', Buffer.from(text));
    seconds.push(Math.floor(statSync(tree.fileOf('/topic')).mtimeMs / 1000));
  }
  expect(new Set(seconds).size).toBe(3);
});

it('creates a deleted folder at the second attempt, and leaves no temporary files', async () => {
  const tree = new StaticTree(folder);
  await tree.write('/condition/1', PAGE);
  rmSync(path.join(folder, 'condition'), { recursive: true });
  expect(await tree.read('/condition/1')).toBeNull();
  await expect(tree.write('/condition/1', PAGE)).rejects.toThrow('ENOENT');
  expect(await tree.write('/condition/1', PAGE)).toBe('written');
  expect(await readdir(path.join(folder, 'condition'))).toEqual(['1.html']);
});

it('replaces a folder with the name of a page, and a file with the name of its folder', async () => {
  let tree = new StaticTree(folder);
  mkdirSync(path.join(folder, 'condition/1.html/inner'), { recursive: true });
  expect(await tree.write('/condition/1', PAGE)).toBe('written');
  rmSync(path.join(folder, 'condition'), { recursive: true });
  writeFileSync(path.join(folder, 'condition'), '');
  tree = new StaticTree(folder);
  await Promise.all([1, 2, 3].map((id) => tree.write(`/condition/${id}`, PAGE)));
  expect((await readdir(path.join(folder, 'condition'))).sort()).toEqual(['1.html', '2.html', '3.html']);
});
