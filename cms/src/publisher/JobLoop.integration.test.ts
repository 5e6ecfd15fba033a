import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { asSeeder } from '../payload/testing/asSeeder.ts';
import { JobLoop } from './JobLoop.ts';
import { runPublishJobsWith } from './jobs/publishTask.ts';
import { PUBLISH_QUEUE } from './jobs/queuePublish.ts';
import { type Publishing, publishing } from './testing/publishing.ts';
import { differing } from './testing/snapshot.ts';

let site: Publishing;
let loop: JobLoop | undefined;
beforeAll(async () => {
  site = await publishing({ conditions: 10 });
});
afterAll(() => site?.close());
afterEach(async () => {
  await loop?.stop();
  loop = undefined;
  runPublishJobsWith((change) => site.publisher.publish(change));
});

const reword = (id: number, summary: string) =>
  site.payload.update({ collection: 'conditions', id, data: { summary, _status: 'published' }, ...asSeeder });
const waiting = async () => (await site.pool.query('SELECT FROM payload_jobs')).rowCount;
const whenDone = () => vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 20_000, interval: 20 });

async function startLoop(): Promise<void> {
  loop = new JobLoop({ payload: site.payload, queue: PUBLISH_QUEUE, sql: site.pool, databaseUrl: site.url });
  await loop.start();
}

it('a job is gone only after its pages are in place', async () => {
  let isInPlace = false;
  const seen: boolean[] = [];
  runPublishJobsWith(async (change) => {
    await site.publisher.publish(change);
    seen.push((await waiting()) === 1);
    isInPlace = (await site.tree()).get('condition/1.html')?.html.includes('In place first.') ?? false;
  });
  await startLoop();
  await reword(1, 'In place first.');
  await whenDone();
  expect(isInPlace).toBe(true);
  expect(seen).toEqual([true]);
});

it('jobs that waited before it started are done, also one that a killed worker had claimed', async () => {
  await reword(2, 'From before the start.');
  await site.pool.query('UPDATE payload_jobs SET processing = true');
  await startLoop();
  await whenDone();
  expect((await site.tree()).get('condition/2.html')?.html).toContain('From before the start.');
});

it('a job that fails is tried again', async () => {
  vi.spyOn(site.payload.logger, 'error').mockImplementation(() => {});
  let tries = 0;
  runPublishJobsWith((change) => {
    tries += 1;
    return tries === 1 ? Promise.reject(new Error('the disk is full')) : site.publisher.publish(change);
  });
  await startLoop();
  await reword(3, 'After a second try.');
  await vi.waitFor(() => expect(tries).toBe(1), { timeout: 10_000 });
  expect(await waiting()).toBe(1);
  // Its next try is a second or more away; here it is due at once.
  await vi.waitFor(
    async () => {
      const { rowCount } = await site.pool.query(
        'UPDATE payload_jobs SET wait_until = now() WHERE NOT processing AND wait_until IS NOT NULL',
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 10_000 },
  );
  loop?.wake();
  await whenDone();
  expect(tries).toBe(2);
  expect((await site.tree()).get('condition/3.html')?.html).toContain('After a second try.');
});

it('fifty edits in one burst are rendered together, not one by one', async () => {
  for (let edit = 1; edit <= 50; edit++) await reword(1 + (edit % 10), `Edit ${edit} of a burst.`);
  expect(await waiting()).toBe(50);
  site.rendered.length = 0;
  site.queries.length = 0;
  await startLoop();
  await whenDone();
  // Ten conditions, their six categories and home, in four languages, and each at most a few times.
  expect(site.rendered.length).toBeLessThanOrEqual(3 * new Set(site.rendered).size);
  expect(site.queries.length).toBeLessThan(120);
  expect(differing(await site.tree(), await site.fullRender())).toEqual([]);
});
