import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** A feature has one name: in contracts, wording, api, site, desk and tests. */
const FEATURES = [
  'accounts',
  'analytics',
  'bookmarks',
  'chat',
  'contributions',
  'encyclopedia',
  'forum',
  'healthcare',
  'history',
  'learning',
  'moderation',
  'notifications',
  'offline',
  'pages',
  'preferences',
  'publishing',
  'search',
  'sign-offs',
  'talk',
  'translations',
  'watchlist',
];

/** Rooms that are divided by feature, and what else stands in them. */
const BY_FEATURE: Record<string, string[]> = {
  'api/contracts': ['wording'],
  'api/contracts/wording': ['form', 'mail', 'serverMessages', 'shell', 'toasts'],
  'api/features': [],
  'cms/src/desk': ['dashboard', 'kit'],
  'site/src/screens': ['not-found'],
};

const ROOMS: Record<string, string[]> = {
  api: ['contracts', 'features', 'platform', 'testing'],
  // Next finds its routes in `app` alone.
  'cms/src': ['app', 'desk', 'payload', 'publisher', 'server'],
  'site/src': [
    ...['pages', 'screens', 'components', 'shell', 'session', 'content', 'islands', 'rendering'],
    ...['analytics', 'styles', 'testing'],
  ],
};

/** Folders that hold files of the project, not what was built or installed. */
function foldersIn(room: string): string[] {
  const folders = globSync(`${room}/*/**/*.{ts,tsx,astro,css,js}`, { cwd: root, exclude: isNotOurs })
    .map((file) => file.slice(room.length + 1).split(path.sep)[0] ?? '')
    .filter((name) => !isNotOurs(name));
  return [...new Set(folders)].sort();
}

function isNotOurs(name: unknown): boolean {
  return /^(node_modules|dist|\.\w+)$/.test(String(name));
}

describe('rooms', () => {
  it.each(Object.entries(BY_FEATURE))('%s is divided by feature', (room, others) => {
    const folders = foldersIn(room);
    expect(folders.length).toBeGreaterThan(3);
    expect(folders.filter((name) => ![...FEATURES, ...others].includes(name))).toEqual([]);
  });

  it.each(Object.entries(ROOMS))('%s has the rooms of the map and no others', (place, rooms) => {
    expect(foldersIn(place)).toEqual([...rooms].sort());
  });
});

describe('names', () => {
  /** A call's contract and the verb behind it are one thing, and have one name. */
  const isContract = (file: string) => file.startsWith('api/contracts/');

  it.each(['api', 'cms', 'site', 'scripts', 'content-seed'])(
    'nothing in %s is exported twice under one name',
    (workspace) => {
      const places = new Map<string, string[]>();
      for (const file of productFiles(workspace))
        for (const name of exportsOf(file)) places.set(name, [...(places.get(name) ?? []), file]);
      const twice = [...places].filter(([, files]) => files.filter((file) => !isContract(file)).length > 1);
      expect(places.size).toBeGreaterThan(0);
      expect(Object.fromEntries(twice)).toEqual({});
    },
  );
});

/** Says nothing of what is given, asked, meant or new. */
const SAYS_NOTHING =
  /\b(?:type|interface|const|function|class) (?:Given|Asked|Means|News)\b|<(?:Given|Asked|Means|News) extends\b/;
/** Properties that are spread at once, so that several share a line. */
const SPREAD_LITERAL = /\.\.\.\{/;

it('types and parts are called by what they hold, and objects are written as they are', () => {
  const files = allFiles().filter((file) => file !== path.join('tests', 'structure', 'names.test.ts'));
  const places = files.flatMap((file) =>
    linesOf(file)
      .filter((line) => SAYS_NOTHING.test(line) || SPREAD_LITERAL.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(places).toEqual([]);
});

/** Of imports, exports and `import()`, where it is a path; not of code that a file writes. */
const IMPORTED = /(?<!`)(?:\bfrom|\bimport)[ (]+'(\.{1,2}\/[^'?$]*)['?]/g;

/** Node finds nothing else; bundlers and types would. Biome has a rule for it, which takes longer than all its others. */
it('what is imported by a path is the file of just that name', () => {
  const imports = allFiles()
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) =>
      [...textOf(file).matchAll(IMPORTED)].map(([, to = '']) => ({ file, to: path.join(path.dirname(file), to) })),
    );
  expect(imports.length).toBeGreaterThan(5000);
  const files = new Set(imports.map(({ to }) => to));
  const missing = new Set(
    [...files].filter((to) => !statSync(path.join(root, to), { throwIfNoEntry: false })?.isFile()),
  );
  expect(imports.filter(({ to }) => missing.has(to))).toEqual([]);
});

it('no two files name a prepared statement alike: PostgreSQL knows each by its name, for all who share a connection', () => {
  const places = new Map<string, Set<string>>();
  for (const file of [...productFiles('api'), ...productFiles('cms')])
    for (const [, name = ''] of textOf(file).matchAll(/\bname: ['`]([a-z]+-[^'`$]*(?:\$\{)?)/g))
      places.set(name, (places.get(name) ?? new Set()).add(file));
  const twice = [...places].filter(([, files]) => files.size > 1);
  expect(places.size).toBeGreaterThan(50);
  expect(twice.map(([name, files]) => [name, [...files]])).toEqual([]);
});

function allFiles(): string[] {
  return globSync('{api,cms,content-seed,scripts,site,tests}/**/*.{ts,tsx,js,mjs,astro,css}', {
    cwd: root,
    exclude: isNotOurs,
  });
}

function textOf(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function linesOf(file: string): string[] {
  return textOf(file).split('\n');
}

function productFiles(workspace: string): string[] {
  const isOther =
    /\.test\.|\.d\.ts$|\/(testing|migrations|wording|pages|app|node_modules|dist|\.next|\.build|\.astro)\/|payload-types/;
  return globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: root, exclude: isNotOurs }).filter(
    (file) => !isOther.test(file),
  );
}

function exportsOf(file: string): string[] {
  const text = textOf(file);
  return [...text.matchAll(/^export (?:async )?(?:const|type|function\*?|class) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
}
