import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listMigrations } from '@common-ground/cms/src/payload/database/laterMigrations.ts';
import { compareVersions, FIRST_OF_RULE, REMOVALS } from '@common-ground/cms/src/payload/database/removals.ts';
import { describe, expect, it } from 'vitest';
import product from '../../package.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '../../cms/src/payload/migrations');
const migrations = listMigrations().filter((name) => name >= FIRST_OF_RULE);

/** SQL that removes what the code of the release before may use, or demands what it does not write; with an example. */
const UNSAFE: [string, RegExp, string][] = [
  ['a deleted object', /\bDROP (TABLE|COLUMN|TYPE|SCHEMA|SEQUENCE|CONSTRAINT|DEFAULT)\b/i, 'DROP TABLE a'],
  ['a new name', /\bRENAME\b/i, 'ALTER TABLE a RENAME b TO c'],
  ['another schema', /\bSET SCHEMA\b/i, 'ALTER TABLE a SET SCHEMA b'],
  ['another type of a column', /\bALTER COLUMN\s+\S+\s+(SET DATA )?TYPE\b/i, 'ALTER COLUMN a TYPE text'],
  ['a value that is now demanded', /\bSET NOT NULL\b/i, 'ALTER COLUMN a SET NOT NULL'],
  [
    'a demanded column without a default',
    /\bADD COLUMN\b(?![^,;`]*\b(DEFAULT|GENERATED)\b)[^,;`]*\bNOT NULL\b/i,
    'ADD COLUMN a integer NOT NULL',
  ],
  [
    'a rule for rows of existing tables',
    /\bADD CONSTRAINT\s+\S+\s+(CHECK|UNIQUE|EXCLUDE)\b/i,
    'ADD CONSTRAINT a CHECK (b)',
  ],
  ['emptied tables', /\bTRUNCATE\b/i, 'TRUNCATE a'],
];

function findUnsafe(sql: string): string[] {
  return UNSAFE.filter(([, pattern]) => pattern.test(sql)).map(([what]) => what);
}

/** Returns the part that runs: `down` runs never. */
function readUp(name: string): string {
  const [up = ''] = readFileSync(path.join(folder, `${name}.ts`), 'utf8').split('export async function down');
  return up;
}

describe('migrations', () => {
  it.each(UNSAFE)('are found when they have %s', (what, _, example) => {
    expect(findUnsafe(example)).toEqual([what]);
  });

  it('are not found when they only add', () => {
    const added = `CREATE TABLE a (id serial PRIMARY KEY, b text NOT NULL); CREATE INDEX b ON a (id);
      ALTER TABLE c ADD COLUMN d text, ADD COLUMN e integer NOT NULL DEFAULT 0; DROP INDEX f; UPDATE c SET d = '';`;
    expect(findUnsafe(added)).toEqual([]);
  });

  it('only add, so that older code runs beside them, or are in REMOVALS', () => {
    const unsafe = migrations.filter((name) => !REMOVALS[name]).map((name) => [name, findUnsafe(readUp(name))]);
    expect(unsafe.filter(([, found]) => found?.length)).toEqual([]);
  });

  it('remove nothing that the release before uses', () => {
    for (const [name, unusedSince] of Object.entries(REMOVALS)) {
      expect(migrations).toContain(name);
      expect(compareVersions(unusedSince, product.version), `${name}: ${unusedSince}`).toBeLessThan(0);
    }
  });
});
