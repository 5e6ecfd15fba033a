import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Neighbours in the list of a condition's sections, in one line or in several. */
const SECTION_LIST = /'overview',\s*'symptoms'/;

it('derives every list of the sections of a condition from fields.ts', () => {
  const files = globSync(['{api,cms,content-seed,scripts,site}/**/*.{ts,tsx,astro}'], {
    cwd: root,
    exclude: (name) => /^(node_modules|dist|migrations|testing|\.\w+)$|\.test\.tsx?$/.test(path.basename(name)),
  });
  const listing = files.filter((file) => SECTION_LIST.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(1000);
  expect(listing).toEqual([]);
});
