import { EVENT_TYPES } from '@common-ground/api/contracts/analytics/analytics.ts';
import { PRIORITY } from '@common-ground/api/contracts/publishing/publisherState.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDirtyPages } from '../marks.ts';
import { PeriodicTasks } from '../PeriodicTasks.ts';
import { inDirtyingTransaction } from '../Sql.ts';
import { publishing } from '../testing/publishing.ts';
import { differing } from '../testing/snapshot.ts';
import { createUpkeepTasks } from './createUpkeepTasks.ts';
import { markMovedCounts } from './markMovedCounts.ts';
import { reduceOldEvents } from './reduceOldEvents.ts';
import { shuffleEvents } from './shuffleEvents.ts';

const site = await publishing();
let person: number;
beforeAll(async () => {
  const { rows } = await sql(
    `INSERT INTO users (username, display_name, email) VALUES ('reader', 'Reader', 'reader@example.org') RETURNING id`,
  );
  person = rows[0].id;
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.pool.query('TRUNCATE analytics.view, analytics.shown, analytics.day, analytics_events');
  site.rendered.length = 0;
});

const sql = (text: string, values?: unknown[]) => site.pool.query(text, values);
const view = (id: number, times = 1) =>
  sql('INSERT INTO analytics.view SELECT $1 FROM generate_series(1, $2::int)', [id, times]);
const count = () => sql('SELECT analytics.count_views()');
const selectViews = async (id: number) =>
  Number((await sql('SELECT views FROM conditions WHERE id = $1', [id])).rows[0].views);
const hourPasses = () => sql(`UPDATE analytics.shown SET rendered_at = rendered_at - interval '61 minutes'`);
const refresh = async () => {
  const conditions = await markMovedCounts(site.sql);
  await site.publisher.settle();
  return conditions;
};
const publish = (id: number, summary: string) => site.cms.publish('conditions', id, { summary });

it('has no periodic task that resolves to a number, which would be the wait until its next run', async () => {
  for (const { name, work } of createUpkeepTasks(site.sql)) expect(typeof (await work()), name).not.toBe('number');
});

describe('condition views', () => {
  it('are counted once, also concurrent ones and those of a locked condition', async () => {
    const [first, second] = [await selectViews(1), await selectViews(2)];
    await view(1, 3);
    await view(2, 2);
    const editor = new pg.Client({ connectionString: site.url });
    await editor.connect();
    await editor.query('BEGIN; UPDATE conditions SET size = size WHERE id = 2');
    await count();
    expect([await selectViews(1), await selectViews(2)]).toEqual([first + 3, second]);
    await editor.query('COMMIT');
    await editor.end();
    await Promise.all([count(), view(1), count()]);
    await count();
    await count();
    expect([await selectViews(1), await selectViews(2)]).toEqual([first + 4, second + 2]);
  });

  it('are deleted when the condition is missing', async () => {
    await view(987_654, 2);
    await count();
    expect((await sql('SELECT FROM analytics.view')).rowCount).toBe(0);
  });

  it('remain after a later publication of the condition', async () => {
    await publish(4, 'Before the views.');
    const before = await selectViews(4);
    await view(4, 7);
    await count();
    await publish(4, 'After the views.');
    expect(await selectViews(4)).toBe(before + 7);
    await site.publisher.settle();
    expect((await site.tree()).get('condition/4.html')?.html).toContain('After the views.');
  });
});

describe('pages with changed counts', () => {
  it('are rendered in every language an hour after their last rendering, and no others', async () => {
    await sql('UPDATE conditions SET views = 4000000 WHERE id = 1');
    await view(1, 2);
    await count();
    await refresh();
    expect(site.rendered).toEqual([]);
    await hourPasses();
    expect(await refresh()).toBe(1);
    expect(site.rendered.sort()).toEqual(['/ar/condition/1', '/condition/1', '/es/condition/1', '/fr/condition/1']);
    expect((await site.tree()).get('condition/1.html')?.html).toContain('4,000,002');
    expect(await refresh()).toBe(0);
    await view(1);
    await count();
    expect(await refresh()).toBe(0);
    await hourPasses();
    expect(await refresh()).toBe(1);
    const wrong = differing(await site.tree(), await site.fullRender());
    expect(wrong.filter((page) => page.endsWith('condition/1.html'))).toEqual([]);
  });

  it('are rendered after a page whose text changes meanwhile', async () => {
    const refreshed = Array.from({ length: 60 }, (_, id) => ({
      path: `/condition/${id + 1000}`,
      priority: PRIORITY.refresh,
    }));
    await inDirtyingTransaction(site.sql, (connection) => addDirtyPages(connection, refreshed));
    site.whenRendering(
      () => true,
      () => publish(6, 'In the middle.'),
    );
    await site.publisher.settle();
    const place = site.rendered.indexOf('/condition/6');
    expect(site.rendered.slice(0, place).every((page) => /\/condition\/10\d\d/.test(page))).toBe(true);
    expect(site.rendered.slice(place).filter((page) => /\/condition\/10\d\d/.test(page)).length).toBeGreaterThan(20);
  });
});

describe('events older than a month', () => {
  const add = (type: string, days: number, data: object, times = 1) =>
    sql(
      `INSERT INTO analytics_events (event_type, event_data, created_at)
       SELECT $1, $2, date_trunc('day', now(), 'UTC') - make_interval(days => $3, hours => -12) FROM generate_series(1, $4::int)`,
      [type, JSON.stringify(data), days, times],
    );
  const days = async () =>
    (await sql('SELECT event_type, subject, count::int FROM analytics.day ORDER BY 1, 2')).rows.map(Object.values);

  it('become counts of their day, while newer events stay', async () => {
    await add('page_view', 31, { page: '/condition/1' }, 5);
    await add('page_view', 30, { page: '/condition/1' }, 2);
    await add('learning_progress', 40, { moduleId: 3, progress: 50 }, 2);
    await add('content_interaction', 40, { contentType: 'condition', contentId: 2, interaction: 'bookmark' });
    await add('user_action', 40, {});
    expect(await reduceOldEvents(site.pool)).toBe(9);
    expect(await days()).toEqual([
      ['content_interaction', 'condition 2 bookmark', 1],
      ['learning_progress', '3', 2],
      ['page_view', '/condition/1', 5],
      ['user_action', '', 1],
    ]);
    expect((await sql('SELECT FROM analytics_events')).rowCount).toBe(2);
  });

  it('are counted once when reduced several times', async () => {
    await add('page_view', 31, { page: '/' }, 3);
    await add('page_view', 40, { page: '/', by: 'program' }, 2);
    await Promise.all([reduceOldEvents(site.pool), reduceOldEvents(site.pool), reduceOldEvents(site.pool)]);
    await reduceOldEvents(site.pool);
    expect(await days()).toEqual([['page_view', '/', 3]]);
    await add('page_view', 31, { page: '/' });
    await reduceOldEvents(site.pool);
    expect(await days()).toEqual([['page_view', '/', 4]]);
  });

  it('keep the text of a search only after three searches', async () => {
    await add('search', 31, { query: 'adhd' }, 3);
    await add('search', 31, { query: 'ana lopez' }, 2);
    await add('search', 31, {});
    await reduceOldEvents(site.pool);
    expect(await days()).toEqual([
      ['search', '', 3],
      ['search', 'adhd', 3],
    ]);
  });
});

describe('events of past hours', () => {
  const HOUR = `date_trunc('hour', now(), 'UTC')`;
  /** Inserts a sign-in after every fourth page view. */
  const come = (hoursAgo: number) =>
    sql(
      `INSERT INTO analytics_events (event_type, event_data, created_at)
       SELECT (CASE WHEN n % 5 = 0 THEN 'authentication' ELSE 'page_view' END),
         jsonb_build_object('page', '/condition/' || n), ${HOUR} - make_interval(hours => $1) FROM generate_series(1, 60) n`,
      [hoursAgo],
    );
  const lying = async (hoursAgo: number): Promise<string[]> =>
    (
      await sql(
        `SELECT event_data ->> 'page' AS page FROM analytics_events
         WHERE created_at = ${HOUR} - make_interval(hours => $1) ORDER BY ctid`,
        [hoursAgo],
      )
    ).rows.map(({ page }) => page);
  const asTheyCame = Array.from({ length: 60 }, (_, index) => `/condition/${index + 1}`);

  it('are stored in random order, and none is lost', async () => {
    await sql(`UPDATE analytics.shuffled SET until = '-infinity'`);
    await come(0);
    await come(1);
    await come(30);
    expect(await lying(1)).toEqual(asTheyCame);
    expect(await shuffleEvents(site.pool)).toBe(120);
    for (const hoursAgo of [1, 30]) {
      const now = await lying(hoursAgo);
      expect([...now].sort()).toEqual([...asTheyCame].sort());
      // A shuffle hardly ever keeps half of the neighbours in their order.
      const besides = now.filter((page, index) => asTheyCame[asTheyCame.indexOf(page) + 1] === now[index + 1]);
      expect(besides.length).toBeLessThan(30);
    }
    expect(await lying(0)).toEqual(asTheyCame);
  });

  it('are shuffled once by one of two publishers', async () => {
    await sql(`UPDATE analytics.shuffled SET until = ${HOUR} - interval '2 hours'`);
    await come(1);
    const laid = await Promise.all([shuffleEvents(site.pool), shuffleEvents(site.pool)]);
    expect(laid.reduce((one, other) => one + other)).toBe(60);
    expect(await shuffleEvents(site.pool)).toBe(0);
    expect(await lying(1)).toHaveLength(60);
  });
});

it('rejects events with a user, an address, a browser or a session', async () => {
  const add = (columns: string, values: string) =>
    sql(`INSERT INTO analytics_events (event_type, ${columns}) VALUES ('page_view', ${values})`);
  await expect(add('ip_address', `'203.0.113.7'`)).rejects.toThrow('analytics_events_no_trace');
  await expect(add('user_agent', `'Firefox'`)).rejects.toThrow('analytics_events_no_trace');
  await expect(add('session_id', `'1'`)).rejects.toThrow('analytics_events_no_trace');
  for (const type of EVENT_TYPES)
    await expect(
      sql('INSERT INTO analytics_events (event_type, user_id) VALUES ($1, $2)', [type, person]),
    ).rejects.toThrow('analytics_events_no_reader');
});

it('runs all periodic tasks at a start', async () => {
  const before = await selectViews(5);
  await view(5, 2);
  await sql(
    `INSERT INTO analytics_events (event_type, event_data, created_at) VALUES ('page_view', '{"page": "/"}', now() - interval '40 days')`,
  );
  await sql(`INSERT INTO analytics.recent_view VALUES ('\\x01', now() - interval '31 minutes'), ('\\x02', now())`);
  await sql(`INSERT INTO analytics.reader_key VALUES (current_date - 2, '\\x01')`);
  const duties = new PeriodicTasks();
  duties.add(createUpkeepTasks(site.sql));
  duties.begin(() => {});
  await duties.stop();
  expect((await sql('SELECT FROM analytics.day')).rowCount).toBe(1);
  expect(await selectViews(5)).toBe(before + 2);
  expect((await sql('SELECT mark FROM analytics.recent_view')).rows).toEqual([{ mark: Buffer.from([2]) }]);
  expect((await sql('SELECT FROM analytics.reader_key WHERE day < current_date')).rowCount).toBe(0);
  expect((await sql('SELECT FROM analytics_events')).rowCount).toBe(0);
});

describe('the tasks of an hour', () => {
  const work = async (name: string) =>
    createUpkeepTasks(site.sql)
      .find((task) => task.name === name)
      ?.work();

  it('delete expired sessions of users who did not come back, and no other', async () => {
    await sql(
      `INSERT INTO user_sessions (user_id, session_token, device, last_used_at, expires_at)
       SELECT $1, 'token ' || days, '', now(), now() + make_interval(days => days) FROM unnest('{-1, 1}'::int[]) AS days`,
      [person],
    );
    await work('expired sessions');
    const { rows } = await sql('SELECT session_token FROM user_sessions WHERE user_id = $1', [person]);
    expect(rows).toEqual([{ session_token: 'token 1' }]);
  });

  it('keep the newest hundred rebuilds', async () => {
    await sql('INSERT INTO publisher.rebuild (finished_at) SELECT now() FROM generate_series(1, 150)');
    await work('old rebuilds');
    const { rows } = await sql('SELECT count(*)::int AS count FROM publisher.rebuild');
    expect(rows).toEqual([{ count: 100 }]);
    await sql('TRUNCATE publisher.rebuild');
  });
});
