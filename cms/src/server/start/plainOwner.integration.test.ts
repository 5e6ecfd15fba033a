import { endpoints } from '@common-ground/api/endpoints.ts';
import {
  createRequester,
  createTestDatabase,
  PLAIN_OWNER,
  type TestDatabase,
} from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { createTestPeople } from '@common-ground/api/testing/people.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The global setup migrates and seeds as this owner, and fails where it needs a superuser. */
describe('database whose owner is no superuser', () => {
  let test: TestDatabase;
  let owner: pg.Pool;
  beforeAll(async () => {
    test = await createTestDatabase('few');
    const { user, password } = PLAIN_OWNER;
    const { href } = Object.assign(new URL(test.url), { username: user, password });
    owner = new pg.Pool({ connectionString: href, max: 2 });
  });
  afterAll(async () => {
    await owner?.end();
    await test?.close();
  });

  it('is migrated and seeded by that owner', async () => {
    const { rows } = await owner.query(
      `SELECT r.rolname AS user, r.rolsuper OR r.rolcreatedb OR r.rolcreaterole AS "mayMore",
         EXISTS (SELECT FROM pg_auth_members WHERE member = r.oid) AS "isMember",
         (SELECT array_agg(DISTINCT pg_get_userbyid(c.relowner)) FROM pg_class c
           WHERE c.relnamespace IN (SELECT oid FROM pg_namespace WHERE nspname !~ '^pg_|^information_schema$')) AS owners,
         (SELECT count(*)::int > 0 FROM conditions) AS "isSeeded"
       FROM pg_roles r WHERE rolname = current_user`,
    );
    expect(rows).toEqual([
      { user: PLAIN_OWNER.user, mayMore: false, isMember: false, owners: `{${PLAIN_OWNER.user}}`, isSeeded: true },
    ]);
  });

  it('handles registrations, sign-ins and counted views by that owner', async () => {
    const server = createTestPeople({ database: owner as never, ask: createRequester({ endpoints, database: owner }) });
    const body = { username: 'ada', email: 'ada@example.org', password: 'a good long password' };
    expect((await server.send('POST', '/api/auth/register', undefined, body)).status).toBe(200);
    const signIn = { email: 'ADA@example.org', password: body.password };
    expect((await server.send('POST', '/api/auth/login', undefined, signIn)).status).toBe(200);
    await owner.query('INSERT INTO analytics.view SELECT id FROM conditions LIMIT 1');
    expect((await owner.query('SELECT analytics.count_views() AS counted')).rows).toEqual([{ counted: 1 }]);
  });
});
