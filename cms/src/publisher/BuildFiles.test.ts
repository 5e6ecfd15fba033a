import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BuildFiles } from './BuildFiles.ts';
import { digestFolder, hashBytes } from './digests.ts';

const FILES = { 'sw.js': 'worker', 'favicon.svg': '<svg/>', '_astro/a.js': 'script a', '_astro/b.js': 'script b' };

let root: string;
let client: string;
let build: BuildFiles;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'common-ground-build-'));
  client = path.join(root, 'client');
  mkdirSync(path.join(client, '_astro'), { recursive: true });
  for (const [name, text] of Object.entries(FILES)) writeFileSync(path.join(client, name), text);
  const earlier = new Map([
    ['_astro/old.js', hashBytes('old')],
    ['_astro/gone.js', hashBytes('gone')],
  ]);
  build = new BuildFiles(
    { root, folder: path.join(root, 'releases/one') },
    { clientFolder: client, digests: digestFolder(client), earlier },
  );
  await build.put(build.addresses);
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, { recursive: true });
});

const asset = (name: string) => path.join(root, 'assets', name);

describe('BuildFiles', () => {
  it('puts the worker beside the pages of the release and all else into assets', async () => {
    expect(readFileSync(path.join(root, 'releases/one/sw.js'), 'utf8')).toBe('worker');
    expect(readFileSync(asset('_astro/a.js'), 'utf8')).toBe('script a');
    expect(await build.damaged()).toEqual([]);
  });

  it.each<[string, () => void]>([
    ['is truncated', () => truncateSync(asset('_astro/a.js'), 4)],
    ['is empty', () => truncateSync(asset('_astro/a.js'), 0)],
    ['is missing', () => rmSync(asset('_astro/a.js'))],
    ['has other bytes of the same length', () => writeFileSync(asset('_astro/a.js'), 'SCRIPT a')],
    [
      'was replaced by a folder',
      () => {
        rmSync(asset('_astro/a.js'));
        mkdirSync(asset('_astro/a.js/inner'), { recursive: true });
      },
    ],
    [
      'is in a folder that was replaced by a file',
      () => {
        rmSync(asset('_astro'), { recursive: true });
        writeFileSync(asset('_astro'), '');
      },
    ],
  ])('copies a file again that %s', async (_, damage) => {
    damage();
    const damaged = await build.damaged();
    expect(damaged).toContain('/_astro/a.js');
    expect(await build.put(damaged)).toEqual([]);
    expect(await build.damaged()).toEqual([]);
    expect(readdirSync(asset('_astro')).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('copies nothing from a damaged build, and prints that once', async () => {
    const printed = vi.spyOn(log, 'error').mockImplementation(() => {});
    rmSync(asset('_astro/a.js'));
    truncateSync(path.join(client, '_astro/a.js'), 3);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(await build.put(['/_astro/a.js'])).toEqual([
        { path: '/_astro/a.js', reason: expect.stringMatching(/^The build of the site is damaged\./) },
      ]);
    expect(printed).toHaveBeenCalledTimes(1);
    expect(await build.damaged()).toEqual(['/_astro/a.js']);
  });

  it('reports no damage to a whole file when only the build is damaged', async () => {
    truncateSync(path.join(client, '_astro/a.js'), 3);
    expect(await build.damaged()).toEqual([]);
  });

  it('removes a damaged file of an earlier build, and no whole or unknown one', async () => {
    vi.spyOn(log, 'warn').mockImplementation(() => {});
    for (const name of ['old.js', 'unknown.js']) writeFileSync(asset(`_astro/${name}`), 'old');
    build.removeDamagedEarlier();
    expect(readdirSync(asset('_astro'))).toEqual(['a.js', 'b.js', 'old.js', 'unknown.js']);
    truncateSync(asset('_astro/old.js'), 1);
    build.removeDamagedEarlier();
    expect(readdirSync(asset('_astro'))).toEqual(['a.js', 'b.js', 'unknown.js']);
  });
});
