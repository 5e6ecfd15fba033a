import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as digests from '../digests.ts';
import { type ExpectedFile, FileComparison } from './compareFiles.ts';

const MINUTE = 60_000;

let folder: string;
let files: ExpectedFile[];
let comparison: FileComparison;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-compare-'));
  comparison = new FileComparison();
  files = Array.from({ length: 250 }, (_, place) => {
    const [name, file] = [`/${place}`, path.join(folder, String(place))];
    writeFileSync(file, `bytes of ${place}`);
    return { name, file, digest: digests.hashBytes(`bytes of ${place}`) };
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const toNames = (found: readonly ExpectedFile[]) => found.map(({ name }) => name);
const fileAt = (place: number) => (files[place] as ExpectedFile).file;
async function findDamaged(now: number): Promise<string[]> {
  const damaged = toNames(await comparison.findDamaged(files, now));
  comparison.beginRound();
  return damaged;
}
async function readAll(now: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) expect(await findDamaged(now)).toEqual([]);
}

describe('FileComparison', () => {
  it('finds changed bytes at the next look, although length and modification time are the same', async () => {
    await readAll(0);
    const { atime, mtime } = statSync(fileAt(249));
    writeFileSync(fileAt(249), 'BYTES of 249');
    utimesSync(fileAt(249), atime, mtime);
    expect(await findDamaged(1)).toEqual(['/249']);
  });

  it('finds a missing file, and reports it again only after some minutes', async () => {
    await readAll(0);
    rmSync(fileAt(7));
    expect(await findDamaged(1)).toEqual(['/7']);
    expect(await findDamaged(2)).toEqual([]);
    expect(await findDamaged(6 * MINUTE)).toEqual(['/7']);
  });

  it('reports a repaired file at once when it is damaged again', async () => {
    writeFileSync(fileAt(3), 'x');
    expect(await findDamaged(0)).toEqual(['/3']);
    writeFileSync(fileAt(3), 'bytes of 3');
    expect(await findDamaged(1)).toEqual([]);
    writeFileSync(fileAt(3), 'yy');
    expect(await findDamaged(2)).toEqual(['/3']);
  });

  it('reads a limited number of files at each look, and none twice within some minutes', async () => {
    const read = vi.spyOn(digests, 'hasDigest').mockImplementation((file) => readFileSync(file).length > 0);
    const inOneLook = async (now: number) => {
      read.mockClear();
      await findDamaged(now);
      return read.mock.calls.map(([file]) => path.basename(file));
    };
    const first = [...(await inOneLook(0)), ...(await inOneLook(1)), ...(await inOneLook(2))];
    expect(new Set(first).size).toBe(250);
    expect(first).toHaveLength(250);
    expect(await inOneLook(4 * MINUTE)).toEqual([]);
    const second = [
      ...(await inOneLook(6 * MINUTE)),
      ...(await inOneLook(7 * MINUTE)),
      ...(await inOneLook(8 * MINUTE)),
    ];
    expect(new Set(second).size).toBe(250);
  });
});
