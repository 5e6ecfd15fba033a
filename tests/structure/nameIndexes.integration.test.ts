import { selectCredentials } from '@common-ground/api/features/accounts/queries/credentials.ts';
import { linkForAddress } from '@common-ground/api/features/accounts/queries/mailedLinks.ts';
import { insertPost } from '@common-ground/api/features/forum/queries/insertPost.ts';
import type { Database, NamedQuery } from '@common-ground/api/platform/Database.ts';
import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const POST = {
  userId: 1,
  content: 'Hello @ada',
  warning: null,

  mentions: [{ at: 6, name: 'ada' }],
  topicId: 1,
  isNote: false,
  parentPostId: null,
  quote: null,
  answers: null,
};

const CALLS: [string, string, (database: Database) => Promise<unknown>][] = [
  ['sign-in', 'users_email_key', (database) => selectCredentials(database, 'ada@example.org')],
  ['a link for a new password', 'users_email_key', (database) => linkForAddress(database, 'ada@example.org')],
  ['names mentioned in posts', 'users_username_key', (database) => insertPost(database, POST)],
];

describe('the unique indexes of names and addresses', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase('small');
  });
  afterAll(() => test?.close());

  it.each(CALLS)('serve %s', async (_, index, call) => {
    const asked: NamedQuery[] = [];
    const note = async (query: string | NamedQuery) => {
      if (typeof query === 'object') asked.push(query);
      return { rows: [] };
    };
    await call({ query: note });
    const client = await test.pool.connect();
    try {
      // With few users, the planner would prefer a sequential scan.
      await client.query('BEGIN; SET LOCAL enable_seqscan = off');
      const [{ text, values } = { text: '', values: [] }] = asked;
      const { rows } = await client.query(`EXPLAIN ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).toMatch(new RegExp(`Index Scan using ${index} on users`));
      expect(plan).not.toContain('Seq Scan on users');
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
