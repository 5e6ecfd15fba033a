import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import { selectLanguages } from '@common-ground/api/platform/languages.ts';
import { findStatementName } from '@common-ground/api/testing/findStatementName.ts';
import type { Renderer } from '@common-ground/site/renderer';
import type { QueryConfig } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { hashBytes } from './digests.ts';
import { markDifferingPages } from './markDifferingPages.ts';
import { addDirtyPages, saveFailures } from './marks.ts';
import { renderPages } from './renderPages.ts';
import { renderShare } from './renderShare.ts';
import { inDirtyingTransaction, type Sql } from './Sql.ts';
import { StaticTree } from './StaticTree.ts';
import { publishing } from './testing/publishing.ts';

const site = await publishing();
afterAll(() => site.close());

const toFile = (page: string) => path.join(site.folder, page);
const tools = async () => ({
  sql: site.pool,
  tree: new StaticTree(site.folder),
  languages: await selectLanguages(site.pool),
});

async function failedPages(): Promise<unknown[]> {
  const { rows } = await site.pool.query(
    `SELECT path, error AS reason, attempts AS tries, not_before < 'infinity' AS "isTriedAgain" FROM publisher.dirty ORDER BY path`,
  );
  return rows;
}

/** Passes queries on to the database, except those for the text of this condition, alone or with others, which fail. */
function sqlThatFailsFor(id: number): Sql {
  const query = (config: QueryConfig | string, values?: unknown[]) => {
    const isAsked = typeof config !== 'string' && findStatementName(config) === 'publisher-conditions';
    const asks = isAsked && JSON.stringify(config.values?.[0]).match(/\d+/g)?.includes(String(id));
    return asks ? Promise.reject(new Error('invalid byte sequence')) : site.pool.query(config as string, values);
  };
  return { query } as Sql;
}

it('keeps the old file of a page that fails, records the reason, and renders the others', async () => {
  const before = await readFile(toFile('condition/1.html'), 'utf8');
  const failing: Renderer = {
    ...site.renderer,
    render: async (page, content) =>
      page === '/condition/1' ? { status: 500, html: 'broken' } : site.renderer.render(page, content),
  };
  await writeFile(toFile('condition/2.html'), 'to be put right');
  const report = await renderShare(['/condition/1', '/condition/2'], { ...(await tools()), renderer: failing });
  expect(report).toMatchObject({ rendered: 2, written: 1, failed: ['/condition/1'] });
  expect(await readFile(toFile('condition/1.html'), 'utf8')).toBe(before);
  expect(await readFile(toFile('condition/2.html'), 'utf8')).not.toBe('to be put right');
  expect(await failedPages()).toEqual([
    { path: '/condition/1', reason: 'The page was rendered with status 500', tries: 1, isTriedAgain: true },
  ]);
});

it('clears the failure of a page that is rendered later, or whose record is missing', async () => {
  const paths = ['/condition/1', '/condition/998'];
  await saveFailures(
    site.pool,
    paths.map((path) => ({ path, reason: 'The disk is full.' })),
  );
  await renderShare(paths, { ...(await tools()), renderer: site.renderer });
  expect(await failedPages()).toEqual([]);
});

it('renders the other pages of a batch when the content of one cannot be read', async () => {
  const paths = [3, 4, 5].map((id) => `/condition/${id}`);
  for (const path of paths) await writeFile(toFile(`${path}.html`), 'before');
  const broken = sqlThatFailsFor(4);
  const report = await renderShare(paths, { ...(await tools()), renderer: site.renderer, sql: broken });
  expect(report.failed).toEqual(['/condition/4']);
  expect(await readFile(toFile('condition/4.html'), 'utf8')).toBe('before');
  for (const id of [3, 5]) expect(await readFile(toFile(`condition/${id}.html`), 'utf8')).not.toBe('before');
  await renderShare(paths, { ...(await tools()), renderer: site.renderer });
  expect(await failedPages()).toEqual([]);
});

it('rejects and keeps the file when the database is gone', async () => {
  const before = await readFile(toFile('condition/1.html'), 'utf8');
  const broken = { query: () => Promise.reject(new Error('the database is gone')) };
  await expect(
    renderShare(['/condition/1'], { ...(await tools()), renderer: site.renderer, sql: broken as never }),
  ).rejects.toThrow('the database is gone');
  expect(await readFile(toFile('condition/1.html'), 'utf8')).toBe(before);
});

it('repairs missing, altered, unknown and half-written files of the tree at a start', async () => {
  await rm(toFile('condition/2.html'));
  await rm(toFile('fr/category/1.html'));
  await writeFile(toFile('condition/4.html'), 'falsified');
  await writeFile(toFile('condition/999.html'), 'of a record that is gone');
  await writeFile(toFile('condition/998.html'), 'saved, of a record that is gone');
  await site.sql.query('INSERT INTO publisher.page (path, digest, dependencies) VALUES ($1, $2, ARRAY[]::text[])', [
    '/condition/998',
    hashBytes('saved, of a record that is gone'),
  ]);
  await writeFile(toFile('condition/3.html.1-abcd.tmp'), 'half a pa');
  const tree = new StaticTree(site.folder);
  await tree.sweep();
  expect(await markDifferingPages(site.sql, tree)).toBe(5);
  site.rendered.length = 0;
  await site.publisher.settle();
  expect(site.rendered.sort()).toEqual([
    '/condition/2',
    '/condition/4',
    '/condition/998',
    '/condition/999',
    '/fr/category/1',
  ]);
  await site.expectWhole();
});

it('writes an urgent page before it reads the others, and pages before files for machines', async () => {
  const { sql, tree, languages } = await tools();
  const steps: string[] = [];
  const watched = {
    query: (config: QueryConfig) => {
      if (/-(conditions|shard)$/.test(findStatementName(config) ?? '')) steps.push(`asks for ${config.values?.[0]}`);
      return sql.query(config);
    },
  } as Sql;
  const noting = {
    remove: (page: string) => tree.remove(page),
    write: async (page: string, bytes: Buffer) => {
      const written = await tree.write(page, bytes);
      steps.push(page);
      return written;
    },
  };
  const paths = ['/condition/1', '/sitemaps/7.xml', '/condition/2', '/condition/3'];
  await renderPages(paths, { sql: watched, renderer: site.renderer, tree: noting, languages }, 1);
  expect(steps.slice(0, 3)).toEqual(['asks for 1', '/condition/1', 'asks for 2,3']);
  expect(steps.slice(3, 5).sort()).toEqual(['/condition/2', '/condition/3']);
  expect(steps.slice(5)).toEqual(['asks for 7']);
});

it.each([
  ['home pages', ['']],
  [
    'pages of conditions',
    ['/condition/1', '/condition/2', '/condition/3', '/condition/4', '/condition/5', '/condition/6'],
  ],
  ['pages about the site', ['/about', '/contact', '/privacy', '/terms', '/accessibility', '/editorial-policy']],
  ['pages of modules', ['/learning/modules/1', '/learning/modules/2', '/learning/modules/3', '/learning/modules/4']],
])('shares queries among %s that are rendered together', async (_, ofSource) => {
  const paths = ['', '/fr'].flatMap((prefix) => ofSource.map((path) => prefix + path || '/'));
  const queriesFor = async (wanted: string[]) => {
    await inDirtyingTransaction(site.sql, (sql) =>
      addDirtyPages(
        sql,
        wanted.map((path) => ({ path, priority: PRIORITY.shown })),
      ),
    );
    site.queries.length = 0;
    site.rendered.length = 0;
    await site.publisher.settle();
    expect(site.rendered).toHaveLength(wanted.length);
    return site.queries.length;
  };
  const ofOne = await queriesFor(paths.slice(0, 1));
  expect((await queriesFor(paths)) - ofOne).toBeLessThanOrEqual(1);
});
