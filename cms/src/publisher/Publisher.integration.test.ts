import { readFileSync } from 'node:fs';
import path from 'node:path';
import { log } from '@common-ground/api/platform/log/log.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';

const PATIENCE = { timeout: 120_000, interval: 10 };

const site = await publishing(FEW);
let stop: () => Promise<void> = async () => {};
afterAll(() => site.close());
afterEach(async () => {
  vi.restoreAllMocks();
  await stop();
});

const start = async () => {
  ({ stop } = await site.start());
};
const reword = (id: number, summary: string) => site.cms.publish('conditions', id, { summary });
const whenDone = () => vi.waitFor(async () => expect(await site.waiting()).toEqual([]), PATIENCE);
const readPage = (id: number) => site.text(`condition/${id}.html`);

it('deletes a dirty page from the table only after its file is in place', async () => {
  const page = path.join(site.folder, 'condition/1.html');
  await reword(1, 'In place first.');
  const wasInPlace: boolean[] = [];
  vi.spyOn(site.queries, 'push').mockImplementation((text) => {
    if (text.includes('DELETE FROM publisher.dirty'))
      wasInPlace.push(readFileSync(page, 'utf8').includes('In place first.'));
    return 0;
  });
  await site.publisher.settle();
  expect(wasInPlace).toContain(true);
  expect(wasInPlace).not.toContain(false);
  expect(await site.waiting()).toEqual([]);
});

it('renders a page again when its content changes while the page is being rendered', async () => {
  await reword(5, 'Read.');
  site.whenRendering(
    (page) => page === '/condition/5',
    () => reword(5, 'Changed after it was read.'),
  );
  await site.publisher.settle();
  expect(await site.waiting()).toEqual([]);
  expect(await readPage(5)).toContain('Changed after it was read.');
  await site.expectWhole();
});

it('renders a page again when a record that it newly shows changes during rendering', async () => {
  const { rows } = await site.pool.query<{ shelf: number }>(
    'UPDATE conditions SET category_id = 1 + category_id % 3 WHERE id = 6 RETURNING category_id AS shelf',
  );
  const shelf = `/category/${rows[0]?.shelf}`;
  site.whenRendering(
    (page) => page === shelf,
    () => reword(6, 'Changed before its new shelf was in place.'),
  );
  await site.publisher.settle();
  await site.expectWhole();
});

it('logs an error of a query and publishes the change later', async () => {
  const said = vi.spyOn(log, 'error').mockImplementation(() => {});
  let hasFailed = false;
  site.failQueries((asked) => {
    const fails = !hasFailed && asked.includes('isRebuilding');
    hasFailed ||= fails;
    return fails;
  }, 'the database is away');
  await reword(3, 'After a second try.');
  await start();
  await whenDone();
  expect(said).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'the database is away' }) },
    expect.any(String),
  );
  expect(await readPage(3)).toContain('After a second try.');
});

it('renders fifty edits in one burst together', async () => {
  for (let edit = 1; edit <= 50; edit++) await reword(1 + (edit % 10), `Edit ${edit} of a burst.`);
  expect(await site.waiting()).toHaveLength(50);
  site.rendered.length = 0;
  site.queries.length = 0;
  await start();
  await whenDone();
  expect(site.rendered.length).toBe(new Set(site.rendered).size);
  expect(site.queries.length).toBeLessThan(120);
  await site.expectWhole();
});

describe('change that affects many pages', () => {
  beforeAll(async () => {
    await site.pool.query('UPDATE conditions SET category_id = CASE WHEN id < 3 THEN 1 ELSE 2 END');
    await site.publisher.settle();
  });
  beforeEach(() => {
    site.rendered.length = 0;
  });

  const changeCategory = (changes: object) => site.cms.save('categories', 2, changes);
  /** Runs `work` while the first batch of condition pages is rendered. */
  const afterTheFirst = (work: () => Promise<unknown>) =>
    site.whenRendering((page) => page.startsWith('/condition/'), work);

  it('does not delay a change that affects few pages', async () => {
    const { id } = await site.cms.first('pages', { slug: { equals: 'terms' } });
    afterTheFirst(() => site.cms.publish('pages', id, { title: 'Passed by' }));
    await changeCategory({ color: 'purple' });
    await site.publisher.settle();
    const place = site.rendered.indexOf('/terms');
    expect(site.rendered.slice(place).filter((page) => page.includes('/condition/')).length).toBeGreaterThan(10);
    await site.expectWhole();
  });

  it('is rendered together with a later change of the same pages', async () => {
    afterTheFirst(() => changeCategory({ name: 'Renamed while it is rendered', color: 'red' }));
    await changeCategory({ color: 'accent' });
    await site.publisher.settle();
    const pages = new Set(site.rendered).size;
    // Two batches were rendered before the second change: lists and tags, and the one with the first condition.
    expect(site.rendered.length).toBeLessThanOrEqual(pages + 100);
    await site.expectWhole();
  });
});
