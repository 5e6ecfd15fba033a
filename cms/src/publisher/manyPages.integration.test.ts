import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type Publishing, publishing } from './testing/publishing.ts';

let site: Publishing;
beforeAll(async () => {
  site = await publishing({ conditions: 20 });
  await site.pool.query('UPDATE conditions SET category_id = 2 WHERE id BETWEEN 3 AND 20');
  await site.pool.query('UPDATE conditions SET category_id = 1 WHERE id < 3');
  await site.publisher.settle();
});
afterAll(() => site?.close());
beforeEach(() => {
  site.rendered.length = 0;
});
afterEach(() => vi.restoreAllMocks());

const rename = (name: string) => site.cms.save('categories', 2, { name, color: 'red' });
const recolor = (color: 'accent' | 'purple') => site.cms.save('categories', 2, { color });
const retitlePage = async (title: string) => {
  const { id } = await site.cms.first('pages', { slug: { equals: 'terms' } });
  return site.cms.publish('pages', id, { title });
};
/** Does this in the middle of the first handful of pages that show something of the category. */
const afterTheFirst = (work: () => Promise<unknown>) =>
  site.whenRendering((page) => page.startsWith('/condition/'), work);

it('what shows on a few pages is before readers while what shows on many is still rendered', async () => {
  afterTheFirst(() => retitlePage('Passed by'));
  await recolor('purple');
  await site.publisher.settle();
  const place = site.rendered.indexOf('/terms');
  expect(site.rendered.slice(place).filter((page) => page.includes('/condition/')).length).toBeGreaterThan(10);
  await site.expectWhole();
});

it('of two that show on the same many pages, each page is rendered for both at once from then on', async () => {
  afterTheFirst(() => rename('Renamed while it is rendered'));
  await recolor('accent');
  await site.publisher.settle();
  const pages = new Set(site.rendered).size;
  // Those of the first handful were rendered before the second change came.
  expect(site.rendered.length).toBeLessThanOrEqual(pages + 60);
  await site.expectWhole();
});

it('many that fail because what they show cannot be read are tried again, and hold up nothing after them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isAway = true;
  site.failQueries((asked) => isAway && asked.includes('publisher-related'), 'Connection terminated');
  await recolor('purple');
  await retitlePage('After it');
  await site.publisher.settle();
  expect(site.rendered).toContain('/ar/terms');
  expect(await site.waiting()).toContain('/condition/3');
  isAway = false;
  await site.pool.query(`UPDATE publisher.dirty SET not_before = '-infinity'`);
  await site.publisher.settle();
  expect(await site.waiting()).toEqual([]);
  await site.expectWhole();
});
