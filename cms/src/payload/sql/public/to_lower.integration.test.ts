import { createTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const test = await createTestDatabase('small');
/** Whether the server has the collation that the function replaces. */
let isNew: boolean;
beforeAll(async () => {
  isNew = (await rows(`SELECT FROM pg_collation WHERE collname = 'pg_c_utf8'`)).length > 0;
});
afterAll(() => test.close());

const rows = async (text: string) => (await test.pool.query(text)).rows;

describe('to_lower', () => {
  it('lowers each character as the earlier collation did, in any place', async ({ skip }) => {
    skip(!isNew, 'This server never had the collation');
    const unlike = await rows(`
      SELECT to_hex(code) AS code FROM generate_series(1, x'1ffff'::int) code,
        LATERAL (SELECT 'Ab' || chr(code) || ' ΣΑΣ' || chr(code) || 'Σ' AS text) AS given
      WHERE code NOT BETWEEN x'd800'::int AND x'dfff'::int
        AND to_lower(text) COLLATE "C" <> lower(text COLLATE "pg_c_utf8") COLLATE "C"`);
    expect(unlike).toEqual([]);
  });

  it('lowers capitals from Unicode after version 10, and a final sigma as any other', async () => {
    expect(await rows(`SELECT to_lower('ᲐᲜᲐ ꟅΣ İI ẞ ΟΔΟΣ') AS text`)).toEqual([{ text: 'ანა ʂσ ii ß οδοσ' }]);
  });
});
