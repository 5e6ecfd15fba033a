import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { expect, it } from 'vitest';
import { SEED_GROUPS } from '../../payload/seed/seedGroups.ts';
import { lookAtDatabase } from './database.ts';

it('returns whether a database is migrated, and which groups of seed content it has', async () => {
  const test = await createTestDatabase();
  expect(await lookAtDatabase(test.url)).toMatchObject({ isMigrated: true });
  await test.pool.query(`INSERT INTO seed.arrived (name, mark) VALUES ('accounts', 'a mark')`);
  const { arrived } = await lookAtDatabase(test.url);
  const content = SEED_GROUPS.filter((group) => group !== 'topics' && group !== 'accounts');
  expect(Object.fromEntries(arrived)).toEqual({
    ...Object.fromEntries(content.map((group) => [group, null])),
    accounts: 'a mark',
  });
  await test.pool.query(`UPDATE sql_files.state SET steps = '{}'`);
  expect(await lookAtDatabase(test.url)).toMatchObject({ isMigrated: false });
  await test.pool.query(`DELETE FROM payload_migrations WHERE name = (SELECT max(name) FROM payload_migrations)`);
  expect(await lookAtDatabase(test.url)).toEqual({ isMigrated: false, arrived: new Map() });
  await test.pool.query('DROP TABLE payload_migrations');
  expect(await lookAtDatabase(test.url)).toEqual({ isMigrated: false, arrived: new Map() });
  await test.close();
});

it('rejects a wrong password and a missing database with the reason', async () => {
  const test = await createTestDatabase();
  const wrong = Object.assign(new URL(test.url), { password: 'wrong' });
  await expect(lookAtDatabase(wrong.href)).rejects.toThrow(
    /^DATABASE_URL: cannot connect to 127\.0\.0\.1:\d+ \(password authentication failed for user "postgres"\)$/,
  );
  const missing = Object.assign(new URL(test.url), { pathname: '/nowhere' });
  await expect(lookAtDatabase(missing.href)).rejects.toThrow(/\(database "nowhere" does not exist\)$/);
  await test.close();
});
