/**
 * The import directions of this workspace (docs/map.md). Each rule says in its comment what to do instead.
 *
 *   tests -> everything        content-seed -> cms, api/contracts        cms -> api, and of site the renderer and routes
 *   site -> api/contracts      api: features -> platform -> contracts, which import only zod
 */
const TESTS = '\\.test\\.tsx?$';
const TESTING = '(^|/)testing/';
const inTests = { pathNot: [TESTS, TESTING] };

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Two files that need each other, a type included, are one or share a third: move what both need into a file of its own.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment:
        'The import leads nowhere. Mend its path, or add the package, with an exact version, to the package.json beside it.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^astro:', '^@payload-config$'] },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      comment:
        'Nothing uses this file. Remove it, or if a tool loads it by name, add it to the list of entries in this rule.',
      from: {
        orphan: true,
        pathNot: [
          TESTS,
          '\\.d\\.ts$',
          '\\.astro$',
          // Read by Astro's components too, whose imports are not followed.
          '^site/src/.*/looks\\.ts$',
          '\\.config\\.ts$',
          '^\\.dependency-cruiser\\.cjs$',
          '^scripts/',
          '^cms/src/(app|desk)/',
          // Found by import.meta.glob.
          '^api/contracts/wording/[^/]+/',
          // Served to browsers as it stands.
          '^cms/src/server/gateway/farewell\\.js$',
          '^site/src/(pages|shell/(first-paint|preview)|islands|rendering/adapter)/',
          '^tests/(e2e|bench|support)/',
        ],
      },
      to: {},
    },
    {
      name: 'contracts-import-only-zod',
      severity: 'error',
      comment:
        'api/contracts is what browser, server and CMS share. What needs more than Zod, and the stemmers of the search engine, belongs to api/platform or a feature.',
      from: { path: '^api/contracts/', ...inTests },
      to: { pathNot: ['^api/contracts/', 'node_modules/(zod|stemmer|@orama/stemmers)/'] },
    },
    {
      name: 'wording-by-glob-is-of-the-site',
      severity: 'error',
      comment:
        'Vite alone replaces import.meta.glob. Take the texts from wording/onServer.ts, or import those of one language.',
      from: { path: '^(api/(features|platform|endpoints)|cms/|content-seed/)', ...inTests },
      to: {
        path: '^api/contracts/wording/(?!onServer|inLanguage|plural)\\w+\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      comment: 'Features stand on the platform. Hand in what the platform needs from a feature as an argument.',
      from: { path: '^api/platform/', ...inTests },
      to: { path: '^api/(features/|endpoints\\.ts)' },
    },
    {
      name: 'features-keep-their-endpoints',
      severity: 'error',
      comment:
        'The table of calls belongs to its feature: another feature uses the handler or the query, or the rule moves to api/platform.',
      from: { path: '^api/features/([^/]+)/', ...inTests },
      to: { path: '^api/features/[^/]+/endpoints', pathNot: ['^api/features/$1/'] },
    },
    {
      name: 'api-imports-no-other-workspace',
      severity: 'error',
      comment:
        'The API runs without CMS and site. What it must know of them comes through Payload at run time, or a contract.',
      from: { path: '^api/' },
      to: { path: '^(cms|site|content-seed|tests|scripts)/' },
    },
    {
      name: 'site-imports-contracts-only',
      severity: 'error',
      comment:
        'A page gets content from its ContentSource and calls the API through its contracts: import from @common-ground/api/contracts.',
      from: { path: '^site/' },
      to: { path: '^(api/(?!contracts/)|cms/|content-seed/|tests/|scripts/)' },
    },
    {
      name: 'site-knows-no-payload',
      severity: 'error',
      comment:
        'Pages must not know where content comes from. Add what is missing to ContentSource in api/contracts/content-source.ts.',
      from: { path: '^site/' },
      to: { path: 'node_modules/(payload|@payloadcms|pg|hono)/' },
    },
    {
      name: 'cms-takes-renderer-and-routes-only',
      severity: 'error',
      comment:
        'Of the site, the CMS may import renderer.ts, src/routes.ts and the comparison of texts; everything else comes through them.',
      from: { path: '^cms/' },
      to: {
        path: '^site/',
        pathNot: ['^site/renderer\\.ts$', '^site/src/routes\\.ts$', '^site/src/screens/history/compareTexts\\.ts$'],
      },
    },
    {
      name: 'cms-stands-below-seed-and-tests',
      severity: 'error',
      comment: 'Seed content and tests use the CMS, never the other way round. Move what it needs into cms/src.',
      from: { path: '^cms/' },
      to: { path: '^(content-seed|tests|scripts)/' },
    },
    {
      name: 'desk-and-publisher-know-no-other-room',
      severity: 'error',
      comment:
        'Collections name the screens of the desk, and servers run the publisher, never the other way round. What both sides need belongs to api.',
      from: { path: '^cms/src/(desk|publisher)/', ...inTests },
      to: { path: '^cms/src/(desk|payload|publisher|server)/', pathNot: ['^cms/src/$1/'] },
    },
    {
      name: 'payload-knows-no-process',
      severity: 'error',
      comment:
        'Processes start Payload and the publisher, never the other way round: hand in what payload needs, in payload.config.ts.',
      from: { path: '^cms/src/payload/', ...inTests },
      to: { path: '^cms/src/(publisher|server)/' },
    },
    {
      name: 'screens-are-what-pages-are-made-of',
      severity: 'error',
      comment:
        'Only pages and screens import screens. What several features use belongs to site/src/components, or is handed in as a property.',
      from: { path: '^site/src/(components|shell|session|content|islands|rendering|analytics)/', ...inTests },
      to: { path: '^site/src/(screens|pages)/' },
    },
    {
      name: 'seed-uses-cms-and-contracts',
      severity: 'error',
      comment:
        'Seed content is written through the CMS: import from @common-ground/cms or @common-ground/api/contracts.',
      from: { path: '^content-seed/' },
      to: { path: '^(site/|tests/|scripts/|api/(?!contracts/))' },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      comment:
        'Code of the product must not need a test file or a helper of tests. Move the shared part out of testing/.',
      from: { path: '^(api|cms|site|content-seed)/', pathNot: [TESTS, TESTING, '\\.config\\.ts$'] },
      to: { path: [TESTS, TESTING] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // The Starlight project of the benchmarks has packages of its own, which are installed when that first runs.
    exclude: {
      path: '^tests/bench/page/tools/|next-env\\.d\\.ts$|(^|/)(dist|\\.next|\\.build|\\.astro|\\.toolchain|\\.data)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'browser'],
      extensions: ['.ts', '.tsx', '.mjs', '.cjs', '.js', '.json', '.astro', '.css'],
    },
  },
};
