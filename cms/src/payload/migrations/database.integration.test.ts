import { runUnprotected } from '@common-ground/api/platform/testing/withoutProtection.ts';
import { FORMER_MEMBER } from '@common-ground/api/contracts/accounts/personalData.ts';
import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const test = await createTestDatabase();
afterAll(() => test.close());

const sql = (text: string, values: unknown[] = []) => test.pool.query(text, values);
const count = async (table: string, where: string) => Number((await sql(`SELECT count(*) FROM ${table} WHERE ${where}`)).rows[0].count);

describe('deletion', () => {
  it('deletes translations, discussions, bookmarks and watchlist entries with a condition', async () => {
    await sql(`INSERT INTO users (id, email, username, display_name, role) VALUES (900, 'a@example.org', 'a-user', 'A', 'user')`);
    await sql(`INSERT INTO discussions (id, condition_id, user_id, user_name, content, timestamp) VALUES (1, 1, 900, 'A', 'Talk', now())`);
    await sql(`INSERT INTO discussions (id, condition_id, parent_id, user_name, content, timestamp) VALUES (2, 1, 1, 'A', 'Reply', now())`);
    await sql(`INSERT INTO user_bookmarks (user_id, condition_id, bookmark_type) VALUES (900, 1, 'condition')`);
    await sql(`INSERT INTO watchlist (user_id, condition_id, added_at) VALUES (900, 1, now())`);
    expect(await count('condition_translations', 'condition_id = 1')).toBeGreaterThan(0);
    await runUnprotected(test.pool, 'DELETE FROM conditions WHERE id = 1');
    for (const table of ['condition_translations', 'discussions', 'user_bookmarks', 'watchlist']) {
      expect(await count(table, 'condition_id = 1'), table).toBe(0);
    }
  });

  it('deletes private data with a user, and keeps discussions without the name', async () => {
    await sql(`INSERT INTO discussions (id, condition_id, user_id, user_name, content, timestamp) VALUES (3, 2, 900, 'A', 'Talk', now())`);
    await sql(`INSERT INTO user_sessions (user_id, session_token, expires_at) VALUES (900, 'hash', now())`);
    await sql('DELETE FROM users WHERE id = 900');
    expect(await count('user_sessions', 'true')).toBe(0);
    expect((await sql('SELECT user_id, user_name FROM discussions WHERE id = 3')).rows).toEqual([{ user_id: null, user_name: FORMER_MEMBER }]);
  });

  it('deletes the translations with a page about the site', async () => {
    expect(await count('page_translations', `page_id = (SELECT id FROM pages WHERE slug = 'terms')`)).toBe(3);
    const { rows } = await sql(`SELECT id FROM pages WHERE slug = 'terms'`);
    await runUnprotected(test.pool, `DELETE FROM pages WHERE slug = 'terms'`);
    expect(await count('page_translations', `page_id = ${rows[0].id}`)).toBe(0);
  });

  it('is rejected for a category or language in use', async () => {
    for (const [table, where] of [['categories', 'id = 2'], ['languages', `code = 'es'`]]) {
      await expect(runUnprotected(test.pool, `DELETE FROM ${table} WHERE ${where}`), table).rejects.toMatchObject({ code: expect.stringMatching(/^(23001|23503)$/) });
    }
  });
});

describe('notification', () => {
  let listener: pg.Client;
  let heard: { channel: string; payload: string }[];
  beforeAll(async () => {
    listener = new pg.Client({ connectionString: test.url });
    await listener.connect();
    listener.on('notification', ({ channel, payload = '' }) => heard.push({ channel, payload }));
    await listener.query('LISTEN content_changed; LISTEN publisher_asked');
  });
  afterAll(() => listener.end());
  beforeEach(() => {
    heard = [];
  });
  /** Notifications come in order, so all earlier ones have arrived when `mark` arrives. */
  async function told(): Promise<unknown[]> {
    await sql(`SELECT pg_notify('content_changed', 'mark')`);
    await expect.poll(() => heard.at(-1)?.payload).toBe('mark');
    return heard
      .slice(0, -1)
      .filter(({ channel }) => channel === 'content_changed')
      .map(({ payload }) => JSON.parse(payload));
  }

  it('names all conditions that a statement changed', async () => {
    await sql(`UPDATE conditions SET summary = 'By SQL.' WHERE id IN (2, 3)`);
    expect(await told()).toEqual([{ conditions: [2, 3] }]);
  });

  it('names a topic of the forum that search finds by other words, and not one with a new reply', async () => {
    const { rows } = await sql(`INSERT INTO forum_topics (title, category_type) VALUES ('Ramps', 'general') RETURNING id`);
    const id: number = rows[0].id;
    await sql(`UPDATE forum_topics SET title = 'Lifts', edited_at = now() WHERE id = $1`, [id]);
    await sql(`UPDATE forum_topics SET post_count = 1, last_post_at = now(), is_pinned = true WHERE id = $1`, [id]);
    await sql(`UPDATE forum_topics SET state = 'hidden' WHERE id = $1`, [id]);
    const changes = (await told()).filter((change) => Object.hasOwn(Object(change), 'topics'));
    expect(changes).toEqual([{ topics: [id] }, { topics: [id] }, { topics: [id] }]);
  });

  it('names the condition or category of a translation', async () => {
    await sql(`UPDATE condition_translations SET name = 'x' WHERE condition_id = 4`);
    await runUnprotected(test.pool, `DELETE FROM category_translations WHERE category_id = 2`);
    expect(await told()).toEqual([{ conditions: [4] }, { categories: [2] }]);
  });

  it('says "all" for many conditions, because a message has a limit', async () => {
    await sql(`INSERT INTO conditions (name, category_id, summary) SELECT 'n' || n, 1, 's' FROM generate_series(1, 201) n`);
    expect(await told()).toEqual([{ conditions: 'all' }]);
  });

  it('names changed counts apart from other changes of the same transaction', async () => {
    await sql(`DELETE FROM analytics.view`);
    await sql(`INSERT INTO analytics.view VALUES (2)`);
    const client = await test.pool.connect();
    await client.query('BEGIN');
    await client.query('SELECT analytics.count_views()');
    await client.query(`UPDATE conditions SET summary = 'After the counts.' WHERE id = 3`);
    await client.query('COMMIT');
    client.release();
    expect(await told()).toEqual([{ counts: [2] }, { conditions: [3] }]);
  });

  it('is not sent for a rollback or without a change', async () => {
    await sql('BEGIN; UPDATE conditions SET views = 1 WHERE id = 2; ROLLBACK');
    await sql('UPDATE conditions SET views = 1 WHERE id = -1');
    expect(await told()).toEqual([]);
  });

  it('wakes the publisher for a change to publish', async () => {
    await sql(`UPDATE conditions SET summary = 'Noted.' WHERE id = 5`);
    await told();
    expect(heard).toContainEqual({ channel: 'publisher_asked', payload: 'change' });
  });
});

it('fills the search index from the first seed on', async () => {
  expect(await count('search.entry', 'true')).toBeGreaterThan(100);
});
