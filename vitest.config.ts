import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { leanCalls } from './site/src/session/leanCalls.ts';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.build/**', '**/.next/**', '**/.toolchain/**', '**/.data/**'];
const INTEGRATION = '**/*.integration.test.ts';
const workspaces = '{site,api,cms,content-seed,scripts,tests/bench}';

/** The built site is loaded as Node loads it, not through Vite. */
const server = { deps: { external: [/\/server\/entry\.mjs/, /\/\.build\//, /\/site\/dist\//] } };

const SETUP = ['failOnStray', 'sameAtEachRun', 'leaveNothing'].map((name) => `tests/support/${name}.ts`);

/** Against what hangs, not against what is slow: no test judges how fast the machine is. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

/** What these replace, or set before it is loaded, others have loaded already: a process each. */
const UNITS_ALONE = [
  'site/src/components/toaster/{keptToast,sayToast}.test.ts',
  'site/src/screens/bookmarks/bookmarks.test.ts',
  'site/src/screens/learning/progress/learningProgress.test.ts',
  'cms/src/publisher/{LockConnection,StaticTree}.test.ts',
  'cms/src/publisher/searchIndex/writeIndex.test.ts',
];
const ALONE = 'cms/src/publisher/incremental.integration.test.ts';

const OF_SITE = 'tests/site/**/*.integration.test.ts';

export default defineConfig({
  test: {
    projects: [
      unit('unit-alone', { include: UNITS_ALONE, isolate: true }),
      // A process loads what its files share once. Those of the CMS load Next, which exchanges what pages are answered with.
      unit('unit-site', { include: ['site/**/*.test.{ts,tsx}'], exclude: UNITS_ALONE, isolate: false }),
      unit('unit', { exclude: ['site/**', ...UNITS_ALONE], isolate: false }),
      // First, because it is long.
      integration('integration-alone', { include: [ALONE], isolate: true }),
      // Payload takes seconds to load: once for each of two processes, in which one file follows the other.
      integration('integration', { exclude: [ALONE, OF_SITE], isolate: false }),
      // One serves the site for all of them.
      integration('integration-site', { include: [OF_SITE], isolate: false, workers: 1 }),
      {
        test: {
          name: 'structure',
          include: ['tests/structure/**/*.test.ts'],
          exclude: [...NOT_OURS, INTEGRATION],
          setupFiles: ['tests/support/failOnStray.ts'],
          ...patient,
        },
      },
    ],
  },
});

type Files = { include?: string[]; exclude?: string[]; isolate: boolean; workers?: number };

function unit(name: string, { include, exclude = [], isolate }: Files): TestProjectInlineConfiguration {
  return {
    oxc: { jsx: { runtime: 'automatic' } },
    plugins: [leanCalls()],
    test: {
      name,
      include: include ?? [`${workspaces}/**/*.test.{ts,tsx}`],
      exclude: [...NOT_OURS, INTEGRATION, ...exclude],
      pool: 'threads',
      isolate,
      maxWorkers: 2,
      // Those of the site render with what readers get.
      globalSetup: ['tests/support/siteSetup.ts'],
      setupFiles: SETUP,
      ...patient,
      server,
    },
  };
}

function integration(
  name: string,
  { include, exclude = [], isolate, workers = 2 }: Files,
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: include ?? [
        `${workspaces}/${INTEGRATION}`,
        `tests/{structure,search,site,permissions,input,contributions,sign-offs}/${INTEGRATION}`,
      ],
      exclude: [...NOT_OURS, ...exclude],
      pool: 'forks',
      isolate,
      maxWorkers: workers,
      // Those with as many run beside each other, and at the end there is work for two.
      sequence: { groupOrder: workers },
      globalSetup: ['tests/support/globalSetup.ts'],
      setupFiles: ['failOnStray', 'sameAtEachRun', 'dataFolder', 'quickPasswords', 'quickDisk'].map(
        (name) => `tests/support/${name}.ts`,
      ),
      // As `testSettings` of the CMS have it: what the API signs is signed with it.
      env: { PAYLOAD_SECRET: 'a-secret-of-the-tests-that-is-long-enough' },
      ...patient,
      server,
    },
  };
}
