import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import { clearAway } from '@common-ground/api/platform/testing/withoutKeeping.ts';
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageDigest } from '../hooks/recordPageText.ts';
import { down, up } from './20261122_191900_pages_in_editor.ts';

const test = await testDatabase();
let args: MigrateUpArgs & MigrateDownArgs;
beforeAll(async () => {
  args = { db: drizzle(test.pool as never) } as unknown as typeof args;
});
afterAll(() => test.close());

const TABLES = [
  ['pages', 'body'],
  ['page_translations', 'body'],
  ['_pages_v', 'version_body'],
  ['_page_translations_v', 'version_body'],
] as const;

async function bodies(): Promise<Record<string, unknown[]>> {
  const found = TABLES.map(async ([table, column]) => {
    const { rows } = await test.pool.query(`SELECT id, ${column} AS body FROM ${table} ORDER BY id`);
    return [table, rows.map(({ body }) => body)] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** As an editor may have left it when it was a field for Markdown. */
const WRITTEN = `Title below a line
---

* an entry

  and its second paragraph
* <b>no HTML</b>, \`code\` and <https://example.org/a_b>

***

> # Quoted
> - and listed

[never](javascript:alert(1)) ![a picture](/x.png)
`;

const AS_KEPT = [
  'Title below a line ---',
  '- an entry\\\n  \\\n  and its second paragraph\n- \\<b>no HTML\\</b>, \\`code\\` and [https://example.org/a\\_b](https://example.org/a_b)',
  '\\*\\*\\*',
  '## Quoted',
  '- and listed',
  '\\[never\\](javascript:alert(1)) \\![a picture](/x.png)',
].join('\n\n');

it('every text, draft and version is kept in the editor and is Markdown again, to the byte, and nothing is told of it', async () => {
  const seeded = await bodies();
  await test.pool.query('DELETE FROM publisher.change');
  await down(args);
  const before = await bodies();
  for (const [table] of TABLES) expect(before[table]?.every((body) => /^## |\n## /.test(String(body))), table).toBe(true);
  await up(args);
  expect(await bodies()).toEqual(seeded);
  expect((await test.pool.query('SELECT FROM publisher.change')).rowCount).toBe(0);
  await down(args);
  expect(await bodies()).toEqual(before);
  await up(args);
});

it('keeps every word of what the editor does not know, and the date of the page', async () => {
  await down(args);
  const digest = pageDigest('T', 'S', WRITTEN);
  await test.pool.query(
    `UPDATE pages SET title = 'T', summary = 'S', body = $1, published_digest = $2 WHERE slug = 'terms'`,
    [WRITTEN, digest],
  );
  await test.pool.query(`UPDATE pages SET body = ' ' WHERE slug = 'about'`);
  await clearAway(
    test.pool,
    'UPDATE _pages_v SET version_body = $1, version_published_digest = NULL',
    [WRITTEN],
  );
  await up(args);
  const { rows } = await test.pool.query(
    `SELECT p.body, p.published_digest, v.version_body = p.body AS "isSame", v.version_published_digest AS none
     FROM pages p JOIN _pages_v v ON v.parent_id = p.id WHERE p.slug = 'terms'`,
  );
  expect(rows).toMatchObject([{ isSame: true, none: null }]);
  expect((await test.pool.query(`SELECT body FROM pages WHERE slug = 'about'`)).rows).toEqual([{ body: null }]);
  await down(args);
  const { rows: markdown } = await test.pool.query(`SELECT body, published_digest FROM pages WHERE slug = 'terms'`);
  expect(markdown).toEqual([{ body: AS_KEPT, published_digest: pageDigest('T', 'S', AS_KEPT) }]);
  await up(args);
});
