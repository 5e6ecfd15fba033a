import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, expect, it } from 'vitest';
import { down, up } from './20261122_151100_names.ts';

const test = await testDatabase();
afterAll(() => test.close());

it('names that look alike from before stay, can be saved, and are given to nobody else', async () => {
  const args = { db: drizzle(test.pool as never) } as unknown as MigrateUpArgs & MigrateDownArgs;
  await down(args);
  await test.pool.query(
    `INSERT INTO users (username, display_name, email) VALUES ('older', 'The same', 'older@example.org'),
       ('younger', 'The same', 'younger@example.org'), ('yоunger', 'The same', 'youngest@example.org')`,
  );
  await up(args);
  const show = (username: string, name: string) =>
    test.pool.query('UPDATE users SET display_name = $2, edit_count = 1 WHERE username = $1', [username, name]);
  for (const username of ['older', 'younger', 'yоunger']) expect((await show(username, 'The same')).rowCount).toBe(1);
  await expect(show('yоunger', 'the SAME')).rejects.toThrow('name_key_pkey');
  await test.pool.query(`DELETE FROM users WHERE username IN ('older', 'younger')`);
  expect((await show('yоunger', 'the SAME')).rowCount).toBe(1);
});
