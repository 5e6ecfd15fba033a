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

const PAGE = { address: '/about', html: '<html><body><h1>About</h1></body></html>' };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-index-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('writeIndex', () => {
  it('rejects and leaves no files when the disk is full, and writes when there is room', async () => {
    const order = { folder, language: 'en', kind: 'site', pages: [PAGE] } as const;
    isFull = true;
    const error: Error = await writeIndex({ ...order, pages: [PAGE] }).catch((reason) => reason);
    expect(error.message).toBe('ENOSPC: no space left on device, write');
    expect(readdirSync(folder)).toEqual([]);
    isFull = false;
    const name = await writeIndex({ ...order, pages: [PAGE] });
    expect(readdirSync(folder)).toEqual([name]);
    expect(isWholeFolder(path.join(folder, name))).toBe(true);
  });
});
