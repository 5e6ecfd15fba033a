import { readFileSync } from 'node:fs';
import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, expect, it } from 'vitest';
import { createPartsSql, createSearchedTextsFile } from './textsInSql.ts';

const test = await createTestDatabase();
afterAll(() => test.close());

/** Returns the expression of `parts` of both tables. */
async function inDatabase(): Promise<unknown[]> {
  const { rows } = await test.pool.query(
    `SELECT adrelid::regclass::text AS name, pg_get_expr(adbin, adrelid) AS text FROM pg_attrdef
       JOIN pg_attribute ON (attrelid, attnum) = (adrelid, adnum) WHERE attname = 'parts' ORDER BY 1`,
  );
  return rows;
}
const counted = async () => {
  const { rows } = await test.pool.query('SELECT cardinality(parts) AS counted FROM conditions LIMIT 1');
  return rows[0].counted;
};
const has = async (word: string, languageId: number) => {
  const { rows } = await test.pool.query('SELECT FROM search.entry WHERE terms @> ARRAY[$1]', [
    `${languageId}:${word}`,
  ]);
  return rows.length > 0;
};

it('returns the SQL that the migrations have applied', async () => {
  const before = await inDatabase();
  expect(before).toHaveLength(2);
  await test.pool.query(createPartsSql());
  expect(await inDatabase(), 'a migration has to run the SQL of createPartsSql').toEqual(before);
});

it('returns the text of the file of search.more', () => {
  const file = new URL('../sql/search/more.sql', import.meta.url);
  expect(readFileSync(file, 'utf8'), 'run npm run migration').toBe(createSearchedTextsFile());
});

it('leaves out the given columns in both tables', async () => {
  const [now, then] = [createPartsSql(), createPartsSql(['causes'])];
  expect(now.match(/\(causes,/g)).toHaveLength(2);
  expect(then).not.toContain('causes');
  const before = await counted();
  await test.pool.query(then);
  expect(await counted()).toBe(before - 1);
  await test.pool.query(now);
});

it('makes words of a new field searchable, and updates them when only that field changes', async () => {
  for (const table of ['conditions', 'condition_translations'])
    await test.pool.query(`CREATE OR REPLACE FUNCTION search.more(given public.${table}) RETURNS text LANGUAGE sql STABLE AS $$
      SELECT concat_ws(' ', search.join_list(given.resources)) $$`);
  await test.pool.query(`UPDATE conditions SET resources = '["Quokka"]' WHERE id = 1`);
  await test.pool.query(
    `UPDATE condition_translations SET resources = '["Ornitorrinco"]' WHERE condition_id = 2 AND language_id = 2`,
  );
  expect([await has('quokka', 1), await has('ornitorrinc', 2)]).toEqual([true, true]);
  await test.pool.query(`UPDATE conditions SET resources = '[]' WHERE id = 1`);
  expect(await has('quokka', 1)).toBe(false);
});
