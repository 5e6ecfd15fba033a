import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addAssets, copyUnrenderedPages } from './releases.ts';
import { listAssetsOnDisk, OLD_ASSET_MS, sweepAssets } from './sweepAssets.ts';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01');

let root: string;
let folder: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'common-ground-assets-'));
  folder = path.join(root, 'releases', 'one');
  await mkdir(folder, { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

const served = async () => (await readdir(path.join(root, 'assets/_astro'))).sort();

/** Simulates a start of the publisher with a build of these scripts. */
async function start(scripts: string[], now: number): Promise<void> {
  const client = path.join(root, 'client');
  await rm(client, { recursive: true, force: true });
  await mkdir(path.join(client, '_astro'), { recursive: true });
  for (const script of scripts) await writeFile(path.join(client, '_astro', script), script);
  await writeFile(path.join(client, 'sw.js'), scripts.join());
  const assets = await addAssets({ root, folder }, client);
  await sweepAssets({ files: listAssetsOnDisk({ release: 'one', folder, root }), assets, now });
}

it('serves scripts of earlier builds for 30 days after their last build', async () => {
  await start(['both.js', 'first.js'], START);
  // Time in use does not count as age.
  await start(['both.js', 'second.js'], START + 90 * DAY);
  await start(['both.js', 'second.js'], START + 90 * DAY + OLD_ASSET_MS);
  expect(await served()).toEqual(['both.js', 'first.js', 'second.js']);
  await start(['both.js', 'second.js'], START + 90 * DAY + OLD_ASSET_MS + 1);
  expect(await served()).toEqual(['both.js', 'second.js']);
});

it('counts the age of a script anew when a build contains it again', async () => {
  await start(['first.js'], START);
  await start(['second.js'], START + DAY);
  await start(['first.js'], START + 29 * DAY);
  await start(['second.js'], START + 40 * DAY);
  expect(await served()).toEqual(['first.js', 'second.js']);
});

it('deletes no scripts while an old page needs one, and counts their age anew without the list', async () => {
  await start(['first.js'], START);
  const before = path.join(root, 'current/condition');
  await mkdir(before, { recursive: true });
  await writeFile(path.join(before, '1.html'), '<script src="/_astro/first.js">');
  await copyUnrenderedPages({ release: 'one', folder, root }, ['/condition/1']);
  await start(['second.js'], START);
  await start(['second.js'], START + 2 * OLD_ASSET_MS);
  expect(await served()).toEqual(['first.js', 'second.js']);
  await writeFile(path.join(folder, 'condition/1.html'), '<script src="/_astro/second.js">');
  await writeFile(path.join(root, 'dropped-assets.json'), '{');
  await start(['second.js'], START + 3 * OLD_ASSET_MS);
  expect(await served()).toEqual(['first.js', 'second.js']);
  await start(['second.js'], START + 5 * OLD_ASSET_MS);
  expect(await served()).toEqual(['second.js']);
});

it('writes the service worker beside the pages of its build, not to the assets', async () => {
  await start(['first.js'], START);
  expect(await readFile(path.join(folder, 'sw.js'), 'utf8')).toBe('first.js');
  expect(await readdir(path.join(root, 'assets'))).toEqual(['_astro']);
});
