import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SCRIPT_CHUNKS } from '@common-ground/site/src/rendering/scriptChunks.ts';
import { expect, it } from 'vitest';
import vitest from '../../vitest.config.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Folders that installation and builds create. */
const CREATED = /(^|[/)])(node_modules|dist|\.(git|next|build|astro|data|toolchain))(\/|$)|next-env/;

/** All files and folders of the repository. */
const entries = globSync('{,.}*{,/**}', { cwd: root, exclude: (name) => CREATED.test(path.basename(name)) });

/** Modules that patterns can match: files, installed packages, imported names, and what the bundler adds. */
const modules = [
  ...entries,
  ...globSync('node_modules/.pnpm/*/node_modules/{*,@*/*}', { cwd: root }).map((folder) => `${folder}/`),
  ...new Set(entries.filter((file) => /\.(ts|tsx|astro)$/.test(file)).flatMap(listImportedPackages)),
  ...['vite/preload-helper.js', 'rolldown/runtime.js'],
];

function listImportedPackages(file: string): string[] {
  return [...read(file).matchAll(/ from '([^.'][^']*)'/g)].map(([, name = '']) => name);
}

/** Splits a regular expression at its alternatives, also at those in groups, so that each can be tried alone. */
function listAlternatives(pattern: string): string[] {
  const [group, alternatives] = /(?<!\\)\((?!\?)((?:\\.|\(\?[^()]*\)|[^()\\])*)\)/.exec(pattern) ?? [];
  if (group === undefined || alternatives === undefined) return splitAtBars(pattern);
  return splitAtBars(alternatives).flatMap((alternative) =>
    listAlternatives(pattern.replace(group, () => alternative)),
  );
}

/** Splits at each `|` that is in no group. */
function splitAtBars(pattern: string): string[] {
  return [...pattern.matchAll(/(?:\\.|\(\?[^()]*\)|[^|\\])+/g)].map(([alternative]) => alternative);
}

/** Returns the alternatives that match no module. */
function findUnmatched(pattern: string): string[] {
  // The beginning of a path and a folder's end are one place, and `$1` stands for what another pattern found.
  const readable = pattern.replaceAll('(^|/)', '(?:^|/)').replaceAll('$1', '[^/]+');
  const alternatives = new Set(listAlternatives(readable));
  return [...alternatives].filter((one) => !modules.some((name) => new RegExp(one).test(name)));
}

it('tries each alternative of a pattern alone', () => {
  expect(listAlternatives('a(b|c(d|e))|f(?!g|h)')).toEqual(expect.arrayContaining(['ab', 'acd', 'ace', 'f(?!g|h)']));
  expect(findUnmatched('^site/src/(routes|nowhere)')).toEqual(['^site/src/nowhere']);
});

it('has no chunk of scripts with a pattern that matches nothing', () => {
  expect(SCRIPT_CHUNKS.flatMap(({ test }) => findUnmatched(test.source))).toEqual([]);
});

type Place = { path?: string | string[]; pathNot?: string | string[] };

it('has no import rule with a path that matches nothing', () => {
  const { forbidden } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));
  const places: Place[] = forbidden.flatMap(({ from, to }: { from: Place; to: Place }) => [from, to]);
  const patterns = places.flatMap(({ path: only, pathNot }) => [only ?? [], pathNot ?? []].flat());
  expect(patterns.flatMap(findUnmatched)).toEqual([]);
});

type Project = { test: Record<'include' | 'exclude' | 'setupFiles' | 'globalSetup', string[] | undefined> };

it('has no list of files with a glob that matches nothing', () => {
  const { test } = vitest as { test: { projects: Project[] } };
  const globs = [
    ...test.projects.flatMap(({ test: { include, exclude, setupFiles, globalSetup } }) =>
      [include, exclude, setupFiles, globalSetup].flatMap((list) => list ?? []),
    ),
    ...JSON.parse(read('biome.json')).files.includes.map((glob: string) => glob.replace('!', '')),
    ...['.', 'cms', 'site'].flatMap((folder) => {
      const { include, exclude, compilerOptions } = JSON.parse(read(path.join(folder, 'tsconfig.json')));
      const targets = Object.values<string[]>(compilerOptions.paths ?? {}).flat();
      return [...include, ...exclude, ...targets].map((glob: string) => path.join(folder, glob));
    }),
  ];
  const known = globs.filter((glob) => !CREATED.test(glob));
  expect(known.length).toBeGreaterThan(30);
  expect(known.filter((glob) => !entries.some((entry) => path.matchesGlob(entry, glob)))).toEqual([]);
});
