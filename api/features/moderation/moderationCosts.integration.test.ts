import { expect, it } from 'vitest';
import type { Database, NamedQuery } from '../../platform/Database.ts';
import { describeWithDatabase } from '../../testing/describeWithDatabase.ts';
import { recordQueries } from '../../testing/recordQueries.ts';
import { selectUsers } from '../accounts/queries/selectUsers.ts';
import { getContentDue } from '../analytics/endpoints.ts';
import { selectEvents } from '../analytics/queries/selectEvents.ts';
import { selectFigures } from '../analytics/queries/selectFigures.ts';
import { selectReports } from './queries/reports.ts';
import { selectCase, selectLog } from './queries/selectCase.ts';
import { countQueues, QUEUE_VIEWS, selectCases } from './queries/selectCases.ts';

const FEW = 3;
const MANY = 90;
const slice = { limit: 50, offset: 0 };

/** Pages of moderators and administrators, with the maximum queries of each without the one for the session. */
const PAGES: Record<string, { most: number; read: (database: Database) => Promise<unknown> }> = {
  'figures of the queue': { most: 1, read: countQueues },
  'a case': { most: 6, read: async (database) => selectCase(database, await firstCase(database)) },
  'the log': { most: 1, read: (database) => selectLog(database, slice) },
  reports: { most: 2, read: (database) => selectReports(database, slice) },
  accounts: { most: 2, read: (database) => selectUsers(database, slice) },
  'accounts that are looked for': { most: 2, read: (database) => selectUsers(database, { ...slice, text: 'member' }) },
  'the figures of the dashboard': { most: 3, read: selectFigures },
  'its last events': { most: 2, read: (database) => selectEvents(database, { limit: 5, offset: 0 }) },
  'its content': { most: 6, read: getContentDue },
};
for (const view of QUEUE_VIEWS)
  PAGES[`the queue: ${view}`] = { most: 2, read: (database) => selectCases(database, { view, page: 1 }) };

describeWithDatabase('pages of moderators and administrators', (server) => {
  it('take as many queries for many rows as for few', async () => {
    await fill(server.database, FEW);
    const ofFew = await countEach(server.database);
    await fill(server.database, MANY);
    expect(await countEach(server.database)).toEqual(ofFew);
    for (const [name, { most }] of Object.entries(PAGES)) expect(ofFew[name], name).toBeLessThanOrEqual(most);
  });
});

async function countEach(database: Database): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, { read }] of Object.entries(PAGES)) {
    const asked: NamedQuery[] = [];
    await read(recordQueries(database, asked));
    // The query that finds a case belongs to the test.
    counts[name] = asked.filter((query) => query.name !== FIRST_CASE).length;
  }
  return counts;
}

const FIRST_CASE = 'test-first-case';

async function firstCase(database: Database): Promise<number> {
  const { rows } = await database.query({
    name: FIRST_CASE,
    text: `SELECT min(id)::int AS id FROM moderation.cases WHERE kind = 'post'`,
  });
  return Number(rows[0]?.id ?? 0);
}

/** Inserts `count` users, each with a topic, a report on its post, and a decided case with an appeal. */
async function fill(database: Database, count: number): Promise<void> {
  await database.query(
    `WITH people AS (
       INSERT INTO users (username, email, display_name)
       SELECT 'member-' || $1 || '-' || n, 'member-' || $1 || '-' || n || '@example.org', 'Member ' || $1 || ' ' || n
       FROM generate_series(1, $1::int) n RETURNING id),
     topics AS (
       INSERT INTO forum_topics (title, category_type, created_by_id) SELECT 'Ramps', 'general', id FROM people RETURNING id, created_by_id),
     posts AS (
       INSERT INTO forum_posts (topic_id, user_id, content, number) SELECT id, created_by_id, 'Where?', 1 FROM topics
       RETURNING id, topic_id, user_id),
     open AS (
       INSERT INTO moderation.cases (kind, content_id, author_id) SELECT 'post', id, user_id FROM posts RETURNING id, content_id, author_id),
     done AS (
       INSERT INTO moderation.cases (kind, content_id, author_id, decided_at) SELECT 'topic', topic_id, user_id, now() FROM posts
       RETURNING id, content_id, author_id),
     reports AS (
       INSERT INTO content_reports (content_type, content_id, reason, reported_by_id)
       SELECT 'post', content_id, 'spam', author_id FROM open RETURNING id, content_id),
     held AS (
       INSERT INTO moderation.reports (report_id, case_id) SELECT r.id, o.id FROM reports r JOIN open o USING (content_id)),
     events AS (INSERT INTO analytics_events (event_type, event_data) SELECT 'page_view', '{"page": "/"}' FROM people)
     INSERT INTO moderation.decisions (case_id, kind, content_id, author_id, action, reason, appealed_at, appeal)
     SELECT id, 'topic', content_id, author_id, 'hide', 'House rules', now(), 'It was meant otherwise.' FROM done`,
    [count],
  );
}
