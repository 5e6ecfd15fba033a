import { takeDown } from '@common-ground/api/features/contributions/takeDown.ts';
import { afterAll, expect, it } from 'vitest';
import { newCondition } from './testing/edits.ts';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';

const LANGUAGES = ['', 'es/', 'fr/', 'ar/'];
const homes = ['ar.html', 'es.html', 'fr.html', 'index.html'];
const inEvery = (...pages: string[]) =>
  pages.flatMap((page) => LANGUAGES.map((language) => `${language}${page}.html`)).sort();

const site = await publishing(FEW);
const { cms } = site;
afterAll(() => site.close());

/** Publishes what waits and answers which pages changed; of feeds and site maps tells machineFiles. */
const changedPages = async () => (await site.changes()).filter((file) => file.endsWith('.html'));
const left = async (files: string[]) => {
  const tree = await site.tree();
  return files.filter((file) => tree.has(file));
};

it('a new summary changes the condition, the card in its category and on home, and renders little else', async () => {
  const { category } = await cms.publish('conditions', 2, { summary: 'Another summary.' });
  const files = await changedPages();
  expect(files).toEqual(expect.arrayContaining([`category/${category}.html`, 'condition/2.html', 'index.html']));
  const expected = [...inEvery(`category/${category}`, 'condition/2'), ...homes];
  expect(files.filter((file) => !expected.includes(file))).toEqual([]);
  // Its own page, home and its category's in four languages, feed and site map: who only names it as related is left alone.
  expect(site.rendered.length).toBe(new Set(site.rendered).size);
  expect(site.rendered.length).toBeLessThanOrEqual(3 * LANGUAGES.length + 2);
});

it('a new name changes the pages that name it as related, too', async () => {
  await cms.publish('conditions', 2, { name: 'Another Name' });
  const files = await changedPages();
  const related = files.filter((file) => /^condition\/\d+\.html$/.test(file) && file !== 'condition/2.html');
  expect(files).toContain('condition/2.html');
  expect(related.length).toBeGreaterThan(0);
  expect(related.length).toBeLessThanOrEqual(4);
});

it('a move changes both categories, their counts on home, and who is related', async () => {
  const { category } = await cms.read(3);
  const target = category === 1 ? 2 : 1;
  await cms.publish('conditions', 3, { category: target });
  const expected = [...inEvery(`category/${category}`, `category/${target}`, 'condition/3'), ...homes];
  expect(await changedPages()).toEqual(expect.arrayContaining(expected));
});

it('what is published anew has its pages, and is listed', async () => {
  const { id } = await cms.add('conditions', newCondition('Brand New', 3));
  expect(await changedPages()).toEqual(expect.arrayContaining(inEvery(`condition/${id}`, 'category/3')));
});

it.each([
  ['', 4],
  [', with a draft on top of it', 5],
])('what is unpublished has no page any more%s', async (how, id) => {
  if (how) await cms.draft('conditions', id, { summary: 'A draft.' });
  await cms.unpublish('conditions', id);
  expect(await changedPages()).toEqual(expect.arrayContaining(inEvery(`condition/${id}`)));
  expect(await left(inEvery(`condition/${id}`))).toEqual([]);
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
  const translation = await cms.translation('condition', 8, 'es');
  expect(await site.text('es/condition/8.html')).toContain(translation.summary);
  await goes('condition-translations', translation.id);
  expect(await changedPages()).toContain('es/condition/8.html');
  expect(await site.text('es/condition/8.html')).not.toContain(translation.summary);
  await goes('conditions', 9);
  expect(await changedPages()).toEqual(expect.arrayContaining(inEvery('condition/9')));
  expect(await left(inEvery('condition/9'))).toEqual([]);
});

it('what comes back in the middle of its category is related to those before it again', async () => {
  for (let id = 11; id <= 20; id++) await cms.publish('conditions', id, { category: 1 });
  await cms.unpublish('conditions', 16);
  await site.settle();
  await cms.publish('conditions', 16);
  const files = await changedPages();
  expect(files).toEqual(expect.arrayContaining([12, 13, 14, 15, 16].map((id) => `condition/${id}.html`)));
  expect(files).not.toContain('condition/17.html');
});

it('what is deleted has no page any more, its translations neither', async () => {
  await cms.remove('conditions', 6);
  await changedPages();
  expect(await left(inEvery('condition/6'))).toEqual([]);
});

it('a translation changes pages in its language alone', async () => {
  const { id } = await cms.translation('condition', 7, 'fr');
  await cms.publish('condition-translations', id, { name: 'Un autre nom' });
  const files = await changedPages();
  expect(files).toContain('fr/condition/7.html');
  const naming = (pages: string[]) => pages.filter((page) => /^fr\/condition\/(?!7\.)/.test(page));
  expect(naming(files).length).toBeGreaterThan(0);
  expect(files.filter((file) => !/^fr(\/|\.html)/.test(file))).toEqual([]);
  await cms.publish('condition-translations', id, { summary: 'Un autre résumé.' });
  await changedPages();
  expect(naming(site.rendered.map((path) => `${path.slice(1)}.html`))).toEqual([]);
});

it('a category that is renamed changes every page that names it, and renders none that shows a translation of it', async () => {
  await site.pool.query(
    `UPDATE category_translations SET name = '' WHERE category_id = 2 AND language_id IN (SELECT id FROM languages WHERE code = 'es')`,
  );
  await site.settle();
  await cms.save('categories', 2, { name: 'Renamed' });
  const files = await changedPages();
  // The category's own pages ask for all languages, to name those that it is written in.
  expect(site.rendered.filter((path) => /^\/(fr|ar)(\/condition|$)/.test(path))).toEqual([]);
  const docs = await cms.all('conditions', { category: { equals: 2 }, _status: { equals: 'published' } });
  const named = docs.map(({ id }) => `condition/${id}.html`);
  const expected = ['es.html', 'es/category/2.html', 'index.html', 'category/2.html', ...named];
  expect(files).toEqual(expect.arrayContaining(expected));
  await cms.save('categories', 2, { color: 'indigo' });
  expect(await changedPages()).toEqual(expect.arrayContaining([...homes, ...inEvery('category/2')]));
});

it('a draft that is saved renders nothing', async () => {
  await cms.draft('conditions', 8, { summary: 'Not yet.' });
  expect(await changedPages()).toEqual([]);
  expect(site.rendered).toEqual([]);
});
