import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { expect, it } from 'vitest';
import { SEED_GROUPS } from '../../payload/seed/seedGroups.ts';
import { lookAtDatabase } from './database.ts';

it('sees what is still to be done to a database', async () => {
  const test = await testDatabase();
  const done = { migrations: false, missing: [], demoMark: null };
  expect(await lookAtDatabase(test.url)).toEqual(done);
  await test.pool.query(
    `INSERT INTO users (email, username, display_name, role) VALUES ('a@example.org', 'a-user', 'A', 'user')`,
  );
  expect(await lookAtDatabase(test.url)).toEqual({ ...done, missing: ['topics'] });
  await test.pool.query(`INSERT INTO seed.arrived (name, mark) VALUES ('topics', null), ('accounts', 'a mark')`);
  expect(await lookAtDatabase(test.url)).toEqual({ ...done, demoMark: 'a mark' });
  await test.pool.query(`DELETE FROM payload_migrations WHERE name LIKE '%_publisher'`);
  expect((await lookAtDatabase(test.url)).migrations).toBe(true);
  // As a release left it that recorded no groups.
  await test.pool.query('DROP SCHEMA seed CASCADE');
  const all = SEED_GROUPS.filter((group) => group !== 'accounts');
  expect(await lookAtDatabase(test.url)).toEqual({ migrations: true, missing: all, demoMark: null });
  await test.close();
});

it('names a wrong password and a database that is not there', async () => {
  const test = await testDatabase();
  const wrong = Object.assign(new URL(test.url), { password: 'wrong' });
  await expect(lookAtDatabase(wrong.href)).rejects.toThrow(
    /^DATABASE_URL: the server at 127\.0\.0\.1:\d+ does not accept the user "postgres" with this password\.$/,
  );
  const missing = Object.assign(new URL(test.url), { pathname: '/nowhere' });
  await expect(lookAtDatabase(missing.href)).rejects.toThrow(/has no database "nowhere"\. Create it first\.$/);
  await test.close();
});
