import { beforeEach, expect, it, vi } from 'vitest';
import { offlineWorld } from '../../../testing/offlineWorld.ts';
import { offlineDatabase, type SavedItem } from '../database.ts';
import { findLost, forgetLost, isLostNews } from './lostItems.ts';
import { removeItems } from './savedItems.ts';
import { readSign, writeSign } from './savedSign.ts';

let world: Awaited<ReturnType<typeof offlineWorld>>;
const item: SavedItem = {
  key: 'condition/1/es',
  kind: 'condition',
  id: 1,
  language: 'es',
  title: 'Autismo',
  path: '/es/condition/1',
  paths: ['/es/condition/1', '/a.js'],
  bytes: 9,
  reviewedAt: null,
  savedAt: '2026-01-01T00:00:00.000Z',
};

beforeEach(async () => {
  world = await offlineWorld();
  await (await offlineDatabase()).put('saved', item);
  for (const path of item.paths) await world.saved.put(path, new Response('kept'));
  writeSign([item.key]);
});

it('nothing is missing where everything is there', async () => {
  const lost = await findLost();
  expect(lost).toEqual({ items: [], learning: false });
  expect(await isLostNews(lost)).toBe(false);
});

it('an item of which a file is gone is named, and said once', async () => {
  await world.saved.delete('/a.js');
  const lost = await findLost();
  expect(lost.items).toEqual([{ key: item.key, kind: 'condition', id: 1, lang: 'es', title: 'Autismo' }]);
  expect([await isLostNews(lost), await isLostNews(lost)]).toEqual([true, false]);
});

it('where the database is gone, the sign still says what there was, until it is let go', async () => {
  await (await offlineDatabase()).clear('saved');
  writeSign([item.key, 'language/fr', 'nonsense']);
  expect((await findLost()).items).toEqual([
    { key: item.key, kind: 'condition', id: 1, lang: 'es', title: null },
    { key: 'language/fr', kind: 'language', id: null, lang: 'fr', title: null },
  ]);
  await removeItems([item.key]);
  expect(readSign()).toEqual(['language/fr', 'nonsense']);
});

it('learning that went with all of the storage is said once; what an account took along is not missed', async () => {
  localStorage.setItem('learning', '{}');
  expect((await findLost()).learning).toBe(false);
  localStorage.removeItem('learning');
  expect((await findLost()).learning).toBe(false);
  localStorage.setItem('learning', '{}');
  await findLost();
  vi.stubGlobal('localStorage', { ...localStorage, getItem: () => null });
  expect((await findLost()).learning).toBe(true);
  await forgetLost();
  expect((await findLost()).learning).toBe(false);
});
