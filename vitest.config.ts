import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { leanCalls } from './site/src/session/leanCalls.ts';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.build/**', '**/.next/**', '**/.toolchain/**', '**/.data/**'];
const INTEGRATION = '**/*.integration.test.ts';
const workspaces = '{site,api,cms,content-seed,scripts,tests/bench}';

/** Node loads the built site itself, not Vite. */
const server = { deps: { external: [/\/server\/entry\.mjs/, /\/\.build\//, /\/site\/dist\//] } };

/** Only errors are logged in tests, which fail when one is (`failOnStray`), and as JSON also on a terminal. */
const LOG = { LOG_FORMAT: 'json', LOG_LEVEL: 'error' };
const SETUP = ['failOnStray', 'sameAtEachRun', 'leaveNothing'].map((name) => `tests/support/${name}.ts`);

/** Limits for tests that hang. No test measures how fast the machine is. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

/** Tests that mock or set up modules before these are loaded, so each file needs a process of its own. */
const UNITS_ALONE = [
  'site/src/components/toaster/{keptToast,showCatalogueToast}.test.ts',
  'site/src/screens/bookmarks/bookmarks.test.ts',
  'site/src/screens/learning/progress/learningProgress.test.ts',
  'site/src/screens/search/OtherPages.test.tsx',
  'cms/src/publisher/{LockConnection,StaticTree}.test.ts',
  'cms/src/publisher/pageIndex/writeIndex.test.ts',
];
const ALONE = 'cms/src/publisher/incremental.integration.test.ts';

const OF_SITE = 'tests/site/**/*.integration.test.ts';

export default defineConfig({
  test: {
    projects: [
      unit('unit-alone', { include: UNITS_ALONE, isolate: true }),
      // The files of a process share loaded modules. Tests of the CMS load Next, which replaces globals, so tests of the
      // site run apart.
      unit('unit-site', { include: ['site/**/*.test.{ts,tsx}'], exclude: UNITS_ALONE, isolate: false }),
      unit('unit', { exclude: ['site/**', ...UNITS_ALONE], isolate: false }),
      // Listed before the other integration projects, because this project takes long.
      integration('integration-alone', { include: [ALONE], isolate: true }),
      // Payload takes seconds to load, so each of two processes loads it once and runs its files in turn.
      integration('integration', { exclude: [ALONE, OF_SITE], isolate: false }),
      // One process serves the site for all files.
      integration('integration-site', { include: [OF_SITE], isolate: false, workers: 1 }),
      {
        test: {
          name: 'structure',
          include: ['tests/structure/**/*.test.ts'],
          exclude: [...NOT_OURS, INTEGRATION],
          setupFiles: ['tests/support/failOnStray.ts'],
          // Loading TypeScript takes most of the time, so the files of a thread share it.
          pool: 'threads',
          isolate: false,
          maxWorkers: 2,
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
      // Tests of the site render with the built site.
      globalSetup: ['tests/support/siteSetup.ts'],
      setupFiles: SETUP,
      env: LOG,
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
        `tests/{structure,search,site,permissions,input,contributions,sign-offs,upgrade}/${INTEGRATION}`,
      ],
      exclude: [...NOT_OURS, ...exclude],
      pool: 'forks',
      isolate,
      maxWorkers: workers,
      // Projects with the same number of workers run at the same time.
      sequence: { groupOrder: workers },
      globalSetup: ['tests/support/globalSetup.ts'],
      setupFiles: ['failOnStray', 'sameAtEachRun', 'dataFolder', 'quickPasswords', 'quickDisk'].map(
        (name) => `tests/support/${name}.ts`,
      ),
      // The same secret as in `testSettings` of the CMS, because the API signs with it.
      env: { ...LOG, PAYLOAD_SECRET: 'a-secret-of-the-tests-that-is-long-enough' },
      ...patient,
      server,
    },
  };
}
