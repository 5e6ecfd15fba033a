import { pagesTogetherPath } from '@common-ground/api/contracts/offline/pagesTogether.ts';
import { beforeEach, expect, it } from 'vitest';
import { stubOfflineSite } from '../../../testing/stubOfflineSite.ts';
import { offlineDatabase } from '../database.ts';
import { removeItems } from './savedItems.ts';
import { readSavedKeys } from './savedSign.ts';
import { saveItem } from './saveItem.ts';

let server: Awaited<ReturnType<typeof stubOfflineSite>>;
const ONE = { kind: 'condition', id: 1, lang: 'en' } as const;
const TWO = { kind: 'condition', id: 2, lang: 'en' } as const;
const CATEGORY = { kind: 'category', id: 5, lang: 'en' } as const;
const page = (script: string, more = '') => `<html><script src="/_astro/${script}.js"></script>${more}</html>`;
const described = (path: string, pages: string[] = [path]) => ({
  title: path,
  path,
  pages,
  reviewedAt: null,
  changedAt: '2026-01-01T00:00:00.000Z',
});

beforeEach(async () => {
  server = await stubOfflineSite();
  const { site } = server;
  site.set('/offline-files.json', {
    '/_astro/old.js': { bytes: 1, brings: ['/_astro/toasts.js', '/_astro/ar.js'] },
    '/_astro/toasts.js': { bytes: 1, brings: ['/_astro/old.js'] },
    '/_astro/ar.js': { bytes: 1, brings: [], language: 'ar' },
  });
  for (const script of ['old', 'new', 'toasts', 'ar']) site.set(`/_astro/${script}.js`, script);
  site.set('/condition/1', page('old', '<img src="/drawing.png">'));
  site.set('/condition/2', page('old'));
  site.set('/category/5', page('old'));
  site.set('/drawing.png', 'drawn');
  site.set('/offline', page('old'));
  site.set('/api/help-lines', []);
  site.set('/api/offline-pages?kind=condition&lang=en&id=1', described('/condition/1'));
  site.set('/api/offline-pages?kind=condition&lang=en&id=2', described('/condition/2'));
  site.set('/api/offline-pages?kind=category&lang=en&id=5', described('/category/5', ['/category/5', '/condition/1']));
});

const OF_ONE = [
  ...['/_astro/old.js', '/_astro/toasts.js', '/api/help-lines?lang=en', '/condition/1', '/drawing.png', '/offline'],
];

it('saves a page with its pictures and scripts, in its own language', async () => {
  const steps: number[] = [];
  const item = await saveItem(ONE, { onProgress: (done, all) => steps.push(done / all) });
  expect(server.kept()).toEqual(OF_ONE);
  expect(item).toMatchObject({ key: 'condition/1/en', path: '/condition/1', language: 'en' });
  expect([...item.paths].sort()).toEqual(OF_ONE);
  const sizes = await Promise.all(OF_ONE.map(async (path) => (await server.textOf(path))?.length ?? 0));
  expect(item.bytes).toBe(sizes.reduce((sum, size) => sum + size, 0));
  expect(steps.at(-1)).toBe(1);
  expect(readSavedKeys()).toEqual(['condition/1/en']);
});

it('saves many pages from one response, each with its files, and leaves out a missing one', async () => {
  const { site } = server;
  const pages = ['/category/5', '/condition/1', '/condition/2', '/condition/3'];
  site.set('/api/offline-pages?kind=category&lang=en&id=5', described('/category/5', pages));
  site.set(pagesTogetherPath([...pages, '/offline']), {
    '/category/5': page('old'),
    '/condition/1': page('new', '<img src="/drawing.png">'),
    '/condition/2': page('old', 'é'),
    '/offline': page('old'),
  });
  const steps: string[] = [];
  const item = await saveItem(CATEGORY, { onProgress: (done, all) => steps.push(`${done}/${all}`) });
  expect(server.asked.filter((path) => path.startsWith('/condition/'))).toEqual([]);
  expect(item.paths).toEqual(expect.arrayContaining(['/category/5', '/condition/2', '/_astro/new.js', '/drawing.png']));
  expect(item.paths).not.toContain('/condition/3');
  expect(steps.at(-1)).toBe('7/7');
  const kept = await server.saved.match('/condition/2');
  expect(kept?.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const length = Number(kept?.headers.get('content-length'));
  expect(new TextEncoder().encode(await kept?.text()).byteLength).toBe(length);
});

it('makes at most 4 requests at once and fetches no script twice', async () => {
  await saveItem(CATEGORY);
  expect(server.most.atOnce).toBeLessThanOrEqual(4);
  expect(server.asked.filter((path) => path === '/_astro/old.js')).toHaveLength(1);
  await saveItem(TWO);
  expect(server.asked.filter((path) => path === '/_astro/old.js')).toHaveLength(1);
});

it('removes an item but not the files that another item needs', async () => {
  await saveItem(CATEGORY);
  await saveItem(ONE);
  await removeItems(['category/5/en']);
  expect(server.kept()).toEqual(OF_ONE);
  await removeItems(['condition/1/en']);
  expect(server.kept()).toEqual([]);
  expect(readSavedKeys()).toEqual([]);
});

it('stores nothing of a save that fails, finds no room or is stopped', async () => {
  await saveItem(TWO);
  const before = server.kept();
  server.site.set('/drawing.png', 500);
  await expect(saveItem(ONE)).rejects.toMatchObject({ reason: 'line' });
  expect(server.kept()).toEqual(before);
  server.site.set('/drawing.png', 'drawn');
  server.saved.full = /condition\/1/;
  await expect(saveItem(ONE)).rejects.toMatchObject({ reason: 'full' });
  expect(server.kept()).toEqual(before);
  server.saved.full = null;
  const stop = new AbortController();
  await expect(saveItem(ONE, { signal: stop.signal, onProgress: () => stop.abort() })).rejects.toMatchObject({
    reason: 'stopped',
  });
  expect(server.kept()).toEqual(before);
  expect(readSavedKeys()).toEqual(['condition/2/en']);
});

it('fails with `gone` for a missing page and with `line` without a connection', async () => {
  await expect(saveItem({ ...ONE, id: 9 })).rejects.toMatchObject({ reason: 'gone' });
  server.site.delete('/condition/1');
  await expect(saveItem(ONE)).rejects.toMatchObject({ reason: 'gone' });
  server.goDown();
  await expect(saveItem(TWO)).rejects.toMatchObject({ reason: 'line' });
  expect(server.kept()).toEqual([]);
});

it('leaves complete pages, of the old or the new version, when an update fails', async () => {
  await saveItem(CATEGORY);
  const { site } = server;
  site.set('/condition/1', page('new'));
  site.set('/category/5', 500);
  await expect(saveItem(CATEGORY)).rejects.toMatchObject({ reason: 'line' });
  const isReplaced = (await server.textOf('/condition/1'))?.includes('new');
  expect(server.kept()).toContain('/category/5');
  expect(server.kept()).toContain('/_astro/old.js');
  if (isReplaced) expect(server.kept()).toContain('/_astro/new.js');
});

it('adds the new files of an updated page to every item that shares the page', async () => {
  await saveItem(ONE);
  await saveItem(CATEGORY);
  for (const path of ['/condition/1', '/category/5', '/offline']) server.site.set(path, page('new'));
  await saveItem(CATEGORY);
  expect(await server.textOf('/condition/1')).toContain('new');
  await removeItems(['category/5/en']);
  expect(server.kept()).toEqual(expect.arrayContaining(['/condition/1', '/_astro/new.js', '/offline']));
  expect(server.kept()).not.toContain('/category/5');
});

it('deletes what a closed tab left in the cache', async () => {
  await server.saved.put('/condition/77', new Response('half'));
  await saveItem(ONE);
  expect(server.kept()).toEqual(OF_ONE);
});

it('saves a language with its search indexes, without the forum, and names in all languages', async () => {
  const { site } = server;
  site.set('/api/offline-pages?kind=language&lang=en', described('/', ['/', '/condition/1']));
  site.set('/', page('old'));
  const part = { from: 0, pages: 'digest' };
  site.set('/search/en/pages.json', {
    version: '1',
    engine: 'engine-1',
    parts: [
      { kind: 'site', folder: 'site-1', ...part },
      { kind: 'forum', folder: 'forum-1', ...part },
    ],
  });
  site.set('/search/en/engine-1/files.json', { 'pagefind.js': 3 });
  site.set('/search/en/engine-1/pagefind.js', 'engine');
  site.set('/search/en/site-1/files.json', { 'index/a.pf_index': 4 });
  site.set('/search/en/site-1/index/a.pf_index', 'words');
  for (const path of ['/search/en/conditions.json', '/search/es/names.json']) site.set(path, {});
  const { key, id } = await saveItem({ kind: 'language', id: null, lang: 'en' });
  expect([key, id]).toEqual(['language/en', null]);
  expect(server.kept()).toEqual(
    expect.arrayContaining([
      ...['/search/en/site-1/index/a.pf_index', '/search/en/engine-1/pagefind.js', '/search/en/pages.json'],
      ...['/search/en/conditions.json', '/search/es/names.json'],
    ]),
  );
  expect(server.asked.filter((path) => path.includes('/forum-'))).toEqual([]);
  expect(await (await offlineDatabase()).count('saved')).toBe(1);
});
