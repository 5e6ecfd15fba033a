import { afterAll, expect, it } from 'vitest';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';

const LANGUAGES = ['', 'es/', 'fr/', 'ar/'];
const homes = ['ar.html', 'es.html', 'fr.html', 'index.html'];
const inEvery = (...pages: string[]) =>
  pages.flatMap((page) => LANGUAGES.map((language) => `${language}${page}.html`)).sort();

const site = await publishing(FEW);
const { cms } = site;
afterAll(() => site.close());

/**
 * Publishes what waits and returns the pages that changed. That all of them do is asked of every kind of edit in
 * `incremental.integration.test.ts`; here are those that must be left alone.
 */
const changedPages = async () => (await site.changes()).filter((file) => file.endsWith('.html'));

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
