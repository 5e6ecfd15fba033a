import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DIGESTS, digestFolder, hashBytes, sealDigests } from './digests.ts';
import { copyUnrenderedPages, currentRelease, linkCurrent, listBuildFiles, readRelease } from './releases.ts';

let distFolder: string;
beforeAll(async () => {
  distFolder = await mkdtemp(path.join(tmpdir(), 'common-ground-dist-'));
  await writeFile(path.join(distFolder, 'entry.mjs'), 'one build');
});
afterAll(() => rm(distFolder, { recursive: true }));

const name = async (given: { siteUrl?: string; contactEmail?: string }) =>
  (await readRelease({ root: '/nowhere', distFolder, siteUrl: 'https://example.org', ...given })).release;

it('makes another release for another site address or contact address', async () => {
  const plain = await name({});
  expect(await name({})).toBe(plain);
  expect(await name({ contactEmail: '' })).toBe(plain);
  const others = [
    await name({ siteUrl: 'https://example.com' }),
    await name({ contactEmail: 'a@example.org' }),
    await name({ contactEmail: 'b@example.org' }),
  ];
  expect(new Set([plain, ...others]).size).toBe(4);
});

it('copies missing pages from the current release, and replaces none', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'common-ground-releases-'));
  const [old, folder] = ['old', 'new'].map((release) => path.join(root, 'releases', release)) as [string, string];
  for (const made of [old, folder]) await mkdir(path.join(made, 'condition'), { recursive: true });
  await symlink(path.join('releases', 'old'), path.join(root, 'current'));
  for (const id of [1, 2]) await writeFile(path.join(old, `condition/${id}.html`), 'before');
  await writeFile(path.join(folder, 'condition/2.html'), 'newer');
  await copyUnrenderedPages({ release: 'new', folder, root }, ['/condition/1', '/condition/2', '/fr/condition/3']);
  expect(await readFile(path.join(folder, 'condition/1.html'), 'utf8')).toBe('before');
  expect(await readFile(path.join(folder, 'condition/2.html'), 'utf8')).toBe('newer');
  await expect(readFile(path.join(folder, 'fr/condition/3.html'))).rejects.toThrow('ENOENT');
  await rm(root, { recursive: true });
});

describe('build that was damaged later', () => {
  let build: string;
  beforeEach(async () => {
    build = await mkdtemp(path.join(tmpdir(), 'common-ground-damaged-'));
    await mkdir(path.join(build, 'client'));
    await writeFile(path.join(build, 'client/a.js'), 'script');
    await writeFile(path.join(build, 'entry.mjs'), 'renderer');
    await writeFile(path.join(build, DIGESTS), sealDigests(digestFolder(build)));
  });
  afterEach(() => rm(build, { recursive: true }));
  const release = () => readRelease({ root: '/nowhere', distFolder: build, siteUrl: 'https://example.org' });

  it('does not make another release, and keeps its original digests', async () => {
    const before = await release();
    await writeFile(path.join(build, 'client/a.js'), 'half');
    expect(await release()).toEqual(before);
    expect(listBuildFiles(before, build).digests).toEqual(new Map([['a.js', hashBytes('script')]]));
  });

  it('is rejected when its renderer is damaged', async () => {
    await writeFile(path.join(build, 'entry.mjs'), 'half');
    const damaged = await release();
    expect(() => listBuildFiles(damaged, build)).toThrow('The build of the site is damaged (entry.mjs)');
  });
});

it('replaces a folder or file named `current` by the link to the release', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'common-ground-link-'));
  const tree = { root, release: 'one', folder: path.join(root, 'releases/one') };
  await mkdir(tree.folder, { recursive: true });
  const current = path.join(root, 'current');
  for (const harm of [() => mkdir(path.join(current, 'inner'), { recursive: true }), () => writeFile(current, '')]) {
    await rm(current, { recursive: true, force: true });
    await harm();
    await linkCurrent(tree);
    expect(await currentRelease(root)).toBe('one');
  }
  await rm(root, { recursive: true });
});
