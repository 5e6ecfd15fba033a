import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { takeDown } from '@common-ground/api/features/contributions/takeDown.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { asSeeder } from '../payload/testing/asSeeder.ts';
import { newCondition } from './testing/edits.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing, type Snapshot, touchedInVain } from './testing/snapshot.ts';

const LANGUAGES = ['', 'es/', 'fr/', 'ar/'];
const homes = ['ar.html', 'es.html', 'fr.html', 'index.html'];
const inEvery = (...pages: string[]) =>
  pages.flatMap((page) => LANGUAGES.map((language) => `${language}${page}.html`)).sort();

let site: Publishing;
let before: Snapshot;
let rendered: string[];
beforeAll(async () => {
  site = await publishing({ conditions: 20 });
});
afterAll(() => site?.close());
beforeEach(async () => {
  before = await site.tree();
});

const published = { _status: 'published' } as const;

/** Runs the waiting jobs and answers which pages changed (feeds and site maps: machineFiles); nothing else may have been written, and the tree is whole. */
async function changedFiles(): Promise<string[]> {
  site.rendered.length = 0;
  await site.publisher.settle();
  rendered = [...site.rendered];
  const after = await site.tree();
  expect(touchedInVain(before, after)).toEqual([]);
  expect(differing(after, await site.fullRender())).toEqual([]);
  return differing(before, after).filter((file) => file.endsWith('.html'));
}

const update = (id: number, data: object) =>
  site.payload.update({ collection: 'conditions', id, data: { ...data, ...published }, ...asSeeder });

it('a new summary changes the condition, the card in its category and on home, and renders little else', async () => {
  const { category } = await update(2, { summary: 'Another summary.' });
  const files = await changedFiles();
  expect(files).toEqual(expect.arrayContaining([`category/${category}.html`, 'condition/2.html', 'index.html']));
  expect(files.filter((file) => ![...inEvery(`category/${category}`, 'condition/2'), ...homes].includes(file))).toEqual(
    [],
  );
  // Its own page, home, its category's, and those of the four that name it as related: in four languages, each once.
  expect(rendered.length).toBe(new Set(rendered).size);
  expect(rendered.length).toBeLessThanOrEqual((1 + 1 + 1 + 4) * LANGUAGES.length);
});

it('a new name changes the pages that name it as related, too', async () => {
  await update(2, { name: 'Another Name' });
  const files = await changedFiles();
  const related = files.filter((file) => /^condition\/\d+\.html$/.test(file) && file !== 'condition/2.html');
  expect(files).toContain('condition/2.html');
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(4);
});

it('a move changes both categories, their counts on home, and who is related', async () => {
  const { category } = await site.payload.findByID({ collection: 'conditions', id: 3, ...asSeeder });
  const target = category === 1 ? 2 : 1;
  await update(3, { category: target });
  const files = await changedFiles();
  expect(files).toEqual(
    expect.arrayContaining([...inEvery(`category/${category}`, `category/${target}`, 'condition/3'), ...homes]),
  );
});

it('what is published anew has its pages, and is listed', async () => {
  const { id } = await site.payload.create({
    collection: 'conditions',
    data: newCondition('Brand New', 3),
    ...asSeeder,
  });
  const files = await changedFiles();
  expect(files).toEqual(expect.arrayContaining(inEvery(`condition/${id}`, 'category/3')));
});

it('what is unpublished has no page any more, with a draft on top of it as well', async () => {
  for (const [id, hasDraft] of [
    [4, false],
    [5, true],
  ] as const) {
    before = await site.tree();
    const draft = { summary: 'A draft.', _status: 'draft' } as const;
    if (hasDraft) await site.payload.update({ collection: 'conditions', id, data: draft, draft: true, ...asSeeder });
    await site.payload.update({ collection: 'conditions', id, data: { _status: 'draft' }, ...asSeeder });
    expect(await changedFiles()).toEqual(expect.arrayContaining(inEvery(`condition/${id}`)));
    expect((await site.tree()).has(`condition/${id}.html`)).toBe(false);
  }
});

it('what is taken down has no page in any language, and one that is taken down in one language shows the source', async () => {
  const { rows } = await site.pool.query<{ id: number }>(
    `INSERT INTO users (username, email, display_name, role) VALUES ('down', 'down@example.org', 'Down', 'admin') RETURNING id`,
  );
  const actor = { id: rows[0]?.id ?? 0, role: 'admin' };
  const goes = (collection: 'conditions' | 'condition-translations', id: number) =>
    takeDown(
      { collection, id, reason: 'Harmful', isEmergency: true, actor },
      { database: site.pool, payload: site.payload },
    );
  const where = { condition: { equals: 8 }, 'language.code': { equals: 'es' } };
  const { docs } = await site.payload.find({ collection: 'condition-translations', where, depth: 0 });
  const [translation] = docs;
  const read = () => readFile(path.join(site.folder, 'es/condition/8.html'), 'utf8');
  expect(await read()).toContain(translation?.summary);
  await goes('condition-translations', translation?.id ?? 0);
  expect(await changedFiles()).toContain('es/condition/8.html');
  expect(await read()).not.toContain(translation?.summary);
  before = await site.tree();
  await goes('conditions', 9);
  expect(await changedFiles()).toEqual(expect.arrayContaining(inEvery('condition/9')));
  const tree = await site.tree();
  expect(inEvery('condition/9').filter((file) => tree.has(file))).toEqual([]);
});

it('what comes back in the middle of its category is related to those before it again', async () => {
  for (let id = 11; id <= 20; id++) await update(id, { category: 1 });
  await site.publisher.settle();
  await site.payload.update({ collection: 'conditions', id: 16, data: { _status: 'draft' }, ...asSeeder });
  await site.publisher.settle();
  before = await site.tree();
  await update(16, {});
  const files = await changedFiles();
  expect(files).toEqual(expect.arrayContaining([12, 13, 14, 15, 16].map((id) => `condition/${id}.html`)));
  expect(files).not.toContain('condition/17.html');
});

it('what is deleted has no page any more, its translations neither', async () => {
  await site.payload.delete({ collection: 'conditions', id: 6, ...asSeeder });
  await changedFiles();
  const tree = await site.tree();
  expect(inEvery('condition/6').filter((file) => tree.has(file))).toEqual([]);
});

it('a translation changes pages in its language alone', async () => {
  const where = { condition: { equals: 7 }, 'language.code': { equals: 'fr' } };
  const { docs } = await site.payload.find({ collection: 'condition-translations', where, ...asSeeder });
  const id = docs[0]?.id ?? 0;
  await site.payload.update({
    collection: 'condition-translations',
    id,
    data: { name: 'Un autre nom', ...published },
    ...asSeeder,
  });
  const files = await changedFiles();
  expect(files).toContain('fr/condition/7.html');
  expect(files.filter((file) => !/^fr(\/|\.html)/.test(file))).toEqual([]);
});

it('a category that is renamed changes every page that names it, and renders none that shows a translation of it', async () => {
  await site.pool.query(
    `UPDATE category_translations SET name = '' WHERE category_id = 2 AND language_id IN (SELECT id FROM languages WHERE code = 'es')`,
  );
  await site.publisher.settle();
  before = await site.tree();
  await site.payload.update({ collection: 'categories', id: 2, data: { name: 'Renamed' }, ...asSeeder });
  const files = await changedFiles();
  // The category's own pages ask for all languages, to name those that it is written in.
  expect(rendered.filter((path) => /^\/(fr|ar)(\/condition|$)/.test(path))).toEqual([]);
  expect(files).toEqual(expect.arrayContaining(['es.html', 'es/category/2.html']));
  const { docs } = await site.payload.find({
    collection: 'conditions',
    where: { category: { equals: 2 }, _status: { equals: 'published' } },
    limit: 0,
    ...asSeeder,
  });
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'category/2.html', ...docs.map(({ id }) => `condition/${id}.html`)]),
  );
  await site.payload.update({ collection: 'categories', id: 2, data: { color: 'indigo' }, ...asSeeder });
  const recolored = await changedFiles();
  expect(recolored).toEqual(expect.arrayContaining([...homes, ...inEvery('category/2')]));
});

it('a draft that is saved renders nothing', async () => {
  const draft = { summary: 'Not yet.', _status: 'draft' } as const;
  await site.payload.update({ collection: 'conditions', id: 8, data: draft, draft: true, ...asSeeder });
  expect(await changedFiles()).toEqual([]);
  expect(rendered).toEqual([]);
});
