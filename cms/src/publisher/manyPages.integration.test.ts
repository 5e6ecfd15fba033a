import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asSeeder } from '../payload/testing/asSeeder.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing } from './testing/snapshot.ts';

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

const rename = (name: string) =>
  site.payload.update({ collection: 'categories', id: 2, data: { name, color: 'red' }, ...asSeeder });
const recolor = (color: 'accent' | 'purple') =>
  site.payload.update({ collection: 'categories', id: 2, data: { color }, ...asSeeder });
const retitlePage = async (title: string) => {
  const { docs } = await site.payload.find({ collection: 'pages', where: { slug: { equals: 'terms' } }, ...asSeeder });
  const data = { title, _status: 'published' } as const;
  return site.payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data, ...asSeeder });
};

/** Does this in the middle of the first handful of pages that show something of the category. */
function afterTheFirst(work: () => Promise<unknown>): void {
  const { render } = site.renderer;
  let isDone = false;
  vi.spyOn(site.renderer, 'render').mockImplementation(async (page, content) => {
    if (!isDone && page.startsWith('/condition/')) {
      isDone = true;
      await work();
    }
    return render(page, content);
  });
}

it('what shows on a few pages is before readers while what shows on many is still rendered', async () => {
  afterTheFirst(() => retitlePage('Passed by'));
  await recolor('purple');
  await site.publisher.settle();
  const place = site.rendered.indexOf('/terms');
  expect(site.rendered.slice(place).filter((page) => page.includes('/condition/')).length).toBeGreaterThan(10);
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('of two that show on the same many pages, each page is rendered for both at once from then on', async () => {
  afterTheFirst(() => rename('Renamed while it is rendered'));
  await recolor('accent');
  await site.publisher.settle();
  const pages = new Set(site.rendered).size;
  // Those of the first handful were rendered before the second change came.
  expect(site.rendered.length).toBeLessThanOrEqual(pages + 60);
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('many that fail because what they show cannot be read are tried again, and hold up nothing after them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { query } = site.sql;
  let isAway = true;
  vi.spyOn(site.sql, 'query').mockImplementation(((...asked: [never]) =>
    isAway && JSON.stringify(asked).includes('publisher-related')
      ? Promise.reject(new Error('Connection terminated'))
      : query(...asked)) as typeof query);
  await recolor('purple');
  await retitlePage('After it');
  await site.publisher.settle();
  expect(site.rendered).toContain('/ar/terms');
  expect(await site.waiting()).toContain('/condition/3');
  isAway = false;
  await site.pool.query(`UPDATE publisher.dirty SET not_before = '-infinity'`);
  await site.publisher.settle();
  expect(await site.waiting()).toEqual([]);
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});
