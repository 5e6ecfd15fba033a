import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Build, buildIfChanged, listSources } from './builds.ts';

const root = path.resolve(import.meta.dirname, '../../../..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'common-ground-build-'));
  writeFileSync(path.join(folder, 'source'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (name: string) => path.relative(root, path.join(folder, name));
const made = () => readFileSync(path.join(folder, 'made'), 'utf8');

/** A build that appends a line to a file after a while, and then runs `more`. */
function build(more = ''): Build {
  const script = `setTimeout(() => { require('fs').appendFileSync(${JSON.stringify(path.join(folder, 'made'))}, 'made\\n'); ${more} }, 300)`;
  return {
    name: path.basename(folder),
    workspace: at('.'),
    sources: [at('source')],
    result: '.',
    command: ['-e', script],
  };
}

it('builds once when requested twice at the same time', async () => {
  expect(await Promise.all([buildIfChanged(build(), {}), buildIfChanged(build(), {})])).toEqual([true, false]);
  expect(made()).toBe('made\n');
});

it('builds again after a failed build, also when the sources are as before', async () => {
  await buildIfChanged(build(), {});
  writeFileSync(path.join(folder, 'source'), 'changed');
  await expect(buildIfChanged(build('process.exit(1)'), {})).rejects.toThrow(/^Building the .* failed:/);
  writeFileSync(path.join(folder, 'source'), '');
  expect(await buildIfChanged(build(), {})).toBe(true);
  expect(await buildIfChanged(build(), {})).toBe(false);
});

it('builds again when a built file is damaged', async () => {
  const result = { ...build(), isCompared: true };
  await buildIfChanged(result, {});
  expect(await buildIfChanged(result, {})).toBe(false);
  writeFileSync(path.join(folder, 'made'), 'half');
  expect(await buildIfChanged(result, {})).toBe(true);
});

it('lists no tests, SQL, testing folders or built files as sources', () => {
  const files = [
    'page.astro',
    'a/view.tsx',
    'a/view.test.tsx',
    'a/rule.test.ts',
    'a/testing/helper.ts',
    'dist/page.js',
    'sql/count.sql',
  ];
  for (const file of files) {
    mkdirSync(path.join(folder, 'src', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, 'src', file), '');
  }
  const names = listSources(['src/**/*'], folder).map((file) => path.relative(path.join(folder, 'src'), file));
  expect(names).toEqual(['a/view.tsx', 'page.astro']);
});
