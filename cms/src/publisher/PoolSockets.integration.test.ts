import { shareTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import pg from 'pg';
import { expect, it } from 'vitest';
import { PoolSockets } from './PoolSockets.ts';

it('ends running statements and idle connections at once, and lets the pool connect again', async () => {
  const { url } = await shareTestDatabase('small');
  const sockets = new PoolSockets();
  const pool = new pg.Pool({ connectionString: url, max: 2, stream: sockets.create });
  pool.on('error', () => {});
  await Promise.all([pool.query('SELECT 1'), pool.query('SELECT 1')]);
  const slow = expect(pool.query('SELECT pg_sleep(600)')).rejects.toThrow('the network is gone');
  sockets.cut(new Error('the network is gone'));
  await slow;
  await expect.poll(() => pool.totalCount).toBe(0);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});
