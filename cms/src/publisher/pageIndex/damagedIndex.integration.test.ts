import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PageManifest, pageManifestPath } from '@common-ground/api/contracts/search/pageIndex.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDamageTask } from '../createDamageTask.ts';
import { indexGroup } from '../damage/groups.ts';
import { DIGESTS, isWholeFolder } from '../digests.ts';
import type { SqlPool } from '../Sql.ts';
import { StaticTree } from '../StaticTree.ts';
import { publishing } from '../testing/publishing.ts';
import { PageIndex } from './PageIndex.ts';

/** A database without recorded pages. */
const noPages = { query: async () => ({ rows: [] }) } as unknown as SqlPool;

const site = await publishing();
const index = new PageIndex({ sql: site.pool, databaseUrl: site.pooledUrl, folder: site.folder });
const file = path.join(site.folder, pageManifestPath('en'));
const inFolder = (...names: string[]) => path.join(path.dirname(file), ...names);
const manifest = async (): Promise<PageManifest> => JSON.parse(await readFile(file, 'utf8'));
const part = async () => (await manifest()).parts[0]?.folder ?? '';
let repair: () => Promise<unknown>;

beforeAll(() => index.update());
beforeEach(async () => {
  vi.spyOn(log, 'warn').mockImplementation(() => {});
  const compare = createDamageTask(noPages, new StaticTree(site.folder), [indexGroup(index)]).work;
  await compare();
  repair = async () => {
    await compare();
    await index.update();
  };
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await index.stop();
  await site.close();
});

describe('damaged index of pages', () => {
  it('stays unchanged while nothing is damaged', async () => {
    const before = await readFile(file, 'utf8');
    await repair();
    expect(await readFile(file, 'utf8')).toBe(before);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it.each([
    ['a file is truncated', async () => truncate(inFolder(await part(), 'pagefind-entry.json'), 5)],
    ['its list of digests is damaged', async () => writeFile(inFolder(await part(), DIGESTS), '{')],
  ])('gets a part under another name when %s, and keeps the others', async (_, damage) => {
    const before = await manifest();
    await damage();
    await repair();
    const after = await manifest();
    expect(after.parts[0]?.folder).not.toBe(before.parts[0]?.folder);
    expect(after.parts[0]?.pages).toBe(before.parts[0]?.pages);
    expect(after.parts.slice(1)).toEqual(before.parts.slice(1));
    expect(isWholeFolder(inFolder(await part()))).toBe(true);
  });

  it('gets another engine when a file of it is missing', async () => {
    const before = await manifest();
    await rm(inFolder(before.engine, 'pagefind.js'));
    await repair();
    const after = await manifest();
    expect(after.engine).not.toBe(before.engine);
    expect(after.parts).toEqual(before.parts);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is truncated', () => truncate(file, 20)],
    ['was replaced by a folder', () => rm(file).then(() => mkdir(file))],
  ])('gets its manifest back when the file %s', async (_, damage) => {
    const before = await readFile(file, 'utf8');
    await damage();
    await repair();
    expect(await readFile(file, 'utf8')).toBe(before);
  });
});
