import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseOf } from './releases.ts';

let distFolder: string;
beforeAll(async () => {
  distFolder = await mkdtemp(path.join(tmpdir(), 'common-ground-dist-'));
  await writeFile(path.join(distFolder, 'entry.mjs'), 'one build');
});
afterAll(() => rm(distFolder, { recursive: true }));

const name = async (given: { siteUrl?: string; contactEmail?: string }) =>
  (await releaseOf({ root: '/nowhere', distFolder, siteUrl: 'https://example.org', ...given })).release;

it('what a setting puts into every page makes another release, so that all of them are rendered with it', async () => {
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
