import { mkdir, mkdtemp, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SearchManifest } from '@common-ground/api/contracts/search/searchIndex.ts';
import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDamageTask } from '../createDamageTask.ts';
import { indexGroup } from '../damage/groups.ts';
import { isWholeFolder } from '../digests.ts';
import type { SqlPool } from '../Sql.ts';
import { StaticTree } from '../StaticTree.ts';
import { SearchIndex } from './SearchIndex.ts';
import { INDEX_VERSION } from './version.ts';

/** A database without recorded pages. */
const noPages = { query: async () => ({ rows: [] }) } as unknown as SqlPool;

let test: TestDatabase;
let root: string;
let index: SearchIndex;
let compare: () => Promise<unknown>;
beforeAll(async () => {
  test = await createTestDatabase('few');
  root = await mkdtemp(path.join(tmpdir(), 'common-ground-damaged-'));
  index = new SearchIndex({ sql: test.pool, databaseUrl: test.url, folder: root, idleMs: 50 });
  await index.start();
  await index.settled();
});
afterAll(async () => {
  await index?.stop();
  await test?.close();
  await rm(root, { recursive: true, force: true });
});
beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  compare = createDamageTask(noPages, new StaticTree(root), [indexGroup(index)]).work;
  await compare();
});
afterEach(() => vi.restoreAllMocks());

const folder = () => path.join(root, 'search/en');
const file = () => path.join(folder(), 'manifest.json');
const manifest = async (): Promise<SearchManifest> => JSON.parse(await readFile(file(), 'utf8'));
const base = async () => (await manifest()).base[0] as string;

describe('damaged search index', () => {
  it('stays unchanged while nothing is damaged', async () => {
    const before = await readFile(file(), 'utf8');
    await compare();
    await index.settled();
    expect(await readFile(file(), 'utf8')).toBe(before);
    expect(console.log).not.toHaveBeenCalled();
  });

  it('is built again under another name when a file is truncated', async () => {
    const before = await base();
    await truncate(path.join(folder(), before, 'pagefind-entry.json'), 5);
    await compare();
    await index.settled();
    expect(await base()).not.toBe(before);
    expect(isWholeFolder(path.join(folder(), await base()))).toBe(true);
    expect(await manifest()).not.toHaveProperty('isStale');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['is truncated', () => truncate(file(), 20)],
    ['was replaced by a folder', () => rm(file()).then(() => mkdir(file()))],
  ])('gets its manifest back when the file %s', async (_, damage) => {
    const before = await readFile(file(), 'utf8');
    await damage();
    await compare();
    await index.settled();
    expect(await readFile(file(), 'utf8')).toBe(before);
    expect(await manifest()).toMatchObject({ version: INDEX_VERSION });
  });
});
