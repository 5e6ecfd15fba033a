import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const config = path.join(root, '.dependency-cruiser.cjs');
const rules: { name: string; comment: string }[] = createRequire(import.meta.url)(config).forbidden;

/** A file that breaks each rule, and what it imports. Other files are empty. */
const BREACHES: Record<string, [from: string, to: string]> = {
  'no-cycles': ['cms/src/about.ts', './round.ts'],
  resolvable: ['cms/src/lost.ts', './nowhere.ts'],
  'no-orphans': ['api/platform/alone.ts', ''],
  'contracts-import-only-zod': ['api/contracts/heavy.ts', '../platform/tool.ts'],
  'wording-by-glob-is-of-the-site': ['cms/src/worded.ts', '../../api/contracts/wording/talk.ts'],
  'platform-knows-no-feature': ['api/platform/curious.ts', '../features/forum/queries/topics.ts'],
  'features-keep-their-endpoints': ['api/features/contributions/borrow.ts', '../forum/endpoints.ts'],
  'api-imports-no-other-workspace': ['api/platform/upwards.ts', '../../cms/src/collection.ts'],
  'site-imports-contracts-only': ['site/src/direct.ts', '../../api/platform/tool.ts'],
  'site-knows-no-payload': ['site/src/stored.ts', 'payload'],
  'cms-takes-renderer-and-routes-only': ['cms/src/inside.ts', '../../site/src/view.ts'],
  'cms-stands-below-seed-and-tests': ['cms/src/seeded.ts', '../../content-seed/src/seed.ts'],
  'desk-and-publisher-know-no-other-room': ['cms/src/desk/curious.ts', '../payload/access.ts'],
  'payload-knows-no-process': ['cms/src/payload/upwards.ts', '../server/web.ts'],
  'screens-are-what-pages-are-made-of': ['site/src/components/upwards.ts', '../screens/talk/view.ts'],
  'seed-uses-cms-and-contracts': ['content-seed/src/shortcut.ts', '../../api/platform/tool.ts'],
  'product-never-imports-tests': ['api/platform/helped.ts', './tool.test.ts'],
};
const importType = (file: string) => `import type {} from '${file}';`;
const NEEDED: Record<string, string> = {
  'cms/src/round.ts': importType('./about.ts'),
  'cms/src/collection.ts': '',
  'cms/src/payload/access.ts': '',
  'cms/src/server/web.ts': '',
  'site/src/screens/talk/view.ts': '',
  'api/contracts/wording/talk.ts': '',
  'api/platform/tool.ts': '',
  'api/platform/tool.test.ts': '',
  'api/features/forum/queries/topics.ts': '',
  'api/features/forum/endpoints.ts': '',
  // Closes a circle of features, of which no two files import each other: contributions, forum, talk.
  'api/features/forum/lend.ts': importType('../talk/words.ts'),
  'api/features/talk/words.ts': '',
  'api/features/talk/borrow.ts': `import '../contributions/words.ts';`,
  'api/features/contributions/words.ts': '',
  'site/src/view.ts': '',
  'content-seed/src/seed.ts': '',
  'node_modules/payload/package.json': '{"name":"payload","version":"1.0.0","main":"index.js"}',
  'node_modules/payload/index.js': '',
  'tsconfig.json':
    '{"compilerOptions":{"module":"NodeNext","moduleResolution":"NodeNext","allowImportingTsExtensions":true}}',
};

/** Folders of features. A circle between features of one of these folders fails. */
const FEATURE =
  /^(api\/features|api\/contracts(\/wording|(?!\/wording))|site\/src\/screens|cms\/src\/desk)\/[^/]+(?=\/)/;
const TESTS = /\.test\.tsx?$|\/testing\//;

type Cruise = {
  modules: { source: string; dependencies: { resolved: string }[] }[];
  summary: { violations: { rule: { name: string }; from: string }[] };
};

let folder: string;
let example: Cruise;

async function cruise(cwd: string): Promise<Cruise> {
  const cruiser = path.join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  const args = [cruiser, '--config', config, '--output-type', 'json', 'api', 'cms', 'content-seed', 'site'];
  const options = { cwd, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(process.execPath, args, options).catch((failed) => failed);
  return JSON.parse(stdout);
}

/** Returns the features that import themselves through others. */
function findCircles({ modules }: Cruise): string[] {
  const imports = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const [feature] = FEATURE.exec(source) ?? [];
    if (!feature || TESTS.test(source)) continue;
    const others = dependencies.flatMap(({ resolved }) => FEATURE.exec(resolved)?.[0] ?? []);
    imports.set(feature, (imports.get(feature) ?? new Set()).union(new Set(others)));
  }
  for (const [feature, others] of imports) others.delete(feature);
  return [...imports.keys()].filter((feature) => {
    const reached = new Set(imports.get(feature));
    // The loop also visits what it adds.
    for (const other of reached) for (const next of imports.get(other) ?? []) reached.add(next);
    return reached.has(feature);
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'common-ground-imports-'));
  const breaching = Object.values(BREACHES).map(([from, to]) => [from, to && `import '${to}';`]);
  for (const [file, text] of [...Object.entries(NEEDED), ...breaching] as [string, string][]) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), text);
  }
  example = await cruise(folder);
});
afterAll(() => rm(folder, { recursive: true }));

it.each(Object.entries(BREACHES))('fails the rule "%s" with an example', (name, [from]) => {
  const breaches = example.summary.violations.filter(({ rule }) => rule.name === name);
  expect(breaches.map((breach) => breach.from)).toContain(from);
});

it('has an example for every rule, and each rule says what to do instead', () => {
  expect(rules.map(({ name }) => name).sort()).toEqual(Object.keys(BREACHES).sort());
  for (const { comment } of rules) expect(comment.length).toBeGreaterThan(40);
});

it('finds a circle between features that a type closes', () => {
  const circle = ['api/features/contributions', 'api/features/forum', 'api/features/talk'];
  expect(findCircles(example).sort()).toEqual(circle);
});

it('has no circle between features, types included', async () => {
  expect(findCircles(await cruise(root))).toEqual([]);
});
