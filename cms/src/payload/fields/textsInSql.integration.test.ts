import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, expect, it } from 'vitest';
import { createPartsSql } from './textsInSql.ts';

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

it('returns the SQL that the migrations have applied', async () => {
  const before = await inDatabase();
  expect(before).toHaveLength(2);
  await test.pool.query(createPartsSql());
  expect(await inDatabase(), 'a migration has to run the SQL of createPartsSql').toEqual(before);
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
