import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** SQL that fails on PostgreSQL 15 or for an owner who is no superuser, with an example of each. */
const REFUSED: [string, RegExp, string][] = [
  ['a collation of PostgreSQL 17', /COLLATE\s+"?pg_/i, 'lower(name COLLATE "pg_c_utf8")'],
  ['RETURNING of old or new rows (18)', /\bRETURNING\s[^;`']*?(?<!INTO\s+)\b(old|new)\.\w/, 'RETURNING id, old.name'],
  ['RETURNING WITH (18)', /\bRETURNING\s+WITH\s*\(/i, 'RETURNING WITH (OLD AS before) id'],
  ['a custom setting as a clause (16)', /\bSET\s+[a-z_]+\.[a-z_]+\s*(=|TO\b|FROM\b)/i, `SET account.acting = '1' AS`],
  ['a new expression for a generated column (17)', /\bSET\s+EXPRESSION\b/i, 'ALTER COLUMN parts SET EXPRESSION AS (1)'],
  ['a virtual column (18)', /\bGENERATED ALWAYS AS \([^;`]*\)\s*VIRTUAL\b/i, 'GENERATED ALWAYS AS (a + 1) VIRTUAL'],
  [
    'MERGE with RETURNING or BY SOURCE (17)',
    /\bMERGE INTO\b[^;`]*(\bRETURNING\b|\bBY SOURCE\b)/i,
    'MERGE INTO a USING b RETURNING a',
  ],
  [
    'JSON functions of 16 and 17',
    /\b(JSON_(TABLE|EXISTS|QUERY|VALUE|SCALAR|SERIALIZE|ARRAYAGG|OBJECTAGG)\s*\(|IS\s+JSON\b)/,
    'JSON_TABLE(a)',
  ],
  [
    'functions of 16',
    /\b(any_value|array_sample|array_shuffle|random_normal|date_add|date_subtract)\s*\(/,
    'any_value(name)',
  ],
  [
    'functions of 17 and 18',
    /\b(uuidv[47]|casefold|array_sort|array_reverse|unicode_assigned|to_bin|to_oct|crc32c?)\(/,
    'uuidv7()',
  ],
  ['constraints of 18', /\bNOT ENFORCED\b|\bWITHOUT OVERLAPS\b/i, 'CHECK (a > 0) NOT ENFORCED'],
  ['settings of 16 and 17', /\b(scram_iterations|transaction_timeout)\b/, 'SET transaction_timeout = 1'],
  [
    'a statement that only superusers may run',
    /\bALTER SYSTEM\b|\bEVENT TRIGGER\b|\bsession_replication_role\b/i,
    'ALTER SYSTEM SET fsync',
  ],
  [
    'access to files of the server',
    /\bpg_read_(binary_)?file\(|\bpg_ls_dir\(|\bCOPY\s+\w+\s+(FROM|TO)\s+('|PROGRAM)/i,
    `COPY a FROM '/b'`,
  ],
  [
    'an extension that is not trusted',
    /\bCREATE EXTENSION (?!(IF NOT EXISTS )?(unaccent|pg_trgm|fuzzystrmatch|btree_gin)\b)\w/i,
    'CREATE EXTENSION pg_stat_statements',
  ],
];

/** Tests and benchmarks use the embedded server as superuser. */
const IS_TEST = /\.test\.tsx?$|\/testing\//;
const files = globSync('{api,cms/src,content-seed/src}/**/*.{ts,sql}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === '.build',
}).filter((file) => !IS_TEST.test(file));

describe.each(REFUSED)('%s', (_, pattern, example) => {
  it('is found in an example', () => expect(example).toMatch(pattern));

  it('is in no statement of the product', () => {
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });
});
