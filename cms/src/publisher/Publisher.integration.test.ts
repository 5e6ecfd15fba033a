import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { asSeeder } from '../payload/testing/asSeeder.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing } from './testing/snapshot.ts';

const PATIENCE = { timeout: 30_000, interval: 10 };

let site: Publishing;
let stop: () => Promise<void> = async () => {};
beforeAll(async () => {
  site = await publishing({ conditions: 10 });
});
afterAll(() => site?.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await stop();
});

const start = async () => {
  ({ stop } = await site.start());
};
const reword = (id: number, summary: string) =>
  site.payload.update({ collection: 'conditions', id, data: { summary, _status: 'published' }, ...asSeeder });
const whenDone = () => vi.waitFor(async () => expect(await site.waiting()).toEqual([]), PATIENCE);
const pageOf = async (id: number) => (await site.tree()).get(`condition/${id}.html`)?.html;

/** Does this when a page is about to be rendered, once. */
function whenRendering(path: string, work: () => Promise<unknown>): void {
  const { render } = site.renderer;
  let isDone = false;
  vi.spyOn(site.renderer, 'render').mockImplementation(async (page, content) => {
    if (page === path && !isDone) {
      isDone = true;
      await work();
    }
    return render(page, content);
  });
}

it('a mark is gone only after its page is in place', async () => {
  await start();
  await reword(1, 'In place first.');
  await vi.waitUntil(async () => (await pageOf(1))?.includes('In place first.'), PATIENCE);
  await whenDone();
});

it('what waited before it started is done', async () => {
  await reword(2, 'From before the start.');
  expect(await site.waiting()).toHaveLength(1);
  await start();
  await whenDone();
  expect(await pageOf(2)).toContain('From before the start.');
});

it('what plain SQL changes is seen, wherever it shows', async () => {
  await start();
  await site.pool.query(`UPDATE conditions SET name = 'Renamed by SQL', summary = 'By SQL.' WHERE id = 4`);
  await vi.waitUntil(async () => (await pageOf(4))?.includes('By SQL.'), PATIENCE);
  await whenDone();
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('what changes after a page was read and before it is in place is rendered again', async () => {
  await reword(5, 'Read.');
  whenRendering('/condition/5', () => reword(5, 'Changed after it was read.'));
  await site.publisher.settle();
  expect(await site.waiting()).toEqual([]);
  expect(await pageOf(5)).toContain('Changed after it was read.');
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('what a page shows for the first time is followed, also when that changes before the page is in place', async () => {
  const { rows } = await site.pool.query<{ shelf: number }>(
    'UPDATE conditions SET category_id = 1 + category_id % 3 WHERE id = 6 RETURNING category_id AS shelf',
  );
  whenRendering(`/category/${rows[0]?.shelf}`, () => reword(6, 'Changed before its new shelf was in place.'));
  await site.publisher.settle();
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('an error on the way loses nothing, and is said', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { query } = site.sql;
  let hasFailed = false;
  vi.spyOn(site.sql, 'query').mockImplementation(((...asked: [never]) => {
    if (!hasFailed && JSON.stringify(asked).includes('publisher-due')) {
      hasFailed = true;
      return Promise.reject(new Error('the database is away'));
    }
    return query(...asked);
  }) as typeof query);
  await reword(3, 'After a second try.');
  await start();
  await whenDone();
  expect(said).toHaveBeenCalledWith('the database is away');
  expect(await pageOf(3)).toContain('After a second try.');
});

it('fifty edits in one burst are rendered together, not one by one', async () => {
  for (let edit = 1; edit <= 50; edit++) await reword(1 + (edit % 10), `Edit ${edit} of a burst.`);
  expect(await site.waiting()).toHaveLength(50);
  site.rendered.length = 0;
  site.queries.length = 0;
  await start();
  await whenDone();
  expect(site.rendered.length).toBe(new Set(site.rendered).size);
  expect(site.queries.length).toBeLessThan(80);
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});
