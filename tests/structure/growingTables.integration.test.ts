import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shareTestDatabase } from '@common-ground/api/platform/testing/createTestDatabase.ts';
import { describe, expect, it } from 'vitest';

const operations = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations.md'), 'utf8');
const section = operations.split('\n## What grows\n')[1]?.split('\n## ')[0] ?? '';

/** Names of tables that a row of the section lists. */
const listed = [...section.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name),
);

const TABLES = `SELECT CASE WHEN n.nspname = 'public' THEN c.relname ELSE n.nspname || '.' || c.relname END AS name
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`;

describe('the table of what grows', () => {
  it('names every table once, and no other', async () => {
    const { pool } = await shareTestDatabase('small');
    const tables = (await pool.query<{ name: string }>(TABLES)).rows.map(({ name }) => name);
    expect(tables.length).toBeGreaterThan(100);
    expect(listed.toSorted()).toEqual(tables.toSorted());
  });
});
