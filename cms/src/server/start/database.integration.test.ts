import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { clearAway } from '@common-ground/api/platform/testing/withoutKeeping.ts';
import { expect, it } from 'vitest';
import { lookAtDatabase } from './database.ts';

it('sees what is still to be done to a database', async () => {
  const test = await testDatabase();
  expect(await lookAtDatabase(test.url)).toEqual({ migrations: false, seed: false });
  await clearAway(test.pool, 'DELETE FROM conditions');
  expect(await lookAtDatabase(test.url)).toEqual({ migrations: false, seed: true });
  await test.pool.query(`DELETE FROM payload_migrations WHERE name LIKE '%_publisher'`);
  expect(await lookAtDatabase(test.url)).toEqual({ migrations: true, seed: true });
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
