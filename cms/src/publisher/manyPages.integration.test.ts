import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { asSeeder } from '../payload/testing/asSeeder.ts';
import { JobLoop } from './JobLoop.ts';
import { runPublishJobsWith } from './jobs/publishTask.ts';
import { PUBLISH_QUEUE } from './jobs/queuePublish.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing } from './testing/snapshot.ts';

const MANY = 8;

let site: Publishing;
let loop: JobLoop;
beforeAll(async () => {
  site = await publishing({ conditions: 20, manyPages: MANY });
  await site.pool.query('UPDATE conditions SET category_id = 2 WHERE id BETWEEN 3 AND 20');
  await site.pool.query('UPDATE conditions SET category_id = 1 WHERE id < 3');
  await site.publisher.renderEverything();
});
afterAll(() => site?.close());
beforeEach(async () => {
  site.rendered.length = 0;
  loop = new JobLoop({ payload: site.payload, queue: PUBLISH_QUEUE, sql: site.pool, databaseUrl: site.url });
  await loop.start();
});
afterEach(async () => {
  await loop.stop();
  vi.restoreAllMocks();
  runPublishJobsWith((change) => site.publisher.publish(change));
});

const rename = (name: string) =>
  site.payload.update({ collection: 'categories', id: 2, data: { name, color: 'red' }, ...asSeeder });
const recolor = (color: 'accent' | 'purple') =>
  site.payload.update({ collection: 'categories', id: 2, data: { color }, ...asSeeder });
const retitlePage = async (title: string) => {
  const { docs } = await site.payload.find({ collection: 'pages', where: { slug: { equals: 'terms' } }, ...asSeeder });
  const data = { title, _status: 'published' } as const;
  return site.payload.update({ collection: 'pages', id: docs[0]?.id ?? 0, data, ...asSeeder });
};
const jobs = async () => (await site.pool.query('SELECT FROM payload_jobs')).rowCount;
const whenDone = () => vi.waitFor(async () => expect(await jobs()).toBe(0), { timeout: 30_000, interval: 10 });
const isRendered = (path: string) => vi.waitUntil(() => site.rendered.includes(path), { timeout: 30_000, interval: 1 });

/** Holds up the second handful of pages until another change has reached the publisher. */
function holdUntilAnotherComes(): void {
  let come = 0;
  const another = Promise.withResolvers<void>();
  runPublishJobsWith((change) => {
    if (++come === 2) another.resolve();
    return site.publisher.publish(change);
  });
  const { render } = site.renderer;
  vi.spyOn(site.renderer, 'render').mockImplementation(async (page, content) => {
    if (site.rendered.length >= MANY / 2) await another.promise;
    return render(page, content);
  });
}

it('what shows on a few pages is before readers while what shows on many is still rendered', async () => {
  holdUntilAnotherComes();
  await recolor('purple');
  await isRendered('/category/2');
  await retitlePage('Passed by');
  await isRendered('/terms');
  const before = site.rendered.indexOf('/terms');
  await whenDone();
  expect(site.rendered.length).toBeGreaterThan(before + 4 + MANY);
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('of two that show on the same many pages, each page is rendered for both at once from then on', async () => {
  holdUntilAnotherComes();
  await recolor('accent');
  await isRendered('/category/2');
  await rename('Renamed while it is rendered');
  await whenDone();
  const pages = new Set(site.rendered).size;
  expect(site.rendered.length).toBeLessThanOrEqual(pages + MANY);
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});

it('many that fail because the database is away are tried again, and hold up nothing after them', async () => {
  vi.spyOn(site.payload.logger, 'error').mockImplementation(() => {});
  vi.spyOn(site.publisher, 'renderPaths').mockRejectedValueOnce(new Error('the database is away'));
  await recolor('purple');
  await vi.waitUntil(
    async () => (await site.pool.query('SELECT FROM payload_jobs WHERE total_tried > 0')).rowCount === 1,
    { timeout: 30_000 },
  );
  await retitlePage('After it');
  await isRendered('/ar/terms');
  await site.pool.query('UPDATE payload_jobs SET wait_until = now() WHERE NOT processing');
  loop.wake();
  await whenDone();
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});
