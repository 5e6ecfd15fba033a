import { testDatabase } from '@common-ground/api/platform/testing/testDatabase.ts';
import type { MigrateUpArgs } from '@payloadcms/db-postgres';
import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { up } from './20261128_210000_older_servers.ts';

const test = await testDatabase('small');
/** Whether the server has what the migration replaces. */
let isNew: boolean;
beforeAll(async () => {
  isNew = (await rows(`SELECT FROM pg_collation WHERE collname = 'pg_c_utf8'`)).length > 0;
});
afterAll(() => test.close());

const rows = async (text: string) => (await test.pool.query(text)).rows;
const FUNCTIONS = ['fold', 'fold_page', 'looks', 'name_keys', 'forget_person', 'count_views', 'to_lower'];
const catalogs = () =>
  rows(`SELECT indexname::text AS name, indexdef AS text FROM pg_indexes WHERE tablename = 'users'
    UNION ALL SELECT oid::regprocedure::text, pg_get_functiondef(oid) FROM pg_proc
      WHERE proname IN (${FUNCTIONS.map((name) => `'${name}'`)}) AND pronamespace <> 'pg_catalog'::regnamespace
    ORDER BY 1`);

/** As the migrations left it that were changed for older servers. */
const BEFORE = `
  -- Of a later migration, which uses the new function.
  DROP INDEX contributions_guest_address;
  DROP INDEX users_username_key, users_email_key;
  CREATE UNIQUE INDEX users_username_key ON users (lower(normalize(username, NFKC) COLLATE "pg_c_utf8"));
  CREATE UNIQUE INDEX users_email_key ON users (lower(normalize(email, NFKC) COLLATE "pg_c_utf8"));
  ALTER FUNCTION analytics.count_views() SET analytics.is_counting = 'on';
  CREATE OR REPLACE FUNCTION search.fold(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(given COLLATE "pg_c_utf8");
  CREATE OR REPLACE FUNCTION search.fold_page(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(given COLLATE "pg_c_utf8");
  CREATE OR REPLACE FUNCTION account.looks(name text) RETURNS text LANGUAGE sql STABLE STRICT AS $$
    SELECT lower(name COLLATE "pg_c_utf8") $$;
  CREATE OR REPLACE FUNCTION account.name_keys(VARIADIC names text[]) RETURNS text[] LANGUAGE sql STABLE AS $$
    SELECT array_agg(DISTINCT account.looks(name)) FROM unnest(names) name $$;
  DROP FUNCTION public.to_lower;`;

/** Names that ICU by itself holds for the same, or for others, than the collation before. */
const PAIRS = [
  ['ΟΔΟΣ', 'οδος'],
  ['İpek', 'i̇pek'],
];

describe('the change for older servers', () => {
  it('lowers each character as the collation before it did, wherever it stands', async ({ skip }) => {
    skip(!isNew, 'This server never had the collation');
    const unlike = await rows(`
      SELECT to_hex(code) AS code FROM generate_series(1, x'1ffff'::int) code,
        LATERAL (SELECT 'Ab' || chr(code) || ' ΣΑΣ' || chr(code) || 'Σ' AS text) AS given
      WHERE code NOT BETWEEN x'd800'::int AND x'dfff'::int
        AND to_lower(text) COLLATE "C" <> lower(text COLLATE "pg_c_utf8") COLLATE "C"`);
    expect(unlike).toEqual([]);
  });

  it('lowers capitals that came to Unicode after version 10, and sigma by itself, on every server', async () => {
    expect(await rows(`SELECT to_lower('ᲐᲜᲐ ꟅΣ İI ẞ ΟΔΟΣ') AS text`)).toEqual([{ text: 'ანა ʂσ ii ß οδοσ' }]);
  });

  it('leaves a database of before as a new one is, with the same names in it', async ({ skip }) => {
    skip(!isNew, 'This server cannot hold a database of before');
    const now = await catalogs();
    await test.pool.query(BEFORE);
    for (const [at, pair] of PAIRS.entries())
      for (const [other, name] of pair.entries())
        await test.pool.query(
          'INSERT INTO users (username, display_name, email) VALUES ($1, $2, $3)',
          [name, `${at} ${other}`, `${name}@example.org`],
        );
    const names = await rows('SELECT username FROM users ORDER BY id');
    expect(await catalogs()).not.toEqual(now);
    await up({ db: drizzle(test.pool as never) } as unknown as MigrateUpArgs);
    expect(await catalogs()).toEqual(now);
    expect(await rows('SELECT username FROM users ORDER BY id')).toEqual(names);
    expect(names.length).toBeGreaterThanOrEqual(4);
  });
});
