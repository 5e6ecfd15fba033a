import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { EVENT_TYPES } from '../../contracts/analytics/analytics.ts';
import { endpoints } from '../../endpoints.ts';
import { createRequester, createTestDatabase, type TestDatabase } from '../../platform/testing/createTestDatabase.ts';
import { CLIENT_ADDRESS_HEADER } from '../../platform/toClientAddress.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const EVENTS = 'SELECT * FROM analytics_events ORDER BY created_at DESC, id';

type Sender = { headers?: Record<string, string>; address?: string; agent?: string };

function request(body: unknown, { headers = {}, address = '203.0.113.7', agent = FIREFOX }: Sender = {}): RequestInit {
  return {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'user-agent': agent, [CLIENT_ADDRESS_HEADER]: address, ...headers },
  };
}
const pageView = (url: string) => ({
  eventType: 'page_view',
  eventData: { url, timestamp: new Date(), userAgent: FIREFOX },
});

describeWithDatabase('an event', (server) => {
  const send = (body: unknown, given?: Sender) => server.ask('/api/analytics', request(body, given));
  const { rows } = server;
  const kept = () => rows(EVENTS);
  const views = () => rows('SELECT condition_id FROM analytics.view');
  const signUp = async (username: string) => {
    const person = await server.signUp(username);
    return { ...person, bearer: { authorization: `Bearer ${person.token}` } };
  };

  it('is stored with path, language and hour, and nothing that identifies the reader', async () => {
    const { bearer, id } = await signUp('reader');
    const url = 'https://example.org/es/condition/1?from=mail#causes';
    const answer = await send({ ...pageView(url), userId: id }, { headers: bearer });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    await send({ eventType: 'search', eventData: { query: ' ADHD ', category: '2', url } }, { headers: bearer });
    await send(
      { eventType: 'error', eventData: { error: 'TypeError: Maria', context: 'search', url } },
      { headers: bearer },
    );
    const events = await kept();
    expect(events).toHaveLength(3);
    for (const row of events) {
      expect(row).toMatchObject({ user_id: null, session_id: null, user_agent: null, ip_address: null });
      expect(row.created_at.getTime() % 3_600_000).toBe(0);
      expect(row.updated_at).toEqual(row.created_at);
      expect(JSON.stringify(row)).not.toMatch(/Mozilla|203\.0|mail|Maria/);
    }
    expect(events.find((row) => row.event_type === 'page_view')?.event_data).toEqual({
      page: '/es/condition/1',
      language: 'es',
    });
    expect(events.find((row) => row.event_type === 'search')?.event_data).toMatchObject({ query: 'adhd', category: 2 });
  });

  it('is stored without the signed-in user and without `userId`, whatever its type', async () => {
    const [reader, other] = [await signUp('reader'), await signUp('other')];
    for (const eventType of EVENT_TYPES)
      await send({ eventType, eventData: { url: '/condition/1' }, userId: other.id }, { headers: reader.bearer });
    const types = await rows('SELECT event_type, user_id FROM analytics_events ORDER BY ctid');
    expect(types).toEqual(EVENT_TYPES.map((event_type) => ({ event_type, user_id: null })));
  });

  it.each([
    ['sends Do Not Track', { headers: { dnt: '1' } }],
    ['sends Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
  ])('is accepted but neither stored nor counted when the reader %s', async (_, given: Sender) => {
    await rows('DELETE FROM throttle.spent');
    expect((await send(pageView('/condition/1'), given)).status).toBe(200);
    expect([await kept(), await views()]).toEqual([[], []]);
    expect(await rows('SELECT FROM throttle.spent')).toEqual([]);
    expect(await rows('SELECT FROM analytics.recent_view')).toEqual([]);
  });

  it.each([
    ['is a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
    ['is a script', 'curl/8.5.0'],
    ['has an empty user agent', ''],
  ])('is marked as sent by a program and counts no view when the sender %s', async (_, agent) => {
    expect((await send(pageView('/condition/1'), { agent })).status).toBe(200);
    expect((await kept()).map((row) => row.event_data)).toEqual([
      { page: '/condition/1', language: 'en', by: 'program' },
    ]);
    expect(await views()).toEqual([]);
  });

  it('counts one view per reader and condition in half an hour', async () => {
    for (let times = 0; times < 3; times++) await send(pageView('/condition/1'));
    await send(pageView('/es/condition/1'));
    await send(pageView('/condition/2'));
    expect((await views()).map((row) => row.condition_id)).toEqual([1, 2]);
    await rows(`UPDATE analytics.recent_view SET counted_at = now() - interval '31 minutes'`);
    await send(pageView('/condition/1'));
    expect(await views()).toHaveLength(3);
    expect(await kept()).toHaveLength(6);
  });

  it('counts no view of a draft or a missing condition', async () => {
    for (const id of [4, 99, 2_147_483_647]) await send(pageView(`/condition/${id}`));
    expect(await views()).toEqual([]);
    expect(await kept()).toHaveLength(3);
  });

  it('is throttled for each client address', async () => {
    await send(pageView('/'));
    await rows(`UPDATE throttle.spent SET points = 3000 WHERE key LIKE 'analytics:%'`);
    const refused = await send(pageView('/'));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(pageView('/'), { address: '203.0.113.8' })).status).toBe(200);
    expect(await kept()).toHaveLength(2);
  });

  it('takes two queries, for the throttle and for the event', async () => {
    await send(pageView('/condition/1'));
    const queries = vi.spyOn(server.database, 'query');
    await send(pageView('/condition/2'));
    expect(queries).toHaveBeenCalledTimes(2);
    queries.mockRestore();
  });

  it.each([
    ['an unknown type', { eventType: 'keystroke', eventData: {} }],
    ['no data', { eventType: 'page_view' }],
    ['too much data', { eventType: 'page_view', eventData: { text: 'x'.repeat(4001) } }],
  ])('is rejected and not stored with %s', async (_, body) => {
    expect((await send(body)).status).toBe(400);
    expect(await kept()).toEqual([]);
  });

  it('is listed for administrators, newest hour first', async () => {
    const admin = await signUp('boss');
    await server.become(admin, 'admin');
    for (let times = 0; times < 5; times++) await send(pageView(`/category/${times + 1}`));
    await rows(
      `UPDATE analytics_events SET created_at = created_at - interval '3 hours' WHERE event_data ->> 'page' = '/category/5'`,
    );
    const list = (query = '', headers: Record<string, string> = admin.bearer) =>
      server.ask(`/api/analytics${query}`, { headers });
    const all = await (await list()).json();
    expect(all).toHaveLength(5);
    expect(all.at(-1)).toEqual({
      id: expect.any(Number),
      eventType: 'page_view',
      eventData: { page: '/category/5', language: 'en', timestamp: all.at(-1).createdAt },
      userId: null,
      createdAt: expect.stringMatching(/:00:00\.000Z$/),
    });
    const page = await list('?page=2&limit=2');
    expect(await page.json()).toEqual(all.slice(2, 4));
    expect(page.headers.get('x-total-count')).toBe('5');
    expect(page.headers.get('link')).toContain('page=3&limit=2>; rel="last"');
    expect((await list('?page=2147483647&limit=200')).status).toBe(200);
  });
});

describe('two replicas', () => {
  let test: TestDatabase;
  let second: pg.Pool;
  let send: (place: number, address: string) => Promise<Response>;
  const counted = async () => {
    await test.pool.query('SELECT analytics.count_views()');
    return Number((await test.pool.query('SELECT views FROM conditions WHERE id = 1')).rows[0].views);
  };
  beforeAll(async () => {
    test = await createTestDatabase('small');
    second = new pg.Pool({ connectionString: test.pooledUrl, max: 4 });
    const replicas = [test.pool, second].map((database) => createRequester({ endpoints, database }));
    send = (place, address) => {
      const ask = replicas[place % 2];
      if (!ask) throw new Error('There are two replicas');
      return ask('/api/analytics', request(pageView('/condition/1'), { address }));
    };
  });
  afterAll(async () => {
    await second?.end();
    await test?.close();
  });

  it('count a thousand reloads by one reader once, and each of two hundred readers', async () => {
    const before = await counted();
    const storm = await inTurns(1000, (place) => send(place, '203.0.113.1'));
    expect(storm.every(({ status }) => status === 200)).toBe(true);
    expect(await counted()).toBe(before + 1);
    await inTurns(200, (place) => send(place, `198.51.100.${place}`));
    expect(await counted()).toBe(before + 201);
  });

  it('change only `views` of the condition', async () => {
    const facts = async () =>
      (
        await test.pool.query(`SELECT to_jsonb(c) - 'views' AS record, (SELECT count(*) FROM publisher.change) AS changes,
          (SELECT count(*) FROM _conditions_v) AS versions FROM conditions c WHERE id = 1`)
      ).rows[0];
    const before = await facts();
    await send(1, '192.0.2.1');
    await counted();
    expect(await facts()).toEqual(before);
  });
});

async function inTurns<T>(times: number, work: (place: number) => Promise<T>): Promise<T[]> {
  const done: T[] = [];
  for (let place = 0; place < times; place += 8)
    done.push(
      ...(await Promise.all(Array.from({ length: Math.min(8, times - place) }, (_, more) => work(place + more)))),
    );
  return done;
}
