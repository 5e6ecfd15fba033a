import { expect, it } from 'vitest';
import type { Database, NamedQuery } from '../../platform/Database.ts';
import { describeWithOwnDatabase } from '../../testing/describeWithDatabase.ts';
import { recordQueries } from '../../testing/recordQueries.ts';
import { findTopicIndexes } from './findTopicIndexes.ts';
import { findTopicPage } from './queries/findTopicPage.ts';
import { selectOlderTopics } from './queries/indexedTopics.ts';
import { selectForumPost, selectPosts } from './queries/selectPosts.ts';
import { selectStats } from './queries/selectStats.ts';
import { selectLatestTopics, selectTopic } from './queries/selectTopics.ts';
import { rankTopics } from './rankTopics.ts';
import { fillTables } from './testing/fillTables.ts';

const TOPICS = 10_000;
const POSTS = 50_000;
/** Maximum queries of a page, without the one for the session. */
const MAX_QUERIES = 3;
/** Maximum rows that a call reads: 200 topics, each with its first post, stay below it. */
const MAX_ROWS = 1_000;
/** Maximum rows that a search for a common word reads. */
const MAX_ROWS_OF_SEARCH = 12_000;

const reader = { id: 1 };
const filters = { category: null, language: null, conditionId: null };
const all = { ...filters, ranks: null, reader };

/** Measures plans, queries and rows of a large forum, not times. */
describeWithOwnDatabase('costs of the forum', (server) => {
  it('are index scans, few queries and few rows for each page of a large forum', async () => {
    const { topicId, postId } = await fillTables(server.database, { topics: TOPICS, posts: POSTS });
    const half = `0.${Date.now() - (TOPICS / 2) * 60_000}.1`;
    const page = (more: Partial<Parameters<typeof findTopicPage>[1]>) => (database: Database) =>
      findTopicPage(database, { ...all, ...more });
    const context = { database: server.database, prepared: server.prepared };
    await expect.poll(async () => (await findTopicIndexes(context)).size, { timeout: 60_000 }).toBe(TOPICS);
    const search = (text: string) => async (database: Database) =>
      findTopicPage(database, {
        ...all,
        ranks: await rankTopics({ ...filters, text, reader }, { ...context, database }),
      });
    const posts = (from: number) => (database: Database) =>
      selectPosts(database, { topicId, reader, from, to: from + 19 });
    const calls: [string, (database: Database) => Promise<unknown>, number?][] = [
      ['the list', page({})],
      ['a page in its middle', page({ after: half })],
      ['the page before', page({ before: half })],
      ['of a language', page({ language: 'ar' })],
      ['of a category', page({ category: 'support' })],
      ['of both', page({ category: 'support', language: 'fr', after: half })],
      ['for strangers', page({ reader: null })],
      ['the documented list', (database) => selectLatestTopics(database, all)],
      ['topics for the index', (database) => selectOlderTopics(database, topicId + TOPICS / 2, 500)],
      ['a topic', (database) => selectTopic(database, { id: topicId, reader })],
      ['its first page', posts(1)],
      ['its last page', posts(POSTS / 10 - 19)],
      ['a post', (database) => selectForumPost(database, { id: postId, reader })],
      ['figures', selectStats],
      ['a rare word', search('rare77')],
      ['a common word', search('ramp'), MAX_ROWS_OF_SEARCH],
      ['a misspelt word of all titles', search('tpoic'), MAX_ROWS_OF_SEARCH],
      ['words that no post has both of', search('even odd'), MAX_ROWS_OF_SEARCH],
    ];
    for (const [name, call, most = MAX_ROWS] of calls) {
      const asked: NamedQuery[] = [];
      const before = await touched(server.database);
      await call(recordQueries(server.database, asked));
      const { scans, rows } = await touched(server.database);
      expect(asked.length, name).toBeLessThanOrEqual(MAX_QUERIES);
      expect(scans - before.scans, `${name}: tables that were read from one end to the other`).toBe(0);
      expect(rows - before.rows, `${name}: rows`).toBeLessThanOrEqual(most);
      for (const { text, values } of asked) {
        const plan = await server.rows(`EXPLAIN (FORMAT JSON) ${text}`, values);
        expect(JSON.stringify(plan), name).not.toMatch(/"Seq Scan"[^{}]*"Relation Name":"(forum_\w+|entry)"/);
      }
    }
    expect(await selectStats(server.database)).toEqual({ topics: TOPICS, posts: POSTS, activeMembers: 1 });
  }, 180_000);
});

/** Counts the sequential scans and the rows read in this transaction, inside functions as well. */
async function touched(database: Database): Promise<{ scans: number; rows: number }> {
  const { rows } = await database.query(
    `SELECT sum(seq_scan)::int AS scans, sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS rows
     FROM pg_stat_xact_user_tables WHERE relname IN ('forum_topics', 'forum_posts', 'entry')`,
  );
  return { scans: Number(rows[0]?.scans), rows: Number(rows[0]?.rows) };
}
