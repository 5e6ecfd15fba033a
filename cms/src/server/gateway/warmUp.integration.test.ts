import { waitForPendingWork } from '@common-ground/api/platform/runAfterResponse.ts';
import { describeWithDatabase } from '@common-ground/api/testing/describeWithDatabase.ts';
import { expect, it } from 'vitest';
import { warmUp } from './warmUp.ts';

describeWithDatabase('warmUp requests', (server) => {
  /** Counts written rows by table. Counts of earlier tests on the same connection remain, so two calls are compared. */
  const countWritten = async () => {
    await waitForPendingWork();
    const { rows } = await server.database.query(
      `SELECT relname, n_tup_ins + n_tup_upd + n_tup_del AS written FROM pg_stat_xact_user_tables
       WHERE n_tup_ins + n_tup_upd + n_tup_del > 0 ORDER BY relname`,
    );
    return rows;
  };

  it('get responses, and write nothing to the database', async () => {
    const answers: [path: string, status: number][] = [];
    const ask = async ({ url, headers }: Request) => {
      const path = url.slice('http://site.example'.length);
      const response = await server.ask(path, { headers });
      answers.push([path, response.status]);
      return response;
    };
    const before = await countWritten();
    await warmUp(ask, 'http://site.example');
    // Health is 503 here, because no publisher handles the changes of these tests.
    expect(answers.filter(([path, status]) => status >= 500 && path !== '/api/health')).toEqual([]);
    expect(answers).toContainEqual(['/api/localized/search?q=pain', 200]);
    expect(await countWritten()).toEqual(before);
  });

  it('would write to the database without Global Privacy Control', async () => {
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const before = await countWritten();
    await server.ask('/api/localized/search?q=nothinglikethis', { headers });
    expect(await countWritten()).not.toEqual(before);
  });
});
