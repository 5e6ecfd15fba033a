import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, expect, it } from 'vitest';
import { down, up } from './20261122_065743_split_base_revision.ts';

const test = await testDatabase();
afterAll(() => test.close());

it('what edits and translations were made from is kept, decided or not, each under its own name', async () => {
  const args = { db: drizzle(test.pool as never) } as unknown as MigrateUpArgs & MigrateDownArgs;
  await down(args);
  await test.pool.query(
    `INSERT INTO contributions (title, condition_id, language_id, content, base, base_revision, status)
     VALUES ('edit', 1, NULL, '{}', '{"revision": 7, "texts": {"name": "A"}}', 7, 'published'),
       ('translation', 1, 2, '{}', '{"revision": 3, "texts": {}}', 3, 'pending'), ('condition', NULL, NULL, '{}', NULL, NULL, 'pending')`,
  );
  await up(args);
  const { rows } = await test.pool.query(
    `SELECT title, base, base_revision::int, source_revision::int FROM contributions
     WHERE title IN ('edit', 'translation', 'condition') ORDER BY id`,
  );
  expect(rows).toEqual([
    { title: 'edit', base: { baseRevision: 7, texts: { name: 'A' } }, base_revision: 7, source_revision: null },
    { title: 'translation', base: { sourceRevision: 3, texts: {} }, base_revision: null, source_revision: 3 },
    { title: 'condition', base: null, base_revision: null, source_revision: null },
  ]);
});
