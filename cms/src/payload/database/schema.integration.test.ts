import { createTestDatabase, type TestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const OURS = (relation: string) => `${relation}::regclass::text !~ '^pg_'`;

const KEYS = `SELECT conrelid::regclass || '.' || (SELECT string_agg(attname, ',' ORDER BY attnum) FROM pg_attribute
    WHERE attrelid = conrelid AND attnum = ANY (conkey)) AS name
  FROM pg_constraint k WHERE contype = 'f'`;

/** Foreign keys for whose columns no index serves the check of a deletion. An index of what is not null does. */
const WITHOUT_INDEX = `${KEYS} AND NOT EXISTS (SELECT FROM pg_index i WHERE i.indrelid = k.conrelid
    AND (i.indkey::int2[])[0 : cardinality(k.conkey) - 1] @> k.conkey
    AND coalesce(pg_get_expr(i.indpred, i.indrelid) ~ '^\\(\\w+ IS NOT NULL\\)$', true))`;

const EMPTIED_BUT_DEMANDED = `${KEYS} AND confdeltype = 'n' AND EXISTS (SELECT FROM pg_attribute
    WHERE attrelid = conrelid AND attnum = ANY (conkey) AND attnotnull)`;

/** Indexes whose columns, expressions and condition another index begins with. */
const COVERED = `SELECT a.indexrelid::regclass::text AS name FROM pg_index a JOIN pg_index b ON b.indrelid = a.indrelid
  JOIN pg_class ca ON ca.oid = a.indexrelid JOIN pg_class cb ON cb.oid = b.indexrelid AND cb.relam = ca.relam
  WHERE a.indexrelid <> b.indexrelid AND NOT a.indisunique AND ${OURS('a.indrelid')} AND ca.relam = 403
    AND (a.indkey::int2[])[0 : a.indnkeyatts - 1] = (b.indkey::int2[])[0 : a.indnkeyatts - 1]
    AND (a.indoption::int2[])[0 : a.indnkeyatts - 1] = (b.indoption::int2[])[0 : a.indnkeyatts - 1]
    AND a.indexprs IS NULL AND b.indexprs IS NULL
    AND pg_get_expr(a.indpred, a.indrelid) IS NOT DISTINCT FROM pg_get_expr(b.indpred, b.indrelid)`;

describe('the schema', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase('small');
  });
  afterAll(() => test?.close());
  const names = async (query: string) => (await test.pool.query<{ name: string }>(query)).rows.map(({ name }) => name);

  it('has an index for each foreign key', async () => {
    expect(await names(KEYS)).toContain('learning_path_translations.path_id');
    expect(await names(WITHOUT_INDEX)).toEqual([]);
  });

  it('empties no column on deletion that must not be empty', async () => {
    expect(await names(EMPTIED_BUT_DEMANDED)).toEqual([]);
  });

  it('has no index that another one begins with', async () => {
    expect(await names(COVERED)).toEqual([]);
  });

  it('refuses to delete a language that a text or a caption is in', async () => {
    const rules = `${KEYS} AND confrelid = 'languages'::regclass AND confdeltype = 'n'`;
    expect((await names(rules)).filter((name) => !name.startsWith('_'))).toEqual([]);
  });

  it('deletes the translations of a draft path with it', async () => {
    const client = await test.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query(`INSERT INTO learning_paths (id, title, _status) VALUES (9001, 'Draft', 'draft')`);
      await client.query(
        'INSERT INTO learning_path_translations (path_id, language_id) SELECT 9001, min(id) FROM languages',
      );
      await client.query('DELETE FROM learning_paths WHERE id = 9001');
      expect((await client.query('SELECT FROM learning_path_translations WHERE path_id IS NULL')).rowCount).toBe(0);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });
});
