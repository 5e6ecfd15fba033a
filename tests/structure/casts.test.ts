import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const sources = globSync('{api,cms,content-seed,scripts,site,tests}/**/*.{ts,tsx,astro}', {
  cwd: root,
  exclude: (name) => /^(node_modules|dist|\.\w+)$/.test(path.basename(name)),
}).sort();

/** Casts of `payload.db`, or of a part of it such as `db.sessions[id]`, and casts to the type of the adapter. */
const OF_ADAPTER = /\bdb\b(\??\.\w+|\??\.?\[[^\]]*\])*\)?\s+as\s(?!const\b)|\bas (unknown as )?PostgresAdapter\b/;
const MAY_CAST_ADAPTER = ['api/platform/findDatabase.ts', 'cms/src/payload/database/defineDatabase.ts'];

const DOUBLE = /\bas unknown as\b/;
/** Product files with a cast that the compiler refuses to check. The comment beside each says why. */
const MAY_CAST_TWICE = [
  'api/contracts/history/history.ts', // the schema leaves the fields open
  'cms/src/server/backup/createTables.ts',
  'cms/src/server/migrate.ts', // Payload types the arguments of migrations as `unknown`
];

const isProduct = (file: string) => !/^tests\/|\.test\.tsx?$|\/testing\//.test(file);
const having = (pattern: RegExp, files: string[]) =>
  files.filter((file) => pattern.test(readFileSync(path.join(root, file), 'utf8')));

it("casts Payload's database adapter only in the listed files", () => {
  expect(
    having(
      OF_ADAPTER,
      sources.filter((file) => !file.endsWith('casts.test.ts')),
    ),
  ).toEqual(MAY_CAST_ADAPTER);
});

it('casts through unknown only in the listed product files', () => {
  expect(having(DOUBLE, sources.filter(isProduct))).toEqual(MAY_CAST_TWICE);
});
