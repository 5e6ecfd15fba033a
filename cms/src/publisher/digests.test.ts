import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DIGESTS, digestFolder, isWholeFolder, seal, sealDigests, unseal } from './digests.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-digests-'));
  mkdirSync(path.join(folder, 'part'));
  for (const name of ['a.js', 'part/b.js']) writeFileSync(path.join(folder, name), `bytes of ${name}`);
  writeFileSync(path.join(folder, DIGESTS), sealDigests(digestFolder(folder)));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('sealed record', () => {
  it('is returned unchanged by unseal', () => {
    expect(unseal(seal({ base: ['x'], superseded: [1] }))).toEqual({ base: ['x'], superseded: [1] });
  });

  it.each(['', '{', 'null', '[]', '{}', seal({ ids: [1] }).replace('[1]', '[2]'), seal({ ids: [1] }).slice(0, -2)])(
    'is read as null when its text is %j',
    (text) => {
      expect(unseal(text)).toBeNull();
    },
  );
});

describe('folder with digests', () => {
  it('is whole while the listed files are unchanged, also with other files', () => {
    writeFileSync(path.join(folder, 'other'), 'unknown');
    expect(isWholeFolder(folder)).toBe(true);
  });

  it.each<[string, (file: string) => void]>([
    ['is shorter', (file) => truncateSync(file, 3)],
    ['has other bytes of the same length', (file) => writeFileSync(file, 'BYTES of part/b.js')],
    ['is missing', (file) => rmSync(file)],
    [
      'was replaced by a folder',
      (file) => {
        rmSync(file);
        mkdirSync(file);
      },
    ],
  ])('is not whole when a file %s', (_, damage) => {
    damage(path.join(folder, 'part/b.js'));
    expect(isWholeFolder(folder)).toBe(false);
  });

  it('is not whole when its list is damaged or missing', () => {
    truncateSync(path.join(folder, DIGESTS), 20);
    expect(isWholeFolder(folder)).toBe(false);
    rmSync(path.join(folder, DIGESTS));
    expect(isWholeFolder(folder)).toBe(false);
  });
});
