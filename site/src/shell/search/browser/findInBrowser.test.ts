// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import type { BrowserIndex, BrowserNames } from '@common-ground/api/contracts/search/browserIndex.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CACHES } from '../../../session/offline/caches.ts';
import { offlineDatabase } from '../../../session/offline/database.ts';
import { fakeCaches } from '../../../testing/fakeCaches.ts';
import { createBrowserEntry, createSearchFiles } from '../../../testing/searchFiles.ts';
import { findInBrowser } from './findInBrowser.ts';

const PAGE = `<html lang="fr"><meta name="description" content="Une humeur basse.">
  <div class="condition-trail"><a href="/fr/category/4">Santé mentale</a></div><h1>Dépression</h1>
  <section id="symptoms"><h2>Symptômes</h2><ul class="marked"><li>Sommeil agité la nuit.</li><li>Fatigue.</li></ul></section>`;

let files: Record<string, BrowserIndex | BrowserNames>;
let caches: ReturnType<typeof fakeCaches>;

beforeEach(async () => {
  files = {};
  caches = fakeCaches();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string) =>
    files[path] ? Response.json(files[path]) : new Response('none', { status: 404 }),
  );
  const database = await offlineDatabase();
  await database.clear('saved');
});
const storePage = (id: number) => caches.openCache(CACHES.saved).put(`/fr/condition/${id}`, new Response(PAGE));
const find = (search: string, category = '') => findInBrowser({ search, category }, 'fr');

async function writeIndex(): Promise<void> {
  const symptoms = ['Sommeil agité la nuit', 'Sommeil agité le jour'];
  const entries = [
    await createBrowserEntry('fr', 1, ['Dépression'], { symptoms, categoryId: 4 }),
    await createBrowserEntry('fr', 2, ['Épilepsie'], { symptoms, categoryId: 1 }),
  ];
  files = createSearchFiles('fr', { entries });
}

describe('a search without the server', () => {
  it('shows passages of stored pages, with a link into the section', async () => {
    await writeIndex();
    await storePage(1);
    const found = await find('sommeil agité');
    const [first] = found.conditions.length > 0 ? found.conditions : found.near;
    expect(first).toMatchObject({ id: 1, name: 'Dépression', isStored: true });
    const { text = '', marks = [], ...passage } = first?.passage ?? {};
    expect([text, passage]).toEqual([
      'Sommeil agité la nuit.',
      { section: 'symptoms', heading: 'Symptômes', language: 'fr' },
    ]);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Sommeil', 'agité']);
  });

  it('says offline which pages are not stored, and shows no page that cannot show a mention', async () => {
    await writeIndex();
    await storePage(1);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const named = await Promise.all([find('dépression'), find('épilepsie')]);
    expect(named.map(({ conditions: [first] }) => first?.isStored)).toEqual([true, false]);
    const absent = await find('agité par une maladie inconnue des médecins');
    expect([absent.hasPage, absent.isSure, absent.near.map(({ id }) => id)]).toEqual([false, true, [1]]);
  });

  it('finds saved pages when there is no index, and then knows of no missing page', async () => {
    await storePage(1);
    const database = await offlineDatabase();
    await database.put('saved', {
      key: 'condition/1',
      kind: 'condition',
      id: 1,
      language: 'fr',
      title: 'Dépression',
      bytes: 9,
      reviewedAt: null,
      path: '/fr/condition/1',
      paths: ['/fr/condition/1'],
      savedAt: '2026-01-01T00:00:00Z',
    });
    expect(await find('dépression')).toMatchObject({ hasPage: true, conditions: [{ id: 1, categoryId: 4 }] });
    expect(await find('', '4')).toMatchObject({ conditions: [{ id: 1 }] });
    expect(await find('asthme')).toMatchObject({ hasPage: false, isSure: false, isOffline: true });
  });

  it('gives up the index when it does not arrive in time', async () => {
    const time = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal?.addEventListener('abort', () => reject(new Error('too long')));
      time.abort();
      return promise;
    });
    await expect(find('dépression')).rejects.toThrow('too long');
  });

  it('rejects when there is neither an index nor a saved page', async () => {
    await expect(find('dépression')).rejects.toThrow('404');
  });
});
