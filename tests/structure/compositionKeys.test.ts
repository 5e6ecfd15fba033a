import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const HELPER = 'api/contracts/compositionKeys.ts';
/** Matches comparisons of a key with Enter, and reads of the composition flag of an event. */
const DECISION =
  /[!=]==? ?['"]Enter['"]|['"]Enter['"] ?[!=]==?|case ['"]Enter['"]|\.isComposing\b|[kK]eyCode\b|\bwhich\b ?[!=]==/;

it('leaves every decision about Enter and compositions to one helper', () => {
  const files = globSync(['{site,cms,api}/**/*.{ts,tsx,js,astro}'], {
    cwd: root,
    exclude: (file) => /node_modules|\.build|dist|\.next/.test(file),
  }).filter((file) => !/\.test\.tsx?$/.test(file) && file !== HELPER);
  const deciding = files.filter((file) => DECISION.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(500);
  expect(deciding, `Use ${HELPER}: Safari ends a composition before its last key`).toEqual([]);
});
