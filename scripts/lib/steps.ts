import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** A command: its exit code is its result, unless it writes a `report`. */
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
/** This compiler takes less than half the time of the older version, whose API Astro and dependency-cruiser need. */
const typescript = bin('', 'typescript-7/bin/tsc');
/** Settings of checks and builds that load Payload's configuration but connect to nothing. */
export const unconnected = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'x'.repeat(32),
  SITE_URL: 'http://127.0.0.1:4321',
};

/** All checks of `npm test`, locally and in CI. `test.ts` decides which of them run at the same time. */
export const steps: Step[] = [
  // Runs before the steps that would each build the site and server.
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
    // Uses one checker, because several repeat work, which only costs time when all cores are busy.
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

/** Accepts the name of a step, its group, or the part of its name before a dash. */
export function chosenSteps(name: string | undefined): Step[] {
  if (name === undefined) return steps;
  return steps.filter((step) => step.name === name || step.group === name || step.name.startsWith(`${name}-`));
}
