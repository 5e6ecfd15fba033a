import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import type { Viewable } from '@common-ground/api/contracts/publishing/recordState.ts';
import { readHealth } from '@common-ground/api/features/publishing/readHealth.ts';
import { readRecordState } from '@common-ground/api/features/publishing/readRecordState.ts';
import { readState } from '@common-ground/api/features/publishing/readState.ts';
import { retryFailedPages } from '@common-ground/api/features/publishing/requestRebuild.ts';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { addDirtyPages, endPauses } from './marks.ts';
import { inDirtyingTransaction } from './Sql.ts';
import { FEW } from './testing/keepOnly.ts';
import { publishing } from './testing/publishing.ts';

/** Value of `resources` that breaks only the condition's own page in its own language, because it is no list. */
const BROKEN = '"no list"';

const site = await publishing(FEW);
afterAll(() => site.close());
beforeEach(() => site.pool.query('DELETE FROM publisher.change; DELETE FROM publisher.dirty'));

const readPage = (id: number) => site.text(`condition/${id}.html`);
const reword = (id: number, summary: string) => site.cms.publish('conditions', id, { summary });
const findRecordState = (collection: Viewable, id: number) => readRecordState(site.pool, { collection, id });
const setResources = (id: number, resources: string) =>
  site.pool.query('UPDATE conditions SET resources = $2 WHERE id = $1', [id, resources]);
async function selectResources(id: number): Promise<string> {
  const { rows } = await site.pool.query('SELECT resources::text FROM conditions WHERE id = $1', [id]);
  return rows[0].resources;
}

describe('record that cannot be rendered', () => {
  it('keeps its old page, blocks no others, has a reason, and is live after its repair', async () => {
    const before = await selectResources(2);
    const summary = (await site.cms.read(2)).summary;
    await reword(2, 'Not to be seen while it is broken.');
    await setResources(2, BROKEN);
    await reword(3, 'Published beside a broken one.');
    await site.publisher.settle();
    expect(await readPage(2)).toContain(summary);
    expect(await readPage(3)).toContain('Published beside a broken one.');
    expect(await findRecordState('conditions', 3)).toMatchObject({ state: 'live' });
    const failed = await findRecordState('conditions', 2);
    expect(failed).toMatchObject({
      state: 'failed',
      isTriedAgain: true,
      reason: expect.stringMatching(/^\/.*condition\/2: ./),
    });
    expect(JSON.stringify(failed)).not.toMatch(/node_modules|\.mjs|\bat /);
    const { failures, failed: count, pending, last } = await readState(site.pool);
    expect([count, pending, last?.changes]).toEqual([1, 0, 3]);
    expect(failures.map(({ what }) => what)).toContain('/condition/2');

    const mended = new Date();
    await setResources(2, before);
    await retryFailedPages(site.pool);
    await site.publisher.settle();
    expect((await readState(site.pool)).failed).toBe(0);
    expect(await readPage(2)).toContain('Not to be seen while it is broken.');
    const live = await findRecordState('conditions', 2);
    expect(live?.state).toBe('live');
    expect(Date.parse((live as { since: string }).since)).toBeGreaterThanOrEqual(mended.getTime());
  });

  it('is retried after longer and longer pauses, then only on request', async () => {
    const before = await selectResources(4);
    await setResources(4, BROKEN);
    // The exact wait lies between `left` and `most`, which are measured after and before the attempt.
    for (const [place, wait] of [1, 2, 4, 8, 16, 32, 64, Infinity].entries()) {
      const began = (await site.pool.query('SELECT clock_timestamp() AS at')).rows[0].at;
      await site.publisher.settle();
      const { rows } = await site.pool.query<{ tries: number; left: number; most: number }>(
        // PostgreSQL below 17 has no infinite intervals.
        `SELECT attempts AS tries, (extract(epoch FROM not_before) - extract(epoch FROM now()))::float8 AS left,
           (extract(epoch FROM not_before) - extract(epoch FROM $1::timestamptz))::float8 AS most
         FROM publisher.dirty WHERE path = '/condition/4'`,
        [began],
      );
      expect(rows).toEqual([{ tries: place + 1, left: expect.any(Number), most: expect.any(Number) }]);
      expect(rows[0]?.left).toBeLessThanOrEqual(wait);
      expect(rows[0]?.most).toBeGreaterThanOrEqual(wait);
      await site.pool.query(`UPDATE publisher.dirty SET not_before = now() WHERE not_before < 'infinity'`);
    }
    await site.publisher.settle();
    expect(await findRecordState('conditions', 4)).toMatchObject({ state: 'failed', isTriedAgain: false });
    await setResources(4, before);
    await retryFailedPages(site.pool);
    await site.publisher.settle();
    expect((await readState(site.pool)).failed).toBe(0);
  });
});

it('ends the pauses of all dirty pages', async () => {
  const pause = (until: string) =>
    site.pool.query(`INSERT INTO publisher.dirty (path, priority, not_before) VALUES ($1, 1, ${until})`, [`/${until}`]);
  await pause(`now() + interval '1 minute'`);
  await pause('now()');
  await pause("'-infinity'");
  expect(await endPauses(site.pool)).toBe(true);
  expect(await endPauses(site.pool)).toBe(false);
  const { rows } = await site.pool.query(
    `SELECT count(*)::int AS due FROM publisher.dirty WHERE not_before = '-infinity'`,
  );
  expect(rows).toEqual([{ due: 3 }]);
});

describe('state of a record', () => {
  it('is "publishing" until its pages are in place, then "live" since that time', async () => {
    await reword(5, 'On its way.');
    expect(await findRecordState('conditions', 5)).toMatchObject({ state: 'publishing' });
    expect(await findRecordState('conditions', 6)).toMatchObject({ state: 'live' });
    const before = Date.now();
    await site.publisher.settle();
    const { since } = (await findRecordState('conditions', 5)) as { since: string };
    expect(Date.parse(since)).toBeGreaterThanOrEqual(before);
    // A page that is rendered for another reason stays live since the same time.
    await inDirtyingTransaction(site.sql, (sql) =>
      addDirtyPages(sql, [{ path: '/condition/5', priority: PRIORITY.refresh }]),
    );
    await site.publisher.settle();
    expect(await findRecordState('conditions', 5)).toEqual({ state: 'live', since });
  });

  it('is "leaving" while an unpublished record still has pages, then "none"', async () => {
    await site.cms.unpublish('conditions', 7);
    expect(await findRecordState('conditions', 7)).toMatchObject({ state: 'leaving' });
    await site.publisher.settle();
    expect(await findRecordState('conditions', 7)).toEqual({ state: 'none' });
    expect(await findRecordState('conditions', 99_999)).toBeNull();
  });

  it.each(['category-translations', 'condition-translations', 'page-translations', 'categories', 'pages'] as const)(
    'is also read for %s',
    async (collection) => {
      const { id } = await site.cms.first(collection);
      const data = { [collection.startsWith('page') ? 'title' : 'name']: `Anew ${collection}` };
      await (collection === 'categories' ? site.cms.save : site.cms.publish)(collection, id, data);
      expect(await findRecordState(collection, id)).toMatchObject({ state: 'publishing' });
      await site.publisher.settle();
      expect(await findRecordState(collection, id)).toMatchObject({ state: 'live' });
    },
  );

  it('is "failed" only for the translation whose page failed', async () => {
    const [french, spanish] = [
      await site.cms.translation('condition', 8, 'fr'),
      await site.cms.translation('condition', 8, 'es'),
    ];
    await site.pool.query(
      `INSERT INTO publisher.dirty (path, priority, error)
       VALUES ('/fr/condition/8', 1, 'It cannot be read.'), ('/condition/88', 1, 'Another.')`,
    );
    expect(await findRecordState('condition-translations', french.id)).toMatchObject({
      state: 'failed',
      reason: '/fr/condition/8: It cannot be read.',
    });
    expect(await findRecordState('condition-translations', spanish.id)).toMatchObject({ state: 'live' });
  });

  it('has the reason of a failed search entry, without stack or file paths', async () => {
    site.publisher.keep({
      update: () =>
        Promise.reject(new Error("Cannot read '/srv/site/search/en/manifest.json'\n    at x (/srv/a.ts:1:2)")),
    });
    await reword(9, 'Not yet.');
    await site.publisher.settle();
    const failed = await findRecordState('conditions', 9);
    expect(failed).toMatchObject({
      state: 'failed',
      isTriedAgain: true,
      reason: expect.stringMatching(/^\/search\/\w\w\/9: Cannot read '…'$/),
    });
    const { failures, pending } = await readState(site.pool);
    expect([pending, failures.length]).toEqual([0, 4]);
    expect(failures[0]).toMatchObject({ tries: 1, reason: "Cannot read '…'" });
    site.publisher.keep({ update: async () => {} });
    await retryFailedPages(site.pool);
    await site.publisher.settle();
    expect(await findRecordState('conditions', 9)).toMatchObject({ state: 'live' });
  });
});

describe('publisher', () => {
  it('is away before its first heartbeat, and when its last one is old', async () => {
    expect(await readState(site.pool)).toMatchObject({ isAway: true, seenAt: null });
    await site.pool.query('UPDATE publisher.state SET seen_at = now()');
    expect((await readState(site.pool)).isAway).toBe(false);
    await site.pool.query(`UPDATE publisher.state SET seen_at = now() - interval '1 minute'`);
    expect((await readState(site.pool)).isAway).toBe(true);
    await reword(10, 'Nobody there.');
    expect(await findRecordState('conditions', 10)).toEqual({ state: 'publishing', isAway: true });
    await site.publisher.settle();
  });

  it('stores what it published last, with one statement', async () => {
    await reword(11, 'Said.');
    await site.cms.save('categories', 1, { name: 'Named Anew' });
    site.queries.length = 0;
    await site.publisher.settle();
    expect(site.queries.filter((text) => /publisher\.state/.test(text))).toHaveLength(1);
    const { last, pages } = await readState(site.pool);
    const { name } = await site.cms.read(11);
    expect(last).toMatchObject({ names: [name, 'Named Anew'], changes: 2 });
    expect(last?.milliseconds).toBeGreaterThan(0);
    expect(pages).toBe((await site.pool.query('SELECT FROM publisher.page')).rowCount);
  });

  it('makes the service unwell when a page has failed for more than a minute', async () => {
    const fail = (since: string) =>
      site.pool.query(
        `INSERT INTO publisher.dirty (path, priority, error, since) VALUES ('/condition/1', 1, 'The disk is full.', now() - $1::interval)
         ON CONFLICT (path) DO UPDATE SET since = excluded.since`,
        [since],
      );
    await fail('1 second');
    expect((await readHealth(site.pool)).status).toBe('ok');
    await fail('2 minutes');
    expect((await readHealth(site.pool)).status).toBe('unwell');
  });

  it('makes the service unwell when the database is read-only', async () => {
    await site.pool.query('DELETE FROM publisher.dirty');
    const options = '-c default_transaction_read_only=on';
    const readOnly = new pg.Pool({ connectionString: site.url, max: 1, options });
    expect(await readHealth(readOnly)).toMatchObject({ status: 'unwell', postgres: 'read-only' });
    await readOnly.end();
    expect(await readHealth(site.pool)).toMatchObject({ status: 'ok', postgres: 'ok' });
  });
});
