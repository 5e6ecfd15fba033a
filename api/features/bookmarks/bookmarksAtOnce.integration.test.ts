import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../endpoints.ts';
import { createRequester, createTestDatabase, type TestDatabase } from '../../platform/testing/createTestDatabase.ts';
import { createTestPeople } from '../../testing/people.ts';

const MANY = 12;

/** Uses a pool, so that concurrent requests have connections of their own. */
describe('concurrent requests for a bookmark', () => {
  let test: TestDatabase;
  let server: ReturnType<typeof createTestPeople>;
  beforeAll(async () => {
    test = await createTestDatabase('small');
    server = createTestPeople({
      database: test.pool as never,
      ask: createRequester({ endpoints, database: test.pool }),
    });
  });
  afterAll(() => test?.close());

  it('add the bookmark once, return the same id to all, and delete it', async () => {
    const { token, id } = await server.signUp('Ada');
    const atOnce = <Result>(work: () => Promise<Result>) => Promise.all(Array.from({ length: MANY }, work));
    const body = { contentId: 1, bookmarkType: 'condition' };
    const added = await atOnce(async () => {
      const response = await server.send('POST', '/api/bookmarks', token, body);
      return [response.status, ((await response.json()) as { id: number }).id];
    });
    const kept = () => server.rows('SELECT id FROM user_bookmarks WHERE user_id = $1', [id]);
    const [row, ...others] = (await kept()) as { id: number }[];
    expect(others).toEqual([]);
    expect(added).toEqual(Array.from({ length: MANY }, () => [200, row?.id]));
    const removed = await atOnce(() => server.send('DELETE', '/api/bookmarks/condition/1', token));
    expect(removed.map(({ status }) => status)).toEqual(Array.from({ length: MANY }, () => 200));
    expect(await kept()).toEqual([]);
  });
});
