import { API_LIMITS, DESK_LIMITS, toPoolOptions, UNLIMITED } from '@common-ground/api/platform/databaseLimits.ts';
import { findTransaction } from '@common-ground/api/platform/findDatabase.ts';
import { log } from '@common-ground/api/platform/log/log.ts';
import { whileLocked } from '@common-ground/api/platform/testing/whileLocked.ts';
import { commitTransaction, createLocalReq, initTransaction } from 'payload';
import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askDesk, signedInAtDesk } from '../testing/askDesk.ts';
import { readUpdatedAt } from '../testing/readUpdatedAt.ts';
import { testConfig } from '../testing/testConfig.ts';
import { testPayload } from '../testing/testPayload.ts';
import { defineDatabase, withDatabaseLimits, withDirectDatabase } from './defineDatabase.ts';

const { payload, pool, name, url, pooledUrl } = await testPayload();
const own = payload.db.pool;
const isPooled = url !== pooledUrl;
if (isPooled) await limitRole();
else own.options.lock_timeout = 200;

/** Behind a connection pool the role has the limits (docs/scaling.md). Connections of the pool get them when they open. */
async function limitRole(): Promise<void> {
  const direct = new pg.Client({ connectionString: url });
  await direct.connect();
  await direct.query(`ALTER ROLE postgres IN DATABASE ${name} SET lock_timeout = 200`);
  await direct.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  await direct.end();
}

afterEach(() => vi.restoreAllMocks());

const asAdmin = async () => (await signedInAtDesk(payload, 'admin')).session;

describe('database limits', () => {
  it('are set for each program', async () => {
    const poolOptions = (config: Awaited<ReturnType<typeof testConfig>>) => config.db.init({ payload }) as unknown;
    const limits = { ...API_LIMITS, lockMs: 1 };
    const config = await testConfig();
    expect(poolOptions(config)).toMatchObject({ poolOptions: toPoolOptions(DESK_LIMITS, isPooled) });
    expect(toPoolOptions(DESK_LIMITS)).toMatchObject({ statement_timeout: 60_000, lock_timeout: 3000 });
    expect(poolOptions(withDatabaseLimits(limits)(config))).toMatchObject({ poolOptions: toPoolOptions(limits) });
    expect(poolOptions(withDirectDatabase('postgres://direct')(config))).toMatchObject({
      poolOptions: { ...UNLIMITED, connectionString: 'postgres://direct', lock_timeout: 0, statement_timeout: 0 },
    });
  });

  it('are not sent to a connection pool, which refuses startup parameters', () => {
    const { init } = defineDatabase({ pool: {}, isPooled: true });
    expect(init({ payload } as never).poolOptions).toEqual(toPoolOptions(DESK_LIMITS, true));
    expect(Object.keys(toPoolOptions(DESK_LIMITS, true))).toEqual(['connectionTimeoutMillis', 'query_timeout']);
  });

  it('cause 503 with Retry-After while a table is locked, and 200 after that', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const session = await asAdmin();
    const body = { name: 'Renamed', reason: 'Clearer', updatedAt: await readUpdatedAt(payload, 'help-lines', 1) };
    const save = () => askDesk('PATCH', '/help-lines/1', { session, body });
    const list = () => askDesk('GET', '/help-lines?limit=1', { session });
    const waiting = await whileLocked(pool, 'help_lines', () =>
      Promise.all([save, save, save, save, list, list, list, list, list].map((ask) => ask())),
    );
    expect(waiting.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(
      waiting.map(() => [503, '2']),
    );
    expect(await waiting[0]?.json()).toEqual({ errors: [{ message: 'Temporarily unavailable' }] });
    expect((await list()).status).toBe(200);
    expect((await save()).status).toBe(200);
  });

  it('keep users signed in whose account could not be read in time', async () => {
    vi.spyOn(log, 'error').mockImplementation(() => {});
    const session = await asAdmin();
    const paths = ['/help-lines?limit=1', '/users/me'];
    for (const table of ['users', 'user_sessions'])
      await whileLocked(pool, table, async () => {
        for (const path of paths)
          expect((await askDesk('GET', path, { session })).status, `${table} ${path}`).toBe(503);
      });
    for (const path of paths) expect((await askDesk('GET', path, { session })).status).toBe(200);
  });
});

describe('Payload transactions', () => {
  const begun = async () => {
    const req = await createLocalReq({}, payload);
    await initTransaction(req);
    return req;
  };

  it('fail when their commit fails, and drop the broken connection', async () => {
    const req = await begun();
    const data = { phone: '1', reason: 'Clearer' } as object;
    await payload.update({ collection: 'help-lines', id: 1, data, req });
    const [{ pid }] = (
      await pool.query(
        `SELECT pid FROM pg_stat_activity WHERE state = 'idle in transaction' AND datname = current_database()`,
      )
    ).rows;
    const count = own.totalCount;
    await pool.query('SELECT pg_terminate_backend($1, 5000)', [pid]);
    await expect(commitTransaction(req)).rejects.toThrow();
    expect(own.totalCount).toBe(count - 1);
    expect((await payload.findByID({ collection: 'help-lines', id: 1 })).phone).not.toBe('1');
  });

  it('fail at the commit when one of their statements failed', async () => {
    const req = await begun();
    await expect((await findTransaction(req))?.query('SELECT 1 / 0')).rejects.toThrow();
    await expect(commitTransaction(req)).rejects.toThrow('Nothing was saved');
  });
});
