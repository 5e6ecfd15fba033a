import { beforeEach, expect, it, vi } from 'vitest';
import { stubOfflineSite } from '../../../testing/stubOfflineSite.ts';
import { offlineDatabase, type SavedItem } from '../database.ts';
import { dismissLostLearning, findLost, recordLossNotice } from './lostItems.ts';
import { removeItems } from './savedItems.ts';
import { readSavedKeys, writeSavedKeys } from './savedSign.ts';

let server: Awaited<ReturnType<typeof stubOfflineSite>>;
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
  server = await stubOfflineSite();
  await (await offlineDatabase()).put('saved', item);
  for (const path of item.paths) await server.saved.put(path, new Response('kept'));
  writeSavedKeys([item.key]);
});

it('finds nothing when every file is cached', async () => {
  const lost = await findLost();
  expect(lost).toEqual({ items: [], learning: false });
  expect(await recordLossNotice(lost)).toBe(false);
});

it('finds an item with a missing file, and counts the loss as news only once', async () => {
  await server.saved.delete('/a.js');
  const lost = await findLost();
  expect(lost.items).toEqual([{ key: item.key, kind: 'condition', id: 1, lang: 'es', title: 'Autismo' }]);
  expect([await recordLossNotice(lost), await recordLossNotice(lost)]).toEqual([true, false]);
});

it('finds items of a cleared database by their key in storage, until they are removed', async () => {
  await (await offlineDatabase()).clear('saved');
  writeSavedKeys([item.key, 'language/fr', 'nonsense']);
  expect((await findLost()).items).toEqual([
    { key: item.key, kind: 'condition', id: 1, lang: 'es', title: null },
    { key: 'language/fr', kind: 'language', id: null, lang: 'fr', title: null },
  ]);
  await removeItems([item.key]);
  expect(readSavedKeys()).toEqual(['language/fr', 'nonsense']);
});

it('finds learning that was cleared with all storage, but not learning that an account has', async () => {
  localStorage.setItem('learning', '{}');
  expect((await findLost()).learning).toBe(false);
  localStorage.removeItem('learning');
  expect((await findLost()).learning).toBe(false);
  localStorage.setItem('learning', '{}');
  await findLost();
  vi.stubGlobal('localStorage', { ...localStorage, getItem: () => null });
  expect((await findLost()).learning).toBe(true);
  await dismissLostLearning();
  expect((await findLost()).learning).toBe(false);
});
