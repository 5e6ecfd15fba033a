import { beforeEach, expect, it } from 'vitest';
import { stubOfflineSite } from '../../testing/stubOfflineSite.ts';
import { applyCorrections, deleteCorrected, readCorrected } from './applyCorrections.ts';
import { offlineDatabase, type SavedItem } from './database.ts';
import { hasNewer } from './saved/hasNewer.ts';
import { readSavedKeys } from './saved/savedSign.ts';
import { saveItem } from './saved/saveItem.ts';

let server: Awaited<ReturnType<typeof stubOfflineSite>>;
const LATER = '2999-01-01T00:00:00.000Z';
const NOW = '2999-01-02T00:00:00.000Z';

const correction = (kind: 'withdrawn' | 'corrected', path = '/condition/1', at = LATER) => ({
  path,
  kind,
  title: 'Autism',
  what: 'The dose was wrong.',
  at,
  language: 'en',
});
const answer = (...corrections: object[]) =>
  server.site.set('/api/corrections', { from: '2026-01-01T00:00:00.000Z', now: NOW, next: null, corrections });
const isSaved = async () => (await (await offlineDatabase()).getAllKeys('saved')) as string[];

beforeEach(async () => {
  server = await stubOfflineSite();
  const { site } = server;
  site.set('/offline-files.json', {});
  for (const path of ['/condition/1', '/es/condition/1', '/category/5']) site.set(path, '<p>old</p>');
  const described = (path: string, pages: string[]) => ({
    title: path,
    path,
    pages,
    reviewedAt: null,
    changedAt: null,
  });
  site.set('/api/offline-pages?kind=condition&lang=en&id=1', described('/condition/1', ['/condition/1']));
  site.set('/api/offline-pages?kind=condition&lang=es&id=1', described('/es/condition/1', ['/es/condition/1']));
  site.set('/api/offline-pages?kind=category&lang=en&id=5', described('/category/5', ['/category/5', '/condition/1']));
});

it('deletes a withdrawn page in every language and cache, and keeps the rest of a category', async () => {
  await saveItem({ kind: 'condition', id: 1, lang: 'es' });
  await saveItem({ kind: 'category', id: 5, lang: 'en' });
  await server.read.put('/condition/1?from=search', new Response('read'));
  await server.read.put('/condition/12', new Response('another'));
  answer(correction('withdrawn'));
  expect(await applyCorrections()).toMatchObject([{ path: '/condition/1', kind: 'withdrawn' }]);
  expect(server.kept()).toEqual(['/category/5']);
  expect([...server.read.kept.keys()]).toEqual(['/condition/12']);
  expect([await isSaved(), readSavedKeys()]).toEqual([['category/5/en'], ['category/5/en']]);
});

it('replaces a corrected page, returns it once, and lists it until the reader has seen it', async () => {
  await saveItem({ kind: 'condition', id: 1, lang: 'en' });
  server.site.set('/condition/1', '<p>new</p>');
  answer(correction('corrected'));
  await applyCorrections();
  expect(await server.textOf('/condition/1')).toContain('new');
  expect(await readCorrected()).toMatchObject([{ title: 'Autism', what: 'The dose was wrong.' }]);
  answer();
  expect(await applyCorrections()).toEqual([]);
  expect(server.asked.at(-1)).toBe(`/api/corrections?since=${encodeURIComponent(NOW)}`);
  expect(await readCorrected()).toHaveLength(1);
  await deleteCorrected();
  expect(await readCorrected()).toEqual([]);
});

it('offers no newer version of a condition once its saved copy was replaced', async () => {
  await saveItem({ kind: 'condition', id: 1, lang: 'en' });
  const described = {
    title: 'Autism',
    path: '/condition/1',
    pages: ['/condition/1'],
    reviewedAt: null,
    changedAt: LATER,
  };
  server.site.set('/api/offline-pages?kind=condition&lang=en&id=1', described);
  const item = async () => (await (await offlineDatabase()).get('saved', 'condition/1/en')) as SavedItem;
  expect(await hasNewer(await item())).toBe(true);
  answer(correction('corrected'));
  await applyCorrections();
  expect(await hasNewer(await item())).toBe(false);
});

it('keeps the old copy when the new one cannot be fetched, and tries again', async () => {
  await saveItem({ kind: 'condition', id: 1, lang: 'en' });
  answer(correction('corrected'));
  server.site.set('/condition/1', 503);
  await expect(applyCorrections()).rejects.toMatchObject({ reason: 'line' });
  expect(await server.textOf('/condition/1')).toContain('old');
  server.site.set('/condition/1', '<p>new</p>');
  expect(await applyCorrections()).toHaveLength(1);
  expect(await server.textOf('/condition/1')).toContain('new');
});

it('returns no correction of a page that is not saved, or was saved after the correction', async () => {
  await saveItem({ kind: 'condition', id: 1, lang: 'en' });
  answer(correction('corrected', '/condition/1', '2020-01-01T00:00:00.000Z'), correction('withdrawn', '/condition/2'));
  expect(await applyCorrections()).toEqual([]);
  expect(server.kept()).toContain('/condition/1');
});

it('returns a correction in the language of the copy, and none of another language only', async () => {
  await saveItem({ kind: 'condition', id: 1, lang: 'en' });
  const english = correction('corrected');
  const spanish = { ...english, what: 'La dosis era incorrecta.', language: 'es', at: '2999-01-01T05:00:00.000Z' };
  answer(english, spanish);
  expect(await applyCorrections()).toMatchObject([{ language: 'en' }]);
  answer(spanish);
  expect(await applyCorrections()).toEqual([]);
  await saveItem({ kind: 'condition', id: 1, lang: 'es' });
  answer(english, spanish);
  expect(await applyCorrections()).toMatchObject([{ language: 'es', what: 'La dosis era incorrecta.' }]);
});

it('requests further corrections and stores the time of the last response', async () => {
  await saveItem({ kind: 'condition', id: 1, lang: 'en' });
  const first = { from: '2026-01-01T00:00:00.000Z', now: LATER, next: `${LATER}/category/9`, corrections: [] };
  const since = (await (await offlineDatabase()).get('notes', 'corrections-since')) as string | undefined;
  expect(since).toBeUndefined();
  await (await offlineDatabase()).put('notes', '2026-02-01T00:00:00.000Z', 'corrections-since');
  const asked = '/api/corrections?since=2026-02-01T00%3A00%3A00.000Z';
  server.site.set(asked, first);
  server.site.set(`${asked}&after=${encodeURIComponent(first.next)}`, {
    ...first,
    now: NOW,
    next: null,
    corrections: [correction('withdrawn')],
  });
  expect(await applyCorrections()).toHaveLength(1);
  expect(await (await offlineDatabase()).get('notes', 'corrections-since')).toBe(NOW);
});

it('refreshes old copies, or deletes them, when the server no longer lists all changes', async () => {
  await saveItem({ kind: 'category', id: 5, lang: 'en' });
  const page = (text: string, date: string) =>
    new Response(text, { headers: { 'content-type': 'text/html', date: new Date(date).toUTCString() } });
  for (const path of ['/condition/1', '/category/5']) await server.saved.put(path, page('old', '2026-01-05'));
  await server.read.put('/condition/7', page('old', '2026-01-05'));
  await server.read.put('/condition/8', page('recent', '2026-03-05'));
  await (await offlineDatabase()).put('notes', '2026-01-10T00:00:00.000Z', 'corrections-since');
  server.site.set('/condition/1', 410);
  server.site.set('/category/5', '<p>new</p>');
  server.site.set('/condition/7', '<p>new</p>');
  server.site.set('/api/corrections', { from: '2026-02-01T00:00:00.000Z', now: NOW, next: null, corrections: [] });
  expect(await applyCorrections()).toEqual([]);
  expect(server.kept()).toEqual(['/category/5']);
  expect(await server.textOf('/category/5')).toContain('new');
  expect(await (await server.read.match('/condition/7'))?.text()).toContain('new');
  expect(await (await server.read.match('/condition/8'))?.text()).toBe('recent');
});

it('deletes further pages of a withdrawn topic', async () => {
  await server.read.put('/es/community/topics/3/page/2', new Response('read'));
  await server.read.put('/community/topics/33', new Response('read'));
  answer({ ...correction('withdrawn', '/community/topics/3'), title: null, what: null });
  await applyCorrections();
  expect([...server.read.kept.keys()]).toEqual(['/community/topics/33']);
});
