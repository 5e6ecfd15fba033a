import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Names of features, which are the same in contracts, wording, api, site, desk and tests. */
const FEATURES = [
  'accounts',
  'analytics',
  'bookmarks',
  'chat',
  'contributions',
  'documents',
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

/** Folders that are divided by feature, with the names of their other subfolders. */
const BY_FEATURE: Record<string, string[]> = {
  'api/contracts': ['wording'],
  'api/contracts/wording/en': ['form', 'mail', 'serverMessages', 'shell', 'toasts'],
  'api/features': [],
  'cms/src/desk': ['dashboard', 'kit'],
  'site/src/screens': ['not-found'],
};

const ROOMS: Record<string, string[]> = {
  api: ['contracts', 'features', 'platform', 'testing'],
  // Next finds its routes only in `app`.
  'cms/src': ['app', 'desk', 'payload', 'publisher', 'server', 'storage'],
  'site/src': [
    ...['pages', 'screens', 'components', 'shell', 'session', 'content', 'islands', 'rendering'],
    ...['analytics', 'styles', 'testing'],
  ],
};

/** Returns the subfolders with files of the project, without built or installed ones. */
function foldersIn(room: string): string[] {
  const folders = globSync(`${room}/*/**/*.{ts,tsx,astro,css,js}`, { cwd: root, exclude: isNotOurs })
    .map((file) => file.slice(room.length + 1).split(path.sep)[0] ?? '')
    .filter((name) => !isNotOurs(name));
  return [...new Set(folders)].sort();
}

function isNotOurs(name: unknown): boolean {
  return /^(node_modules|dist|\.\w+)$/.test(String(name));
}

describe('folders', () => {
  it.each(Object.entries(BY_FEATURE))('%s is divided by feature', (room, others) => {
    const folders = foldersIn(room);
    expect(folders.length).toBeGreaterThan(3);
    expect(folders.filter((name) => ![...FEATURES, ...others].includes(name))).toEqual([]);
  });

  it.each(Object.entries(ROOMS))('%s has exactly the subfolders of the map', (place, rooms) => {
    expect(foldersIn(place)).toEqual([...rooms].sort());
  });
});

describe('names', () => {
  /** Whether a file is a contract: a contract and its handler may share a name. */
  const isContract = (file: string) => file.startsWith('api/contracts/');

  it.each(['api', 'cms', 'site', 'scripts', 'content-seed'])('are exported once in %s', (workspace) => {
    const places = new Map<string, string[]>();
    for (const file of productFiles(workspace))
      for (const name of readExports(file)) places.set(name, [...(places.get(name) ?? []), file]);
    const twice = [...places].filter(([, files]) => files.filter((file) => !isContract(file)).length > 1);
    expect(places.size).toBeGreaterThan(0);
    expect(Object.fromEntries(twice)).toEqual({});
  });
});

/** Matches names that say too little. */
const SAYS_NOTHING =
  /\b(?:type|interface|const|function|class) (?:Given|Asked|Means|News)\b|<(?:Given|Asked|Means|News) extends\b/;
/** Matches object literals that are spread. */
const SPREAD_LITERAL = /\.\.\.\{/;

it('avoids names that say too little, and spread object literals', () => {
  const files = allFiles().filter((file) => file !== path.join('tests', 'structure', 'names.test.ts'));
  const places = files.flatMap((file) =>
    readLines(file)
      .filter((line) => SAYS_NOTHING.test(line) || SPREAD_LITERAL.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(places).toEqual([]);
});

/** Matches paths in imports, exports and `import()`, but not in code that a file writes. */
const IMPORTED = /(?<!`)(?:\bfrom|\bimport)[ (]+'(\.{1,2}\/[^'?$]*)['?]/g;

/**
 * Node resolves only exact file names, unlike bundlers and types. Biome's rule for this takes longer than all its
 * others.
 */
it('imports only files that exist under exactly that name', () => {
  const imports = allFiles()
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) =>
      [...readSource(file).matchAll(IMPORTED)].map(([, to = '']) => ({ file, to: path.join(path.dirname(file), to) })),
    );
  expect(imports.length).toBeGreaterThan(5000);
  const files = new Set(imports.map(({ to }) => to));
  const missing = new Set(
    [...files].filter((to) => !statSync(path.join(root, to), { throwIfNoEntry: false })?.isFile()),
  );
  expect(imports.filter(({ to }) => missing.has(to))).toEqual([]);
});

it('gives each prepared statement a name that no other file uses', () => {
  const places = new Map<string, Set<string>>();
  for (const file of [...productFiles('api'), ...productFiles('cms')])
    for (const [, name = ''] of readSource(file).matchAll(/\bname: ['`]([a-z]+-[^'`$]*(?:\$\{)?)/g))
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

function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

function readLines(file: string): string[] {
  return readSource(file).split('\n');
}

function productFiles(workspace: string): string[] {
  const isOther =
    /\.test\.|\.d\.ts$|\/(testing|migrations|wording|pages|app|node_modules|dist|\.next|\.build|\.astro)\/|payload-types/;
  return globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: root, exclude: isNotOurs }).filter(
    (file) => !isOther.test(file),
  );
}

function readExports(file: string): string[] {
  const text = readSource(file);
  return [...text.matchAll(/^export (?:async )?(?:const|type|function\*?|class) (\w+)/gm)].map(
    ([, name]) => name ?? '',
  );
}
