import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { createScheduleTask } from '@common-ground/cms/src/publisher/createScheduleTask.ts';
import type { Publisher } from '@common-ground/cms/src/publisher/Publisher.ts';
import { keepOnly } from '@common-ground/cms/src/publisher/testing/keepOnly.ts';
import { publishing } from '@common-ground/cms/src/publisher/testing/publishing.ts';
import { differing, type Snapshot } from '@common-ground/cms/src/publisher/testing/snapshot.ts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openReviewServer } from './support/openReviewServer.ts';

const LANGUAGES = LANGUAGE_CODES.map((code) => (code === 'en' ? '' : `${code}/`));
const homes = ['index.html', 'es.html', 'fr.html', 'ar.html'];
const inEvery = (...pages: string[]) => pages.flatMap((page) => LANGUAGES.map((language) => `${language}${page}.html`));

/** Maximum numbers of rendered pages and queries of a publication. BEGIN, locks and COMMIT count as queries. */
const MOST = {
  edit: { pages: 34, queries: 44 },
  condition: { pages: 75, queries: 98 },
  translation: { pages: 10, queries: 34 },
  rename: { pages: 24, queries: 70 },
};

const server = await openReviewServer();
const { people } = server;
await keepOnly(server.pool, 6);
const site = await publishing(server);
let publisher: Publisher;
let stop: () => Promise<void>;
let before: Snapshot;
let cost: { pages: number; queries: number };
afterAll(() => site.close());
beforeEach(async () => {
  ({ publisher, stop } = await site.start());
  before = await site.tree();
  site.rendered.length = 0;
  site.queries.length = 0;
});
afterEach(() => stop());

/**
 * Waits until nothing is left to do. Returns the files that changed. Asserts that the tree equals a full render and
 * that no page was rendered twice.
 */
async function waitForChangedFiles(): Promise<string[]> {
  await vi.waitFor(async () => expect(await site.waiting()).toEqual([]), { timeout: 120_000, interval: 10 });
  cost = { pages: site.rendered.length, queries: site.queries.length };
  expect(cost.pages).toBe(new Set(site.rendered).size);
  const after = await site.tree();
  expect(differing(after, await site.fullRender())).toEqual([]);
  return differing(before, after);
}

/**
 * Adds the task that publishes due contributions. The task runs every `everyMs`, or earlier when a date is due or new.
 */
const addDueTask = (everyMs: number) =>
  publisher.add([createScheduleTask({ database: site.pool, loadPayload: async () => site.payload, everyMs })]);

const publishEdit = async (...given: Parameters<typeof server.approved>) =>
  server.publish((await server.approved(...given)).id);

it('renders a published edit on its page and cards in every language, and little else', async () => {
  await publishEdit(people.author, 1, { summary: 'In other words.' });
  expect(await waitForChangedFiles()).toEqual(expect.arrayContaining(inEvery('condition/1')));
  expect(cost.pages).toBeLessThanOrEqual(MOST.edit.pages);
  expect(cost.queries).toBeLessThanOrEqual(MOST.edit.queries);
});

it('renders a new condition, its category, the home pages, the feed and a site map', async () => {
  const { id } = await server.submit(people.author);
  await server.approve(id);
  await server.publish(id);
  const page = await server.row<{ id: number }>('SELECT max(id) AS id FROM conditions');
  const files = await waitForChangedFiles();
  expect(files).toEqual(expect.arrayContaining([...inEvery(`condition/${page.id}`, 'category/1'), ...homes]));
  expect(files).toEqual(expect.arrayContaining(['feed.xml', 'sitemaps/1.xml']));
  expect(cost.pages).toBeLessThanOrEqual(MOST.condition.pages);
  expect(cost.queries).toBeLessThanOrEqual(MOST.condition.queries);
});

it('renders a published translation on its page, and no page of another language', async () => {
  await publishEdit(people.author, 1, { summary: 'Dit autrement.' }, { language: 'fr' });
  const files = await waitForChangedFiles();
  expect(files).toContain('fr/condition/1.html');
  expect(files.filter((file) => /\.html$/.test(file) && !/^fr(\/|\.html)/.test(file))).toEqual([]);
  expect(cost.pages).toBeLessThanOrEqual(MOST.translation.pages);
  expect(cost.queries).toBeLessThanOrEqual(MOST.translation.queries);
});

it('renders each page that names a category after an editor renames it in the CMS', async () => {
  const answer = await server.desk('PATCH', '/categories/1', people.editor, {
    name: 'Renamed at the desk',
    reason: 'Clearer',
  });
  expect(answer.status).toBe(200);
  const own = await server.rows<{ id: number }>(
    `SELECT id FROM conditions WHERE category_id = 1 AND _status = 'published'`,
  );
  const files = await waitForChangedFiles();
  expect(own.length).toBeGreaterThan(0);
  expect(files).toEqual(
    expect.arrayContaining(['index.html', 'category/1.html', ...own.map(({ id }) => `condition/${id}.html`)]),
  );
  expect(cost.pages).toBeLessThanOrEqual(MOST.rename.pages);
  expect(cost.queries).toBeLessThanOrEqual(MOST.rename.queries);
});

describe('a scheduled date', () => {
  const inMoments = () => new Date(Date.now() + 1500).toISOString();
  const scheduled = async (summary: string) => {
    const receipt = await server.approved(people.author, 2, { summary });
    expect((await server.step(people.editor, receipt.id, 'schedule', { at: inMoments() })).status).toBe(200);
    return receipt;
  };
  const whenPublished = (id: number) =>
    vi.waitUntil(async () => (await server.stateOf(id)) === 'published', { timeout: 120_000, interval: 20 });

  it('wakes the publisher on time, not earlier, and its page is rendered', async () => {
    const { id } = await scheduled('On its very day.');
    addDueTask(3_600_000);
    await whenPublished(id);
    expect(await waitForChangedFiles()).toEqual(expect.arrayContaining(inEvery('condition/2')));
    const row = await server.row(
      `SELECT e.at < (e2.detail ->> 'at')::timestamptz AS "isEarly", u.username AS by
       FROM review_events e JOIN review_events e2 ON e2.contribution_id = e.contribution_id AND e2.action = 'schedule'
       JOIN users u ON u.id = e.user_id WHERE e.contribution_id = $1 AND e.action = 'publish'`,
      [id],
    );
    expect(row).toEqual({ isEarly: false, by: 'editor' });
  });

  it('is noticed when an editor sets it while the publisher sleeps', async () => {
    addDueTask(3_600_000);
    const { id } = await scheduled('Set while it sleeps.');
    await whenPublished(id);
    expect(await waitForChangedFiles()).toContain('condition/2.html');
  });

  it('is tried again after errors, and its page is rendered', async () => {
    const said = vi.spyOn(log, 'error').mockImplementation(() => {});
    let isAway = true;
    const loadPayload = async () => (isAway ? Promise.reject(new Error('no connection')) : site.payload);
    const { id } = await scheduled('After errors.');
    publisher.add([createScheduleTask({ database: site.pool, loadPayload, everyMs: 100 })]);
    await vi.waitUntil(() => said.mock.calls.length > 1, { timeout: 120_000 });
    isAway = false;
    await whenPublished(id);
    expect(said.mock.calls[0]).toEqual([{ err: new Error('no connection') }, 'scheduled contributions failed']);
    expect(await waitForChangedFiles()).toContain('condition/2.html');
    said.mockRestore();
  });
});
