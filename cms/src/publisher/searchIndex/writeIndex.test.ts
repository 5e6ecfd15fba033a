import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isWholeFolder } from '../digests.ts';

let isFull = false;
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return {
    ...fs,
    writeFile: (...given: Parameters<typeof fs.writeFile>) =>
      isFull ? Promise.reject(new Error('ENOSPC: no space left on device, write')) : fs.writeFile(...given),
  };
});
const { writeIndex } = await import('./writeIndex.ts');

const ENTRY = {
  id: 1,
  categoryId: 2,
  address: '/1?category=2',
  content: 'A condition',
  meta: { title: 'A condition', aliases: '[]', summary: '', tags: '[]' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('writeIndex', () => {
  it('rejects and leaves no files when the disk is full, and writes when there is room', async () => {
    const order = { folder, language: 'en', part: 'base', entries: [ENTRY], withEngine: true } as const;
    isFull = true;
    const error: Error = await writeIndex({ ...order, entries: [ENTRY] }).catch((reason) => reason);
    expect(error.message).toBe('ENOSPC: no space left on device, write');
    expect(readdirSync(folder)).toEqual([]);
    isFull = false;
    const name = await writeIndex({ ...order, entries: [ENTRY] });
    expect(readdirSync(folder)).toEqual([name]);
    expect(isWholeFolder(path.join(folder, name))).toBe(true);
  });
});
