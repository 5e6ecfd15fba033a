import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { selectLanguages } from './contentRows.ts';
import { reconcile } from './reconcile.ts';
import { PageFailed, renderPages } from './renderPages.ts';
import { StaticTree } from './StaticTree.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing } from './testing/snapshot.ts';

let site: Publishing;
beforeAll(async () => {
  site = await publishing({ conditions: 8 });
});
afterAll(() => site?.close());

const fileOf = (page: string) => path.join(site.folder, page);
const tools = async () => ({
  sql: site.pool,
  tree: new StaticTree(site.folder),
  languages: await selectLanguages(site.pool),
});

it('a page that fails keeps the one that readers have', async () => {
  const before = await readFile(fileOf('condition/1.html'), 'utf8');
  const failing = { ...site.renderer, render: async () => ({ status: 500, html: 'broken' }) };
  await expect(renderPages(['/condition/1'], { ...(await tools()), renderer: failing })).rejects.toThrow(PageFailed);
  expect(await readFile(fileOf('condition/1.html'), 'utf8')).toBe(before);
});

it('a page whose content cannot be read fails the job and keeps the file', async () => {
  const before = await readFile(fileOf('condition/1.html'), 'utf8');
  const broken = { query: () => Promise.reject(new Error('the database is gone')) };
  await expect(
    renderPages(['/condition/1'], { ...(await tools()), renderer: site.renderer, sql: broken as never }),
  ).rejects.toThrow('the database is gone');
  expect(await readFile(fileOf('condition/1.html'), 'utf8')).toBe(before);
});

it('brings a tree together with the database: pages missing, pages too many, files half written', async () => {
  const { rm, mkdir } = await import('node:fs/promises');
  await rm(fileOf('condition/2.html'));
  await rm(fileOf('fr/category/1.html'));
  await mkdir(fileOf('condition'), { recursive: true });
  await writeFile(fileOf('condition/999.html'), 'of a record that is gone');
  await writeFile(fileOf('condition/3.html.1-abcd.tmp'), 'half a pa');
  const told: unknown[] = [];
  const searchIndex = { update: async (changes: unknown[]) => told.push(...changes) } as never;
  const tree = new StaticTree(site.folder);
  const report = await reconcile({ sql: site.pool, publisher: site.publisher, tree, searchIndex });
  expect(report).toMatchObject({ missing: 2 });
  expect(told).toEqual([2, 999].map((id) => ({ kind: 'condition', id, isListed: true, categories: [] })));
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('brings in what was changed in the database without a job that says so', async () => {
  await site.pool.query(`UPDATE conditions SET summary = 'Written by SQL alone.', updated_at = now() WHERE id = 4`);
  await reconcile({ sql: site.pool, publisher: site.publisher, tree: new StaticTree(site.folder) });
  expect(await readFile(fileOf('condition/4.html'), 'utf8')).toContain('Written by SQL alone.');
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('pages that render together share their queries', async () => {
  site.queries.length = 0;
  await site.publisher.renderPaths(
    [1, 2, 3, 4, 5, 6].map((id) => `/condition/${id}`),
    await selectLanguages(site.pool),
  );
  const one = site.queries.length;
  site.queries.length = 0;
  await site.publisher.renderPaths(['/condition/1'], await selectLanguages(site.pool));
  expect(one - site.queries.length).toBeLessThanOrEqual(1);
});
