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

/** Writes a line each time it is made, after a while. */
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

it('what is asked for twice at the same moment is built once', async () => {
  expect(await Promise.all([buildIfChanged(build(), {}), buildIfChanged(build(), {})])).toEqual([true, false]);
  expect(made()).toBe('made\n');
});

it('a build that fails is tried anew, also when its sources are again what they were', async () => {
  await buildIfChanged(build(), {});
  writeFileSync(path.join(folder, 'source'), 'changed');
  await expect(buildIfChanged(build('process.exit(1)'), {})).rejects.toThrow(/^Building the .* failed:/);
  writeFileSync(path.join(folder, 'source'), '');
  expect(await buildIfChanged(build(), {})).toBe(true);
  expect(await buildIfChanged(build(), {})).toBe(false);
});

it('builds again when a file of the build was damaged', async () => {
  const result = { ...build(), isCompared: true };
  await buildIfChanged(result, {});
  expect(await buildIfChanged(result, {})).toBe(false);
  writeFileSync(path.join(folder, 'made'), 'half');
  expect(await buildIfChanged(result, {})).toBe(true);
});

it('counts no test, no testing folder and no built file among the sources', () => {
  const files = [
    'page.astro',
    'a/view.tsx',
    'a/view.test.tsx',
    'a/rule.test.ts',
    'a/testing/helper.ts',
    'dist/page.js',
  ];
  for (const file of files) {
    mkdirSync(path.join(folder, 'src', path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, 'src', file), '');
  }
  const names = listSources(['src/**/*'], folder).map((file) => path.relative(path.join(folder, 'src'), file));
  expect(names).toEqual(['a/view.tsx', 'page.astro']);
});
