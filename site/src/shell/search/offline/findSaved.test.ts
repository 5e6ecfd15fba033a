import { beforeEach, expect, it, vi } from 'vitest';
import { offlineDatabase, type SavedItem } from '../../../session/offline/database.ts';
import { stubOfflineSite } from '../../../testing/stubOfflineSite.ts';
import { findSaved } from './findSaved.ts';

let server: Awaited<ReturnType<typeof stubOfflineSite>>;

class FakeParser {
  parseFromString(html: string) {
    const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    const [title, content, lang] = [find(/<h1[^>]*>(.*)<\/h1>/), find(/content="(.*?)"/), find(/<h1 lang="(\w+)"/)];
    const name = { textContent: title, lang };
    return { querySelector: (what: string) => (what === 'h1' ? name : { getAttribute: () => content }) };
  }
}

const item = (part: Partial<SavedItem>): SavedItem => ({
  key: 'condition/1/es',
  kind: 'condition',
  id: 1,
  language: 'es',
  title: 'Autismo',
  path: '/es/condition/1',
  paths: ['/es/condition/1', '/offline'],
  bytes: 9,
  reviewedAt: null,
  savedAt: '2026-01-01T00:00:00.000Z',
  ...part,
});
const keepPage = (path: string, name: string, summary: string, lang = '') =>
  server.saved.put(path, new Response(`<meta content="${summary}"><h1${lang && ` lang="${lang}"`}>${name}</h1>`));

beforeEach(async () => {
  server = await stubOfflineSite();
  vi.stubGlobal('DOMParser', FakeParser);
});

it('finds saved pages of the language by name, summary and category, ignoring accents', async () => {
  const database = await offlineDatabase();
  await database.put('saved', item({}));
  const paths = ['/es/category/5', '/es/condition/2'];
  await database.put('saved', item({ key: 'category/5/es', kind: 'category', id: 5, paths }));
  await database.put('saved', item({ key: 'condition/3/en', language: 'en', paths: ['/condition/3'] }));
  await keepPage('/es/condition/1', 'Autismo', 'Una forma de percibir.');
  await keepPage('/es/condition/2', 'Down Syndrome', 'Una condición genética.', 'en');
  await keepPage('/condition/3', 'Autism', 'A way of sensing.');
  const find = async (search: string, category = '') =>
    (await findSaved({ search, category }, 'es')).map(({ id, translation }) => [id, translation?.name ?? null]);
  expect(await find('autismo')).toEqual([[1, 'Autismo']]);
  expect(await find('condicion GENÉTICA')).toEqual([[2, null]]);
  expect(await find('', '5')).toEqual([[2, null]]);
  expect(await find('una')).toHaveLength(2);
  expect(await find('sensing')).toEqual([]);
});

it('rejects when nothing is saved', async () => {
  await expect(findSaved({ search: 'autism', category: '' }, 'en')).rejects.toThrow('Nothing is saved');
});
