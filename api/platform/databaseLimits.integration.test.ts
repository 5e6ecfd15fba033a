import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { endpoints } from '../endpoints.ts';
import { PASSWORD } from '../testing/people.ts';
import { API_LIMITS, findMissingLimits, LIFT_LIMITS, toPoolOptions, UNLIMITED } from './databaseLimits.ts';
import { log } from './log/log.ts';
import { waitForPendingWork } from './runAfterResponse.ts';
import { createRequester, createTestDatabase, type TestDatabase } from './testing/createTestDatabase.ts';
import { whileLocked } from './testing/whileLocked.ts';
import { inTransaction } from './transaction.ts';

const LIMITS = { ...API_LIMITS, lockMs: 200, connectionMs: 500 };
const CONNECTIONS = 2;

let test: TestDatabase;
let pool: pg.Pool;
let ask: ReturnType<typeof createRequester>;
let session: { authorization: string };

beforeAll(async () => {
  test = await createTestDatabase('small');
  pool = new pg.Pool({ ...toPoolOptions(LIMITS), connectionString: test.url, max: CONNECTIONS });
  ask = createRequester({ endpoints, database: pool });
  const body = JSON.stringify({ username: 'waiting', email: 'waiting@example.org', password: PASSWORD });
  const headers = { 'content-type': 'application/json' };
  const answer = await ask('/api/auth/register', { method: 'POST', headers, body });
  session = { authorization: `Bearer ${(await answer.json()).sessionToken}` };
});
afterAll(async () => {
  await waitForPendingWork();
  await pool?.end();
  await test?.close();
});

const bookmark = (contentId: number) =>
  ask('/api/bookmarks', {
    method: 'POST',
    headers: { ...session, 'content-type': 'application/json' },
    body: JSON.stringify({ bookmarkType: 'condition', contentId }),
  });

describe('limits of a role', () => {
  const limited = async (options: object, work: (connection: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ ...options, connectionString: test.url });
    await client.connect();
    await work(client).finally(() => client.end());
  };
  const shown = async (connection: pg.Client) => (await connection.query('SHOW lock_timeout')).rows[0]?.lock_timeout;

  beforeAll(async () => {
    for (const timeout of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
      await test.pool.query(`ALTER ROLE postgres IN DATABASE ${test.name} SET ${timeout} = '40s'`);
  });

  it('hold for connections that send none, and are reported where they are missing', async () => {
    await limited({}, async (connection) => expect(await findMissingLimits(connection)).toEqual([]));
    expect(await findMissingLimits(test.pool)).toEqual([
      'lock_timeout',
      'statement_timeout',
      'idle_in_transaction_session_timeout',
    ]);
  });

  it('are lifted for a direct connection, and for a transaction of the publisher', async () => {
    await limited(UNLIMITED, async (connection) => expect(await shown(connection)).toBe('0'));
    await limited({}, async (connection) => {
      await connection.query(`BEGIN; ${LIFT_LIMITS}`);
      expect(await shown(connection)).toBe('0');
      await connection.query('COMMIT');
      expect(await shown(connection)).toBe('40s');
    });
  });
});

describe('a pool with limits', () => {
  it('causes 503 with Retry-After for requests that wait for a lock, and 200 for others', async () => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
    await whileLocked(test.pool, 'user_bookmarks', async () => {
      const waiting = await Promise.all([1, 2, 3, 5, 1, 2, 3, 5, 1].map(bookmark));
      expect(waiting.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
        waiting.map(() => [503, '2']),
      );
      expect(await waiting[0]?.text()).toBe('Temporarily unavailable');
      expect((await ask('/api/auth/me', { headers: session })).status).toBe(200);
      expect((await ask('/api/conditions')).status).toBe(200);
    });
    logged.mockRestore();
    expect((await bookmark(1)).status).toBe(200);
  });

  it('has no open transaction on its connections after a lock timeout', async () => {
    const work = () => inTransaction(pool, (connection) => connection.query('DELETE FROM user_bookmarks'));
    await whileLocked(test.pool, 'user_bookmarks', async () => {
      await expect(work()).rejects.toMatchObject({ code: '55P03' });
    });
    const states = await Promise.all(
      Array.from({ length: CONNECTIONS }, () => pool.query('SELECT pg_current_xact_id_if_assigned() AS begun')),
    );
    expect(states.map(({ rows }) => rows[0]?.begun)).toEqual([null, null]);
    await work();
  });

  it('removes a connection whose backend was terminated in a transaction', async () => {
    const before = pool.totalCount;
    let lost: Promise<unknown> = Promise.resolve();
    const work = inTransaction(pool, async (connection) => {
      const { rows } = await connection.query('SELECT pg_backend_pid() AS pid');
      lost = test.pool.query('SELECT pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
      await lost;
      await connection.query('SELECT 1');
    });
    await expect(work).rejects.toThrow();
    expect(pool.totalCount).toBe(before - 1);
    expect((await bookmark(2)).status).toBe(200);
  });

  it('closes a connection whose server does not answer in time', async () => {
    const { query_timeout } = toPoolOptions(LIMITS);
    expect(query_timeout).toBeGreaterThan(LIMITS.statementMs);
    // A limit of the server that is longer than that of the client stands for a network that is gone.
    const silent = new pg.Pool({ ...toPoolOptions({ ...LIMITS, answerMs: 100 }), connectionString: test.url, max: 1 });
    await expect(silent.query('SELECT pg_sleep(5)')).rejects.toThrow('Query read timeout');
    expect(silent.totalCount).toBe(0);
    await silent.end();
  });

  it('causes one shared wait and 503 for 20 health requests while no connection is free', async () => {
    const health = async () => {
      const answer = await ask('/api/health');
      const { status, postgres, publisher } = await answer.json();
      return { code: answer.status, status, postgres, pending: publisher.pending };
    };
    const taken = await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.connect()));
    const asked = Array.from({ length: 20 }, health);
    await wait(0);
    expect(pool.waitingCount).toBe(1);
    const busy = { code: 503, status: 'unwell', postgres: 'busy', pending: null };
    expect(await Promise.all(asked)).toEqual(asked.map(() => busy));
    for (const connection of taken) connection.release();
    expect(await health()).toMatchObject({ postgres: 'ok' });
  });
});
