import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { createRequester, createTestDatabase, type TestDatabase } from '../../platform/testing/createTestDatabase.ts';
import { createTestPeople, type Person } from '../../testing/people.ts';
import { makeDigests } from './makeDigests.ts';

const MANY = 20;

/** Uses a pool, so that concurrent requests have connections of their own. */
describe('concurrent requests to the forum', () => {
  let test: TestDatabase;
  let server: ReturnType<typeof createTestPeople>;
  let people: Person[];
  let moderator: Person;
  beforeAll(async () => {
    test = await createTestDatabase('small');
    server = createTestPeople({
      database: test.pool as never,
      ask: createRequester({ endpoints, database: test.pool }),
    });
    moderator = await server.signUp('Moritz');
    await server.become(moderator, 'moderator');
    people = await Promise.all(['Ada', 'Grace', 'Edsger', 'Barbara'].map((name) => server.signUp(name)));
    await server.rows(`UPDATE users SET created_at = now() - interval '2 days'`);
  });
  afterAll(() => test?.close());

  const person = (at: number) => people[at % people.length] as Person;
  const api = async (method: string, path: string, { token }: Person, body?: unknown) => {
    const response = await server.send(method, `/api/forum${path}`, token, body);
    return [response.status, await response.json().catch(() => null)];
  };
  const begin = async (title: string) => {
    const [, topic] = await api('POST', '/topics', moderator, { title, content: `What of ${title}?` });
    return topic.id as number;
  };
  const atOnce = <Result>(many: number, work: (at: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: many }, (_, at) => work(at)));
  const selectCounts = async (topic: number) => {
    const [row] = await server.rows(
      `SELECT t.post_count::int AS count, t.last_number::int AS last,
         (SELECT array_agg(number::int ORDER BY number) FROM (SELECT number FROM forum_posts WHERE topic_id = t.id
           UNION ALL SELECT number FROM forum.moved WHERE topic_id = t.id) AS numbers) AS numbers,
         (SELECT count(*)::int FROM forum_posts WHERE topic_id = t.id AND state = 'visible' AND number > 1) AS stand
       FROM forum_topics t WHERE id = $1`,
      [topic],
    );
    return row as { count: number; last: number; numbers: number[]; stand: number };
  };
  const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);
  async function demandOrder(topic: number) {
    const { count, last, numbers, stand } = await selectCounts(topic);
    expect([count, numbers]).toEqual([stand, upTo(last)]);
    return { count, last };
  }

  it('number posts without gaps and keep the counts correct', async () => {
    await reset();
    const topic = await begin('answers');
    const answers = await atOnce(MANY, (at) =>
      api('POST', `/topics/${topic}/posts`, person(at), { content: `Answer ${at}` }),
    );
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    expect(await demandOrder(topic)).toEqual({ count: MANY, last: MANY + 1 });
    const [{ post }] = (await server.rows('SELECT id AS post FROM forum_posts WHERE topic_id = $1 AND number = 1', [
      topic,
    ])) as [{ post: number }];
    await atOnce(MANY, (at) => api('PUT', `/posts/${post}/like`, person(at)));
    expect(await server.rows('SELECT likes_count::int AS likes FROM forum_posts WHERE id = $1', [post])).toEqual([
      { likes: people.length },
    ]);
    expect(
      await server.rows(`SELECT (SELECT sum(count)::int FROM forum.tally WHERE what = 'posts')
        = (SELECT count(*)::int FROM forum_posts WHERE state = 'visible') AS right`),
    ).toEqual([{ right: true }]);
  });

  it('create one post when one request or one text is sent repeatedly', async () => {
    const topic = await begin('repetitions');
    await reset();
    const key = randomUUID();
    const sent = await atOnce(6, () => api('POST', `/topics/${topic}/posts`, person(0), { content: 'Once', key }));
    expect(new Set(sent.map(([status, post]) => `${status} ${post.id}`)).size).toBe(1);
    const said = await atOnce(6, () => api('POST', `/topics/${topic}/posts`, person(1), { content: 'The same' }));
    expect(said.map(([status]) => status).sort()).toEqual([200, ...Array(5).fill(409)]);
    expect(await demandOrder(topic)).toEqual({ count: 2, last: 3 });
  });

  it('keep numbers and counts correct during moves, and lose no post during merges', async () => {
    const [one, other] = [await begin('ramps'), await begin('lifts')];
    await reset();
    const reason = 'In order';
    const [, post] = await api('POST', `/topics/${one}/posts`, person(0), { content: 'Move me' });
    const targets = [other, await begin('stairs')];
    const moves = await atOnce(4, (at) =>
      api('POST', `/posts/${post.id}/move`, moderator, { topicId: targets[at % 2], reason }),
    );
    expect(moves.filter(([status]) => status === 200).length).toBeGreaterThan(0);
    for (const topic of [one, ...targets]) await demandOrder(topic);

    const all = await Promise.all([
      ...Array.from({ length: 8 }, (_, at) =>
        api('POST', `/topics/${at % 2 ? one : other}/posts`, person(at), { content: `Meanwhile ${at}` }),
      ),
      api('POST', `/topics/${one}/merge`, moderator, { into: other, reason }),
      api('POST', `/topics/${other}/merge`, moderator, { into: one, reason }),
      server.send('POST', `/api/moderation/post/${post.id}`, moderator.token, { action: 'hide', reason }),
    ]);
    const statuses = all.slice(0, 8).map((answer) => (answer as [number])[0]);
    for (const status of statuses) expect([200, 409]).toContain(status);
    const merges = all.slice(8, 10).map((answer) => (answer as [number])[0]);
    expect(merges.sort()).toEqual([200, 404]);
    for (const topic of [one, ...targets]) await demandOrder(topic);
    const written = statuses.filter((status) => status === 200).length;
    expect(await server.rows(`SELECT count(*)::int FROM forum_posts WHERE content LIKE 'Meanwhile %'`)).toEqual([
      { count: written },
    ]);
  });

  it('make one unread notification for a watcher, and one digest', async () => {
    const topic = await begin('watchers');
    const [reader, ...writers] = people as [Person, ...Person[]];
    const own = (path: string) => `/api/users/${reader.id}${path}`;
    await server.send('PUT', own(`/following/${topic}`), reader.token, { state: 'watching' });
    await server.send('PATCH', own('/mail-choices'), reader.token, { digest: true, digestEvery: 'daily' });
    await reset();
    const answers = await atOnce(12, (at) =>
      api('POST', `/topics/${topic}/posts`, writers[at % writers.length] as Person, { content: `Heard ${at}` }),
    );
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    const lines = `SELECT "values" ->> 'count' AS count FROM notifications WHERE user_id = $1 AND kind = 'topic_active'`;
    expect(await server.rows(lines, [reader.id])).toEqual([{ count: '12' }]);
    await server.rows(`UPDATE forum.digest SET period = period - interval '1 day'`);
    const made = await atOnce(4, () => makeDigests(test.pool));
    expect(made.sort()).toEqual([0, 0, 0, 1]);
    expect(await server.rows(`SELECT user_id AS id FROM mail.outbox WHERE kind = 'topics_digest'`)).toEqual([
      { id: reader.id },
    ]);
  });

  it('make one counted notification and one mail for the author of the topic', async () => {
    const topic = await begin('counting');
    await reset();
    const answers = await atOnce(12, (at) =>
      api('POST', `/topics/${topic}/posts`, person(at), { content: `Answer ${at} at once` }),
    );
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    const told = await server.rows(
      `SELECT "values" ->> 'count' AS count FROM notifications WHERE user_id = $1 AND "values" ->> 'topic' = $2`,
      [moderator.id, String(topic)],
    );
    expect(told).toEqual([{ count: '12' }]);
    expect(await server.rows(`SELECT FROM mail.outbox WHERE "values" ->> 'topic' = $1`, [String(topic)])).toHaveLength(
      1,
    );
  });

  it('make a digest without the posts of the concurrent digest that it waited for', async () => {
    const topic = await begin('digests');
    const [reader, writer] = people as [Person, Person];
    await server.send('PUT', `/api/users/${reader.id}/following/${topic}`, reader.token, { state: 'watching' });
    await reset();
    for (const content of ['One', 'Two', 'Three']) await api('POST', `/topics/${topic}/posts`, writer, { content });
    await server.rows(`DELETE FROM mail.outbox`);
    await server.rows(`UPDATE forum.digest SET period = period - interval '1 day'`);
    const client = await test.pool.connect();
    await client.query('BEGIN');
    await client.query('UPDATE forum.following SET digested = 3 WHERE topic_id = $1', [topic]);
    const made = makeDigests(test.pool);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(() => server.rows(waiting)).toHaveLength(1);
    await client.query('COMMIT');
    client.release();
    expect(await made).toBe(1);
    const [mail] = await server.rows(
      `SELECT "values" ->> 'topics' AS topics FROM mail.outbox WHERE kind = 'topics_digest'`,
    );
    expect(JSON.parse(String(mail?.topics))).toContainEqual({ id: topic, after: 3, upto: 4 });
    expect(await server.rows('SELECT digested FROM forum.following WHERE topic_id = $1', [topic])).toEqual([
      { digested: 4 },
    ]);
  });

  /** Clears the throttles, as if minutes had passed. */
  const reset = () => server.rows('DELETE FROM throttle.spent');
});
