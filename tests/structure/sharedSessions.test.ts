import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** State of a session, which other clients of a pool in transaction mode would get, with an example and its files. */
const OF_SESSION: [string, RegExp, string, string[]][] = [
  [
    'a notification channel',
    /(?<![\w-])LISTEN [\w$]/,
    'LISTEN a',
    ['api/platform/prepared/listenForContentChanges.ts', 'cms/src/server/publisher.ts'],
  ],
  [
    'a lock of the session',
    /\bpg_(try_)?advisory_(un)?lock(_shared|_all)?\b/,
    'SELECT pg_advisory_lock(1)',
    [
      'cms/src/publisher/enterTree.ts',
      'cms/src/server/backup/createBackup.ts',
      'cms/src/server/backup/restoreDatabase.ts',
      'cms/src/server/migrate.ts',
    ],
  ],
  [
    'a setting',
    /([`'"]|;\s*)SET (?!LOCAL|CONSTRAINTS)[a-z_.]+ *(=|TO\b)/,
    `'SET lock_timeout = 1'`,
    ['cms/src/server/upgrade/readUpgradePlan.ts'],
  ],
  ['a setting by function', /\bset_config\([^)]*, (false|\$\d)\)/, `set_config('a', $1, false)`, []],
  ['a temporary table', /\bTEMP(ORARY)? TABLE (?![\w ]+ ON COMMIT DROP)/, 'CREATE TEMP TABLE a AS', []],
  ['a cursor or a prepared statement', /\b(WITH HOLD|PREPARE|DEALLOCATE|DISCARD)\b/, 'DECLARE a CURSOR WITH HOLD', []],
  ['a named statement outside of `nameQuery`', /\bquery(<[^(]*>)?\(\s*\{\s*name\b/, "query({ name: 'a', text })", []],
];

/** Tests, and what is not at the address of the pool: the embedded server and single statements of migrations. */
const IS_DIRECT = /\.test\.tsx?$|\/testing\/|^cms\/src\/server\/postgres\.ts$/;
const files = globSync('{api,cms/src,content-seed/src}/**/*.{ts,sql}', {
  cwd: root,
  exclude: (name) => name === 'node_modules' || name === '.build',
}).filter((file) => !IS_DIRECT.test(file));

describe.each(OF_SESSION)('%s', (_, pattern, example, allowed) => {
  it('is found in an example', () => expect(example).toMatch(pattern));

  it('is only in files that use DATABASE_DIRECT_URL', () => {
    expect(files.length).toBeGreaterThan(500);
    const found = files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));
    expect(found.sort()).toEqual(allowed);
  });
});
