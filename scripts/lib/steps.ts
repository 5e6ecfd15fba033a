import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A command whose exit code is its one result, or a test runner that writes a report of many. */
export type Step = {
  name: string;
  label: string;
  group: 'build' | 'static' | 'vitest' | 'browser';
  command: string[];
  cwd?: string;
  env?: Record<string, string>;
  report?: 'vitest' | 'playwright';
};

const node = process.execPath;
const bin = (workspace: string, ...file: string[]) => path.join(root, workspace, 'node_modules', ...file);
/** The compiled one, which takes less than half the time. Astro and dependency-cruiser still need the one before it, for its API. */
const typescript = bin('', 'typescript-7/bin/tsc');
/** For checks that load Payload's configuration and connect to nothing. */
const unconnected = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'http://127.0.0.1:4321',
};

/** All that `npm test` runs: the one list of checks, for everyone and for CI. What goes beside what is said in `test.ts`. */
export const steps: Step[] = [
  // Before those that run side by side and would all build it.
  {
    name: 'build',
    label: 'Site and server are built',
    group: 'build',
    command: [node, '--no-warnings', 'scripts/build.ts'],
  },
  {
    name: 'types-astro',
    label: 'Types of Astro files',
    group: 'static',
    command: [node, bin('site', 'astro/bin/astro.mjs'), 'check', '--tsconfig', 'tsconfig.astro.json'],
    cwd: 'site',
  },
  {
    name: 'format',
    label: 'Format and lint',
    group: 'static',
    command: [bin('', '.bin/biome'), 'ci', '--diagnostic-level=warn', '--colors=off', '.'],
  },
  {
    name: 'boundaries',
    label: 'Import directions',
    group: 'static',
    command: [
      node,
      bin('', 'dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.cjs',
      ...['api', 'cms', 'content-seed', 'scripts', 'site', 'tests'],
    ],
  },
  {
    name: 'types',
    label: 'Types',
    group: 'static',
    // One at a time: where all cores are busy, several only look at the same things twice.
    command: [node, typescript, '--checkers', '1'],
  },
  {
    name: 'generated',
    label: 'Generated files are current',
    group: 'static',
    command: [node, '--no-warnings', 'cms/src/server/checkGenerated.ts'],
    env: unconnected,
  },
  {
    name: 'content',
    label: 'Seed content',
    group: 'static',
    command: [node, '--no-warnings', 'content-seed/src/check.ts'],
  },
  vitest('unit', 'Unit tests'),
  vitest('structure', 'Structure tests'),
  vitest('integration', 'Integration tests'),
  playwright('lifecycle', 'End to end: starting, stopping, being killed', 'tests/e2e/lifecycle'),
  playwright('e2e', 'End to end: what `npm start` serves', 'tests/e2e'),
];

function vitest(name: string, label: string): Step {
  return {
    name,
    label,
    group: 'vitest',
    report: 'vitest',
    command: [node, bin('', 'vitest/vitest.mjs'), 'run', '--project', `${name}*`],
  };
}

function playwright(name: string, label: string, folder: string): Step {
  const cli = bin('tests', '@playwright/test/cli.js');
  const command = [node, '--no-warnings', cli, 'test', '--config', `${folder}/playwright.config.ts`];
  return { name, label, group: 'browser', report: 'playwright', command };
}

/** The steps of that name, of that group, or all of them; `static` and `check` are one. */
export function chosenSteps(name: string | undefined): Step[] {
  if (name === undefined) return steps;
  return steps.filter((step) => step.name === name || step.group === name || step.name.startsWith(`${name}-`));
}
