import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { leanCalls } from './site/src/session/leanCalls.ts';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.build/**', '**/.next/**', '**/.toolchain/**', '**/.data/**'];
const INTEGRATION = '**/*.integration.test.ts';
const workspaces = '{site,api,cms,content-seed,scripts,tests/bench}';

/** The built site is loaded as Node loads it, not through Vite. */
const server = { deps: { external: [/\/server\/entry\.mjs/, /\/\.build\//, /\/site\/dist\//] } };

/** Against what hangs, not against what is slow: no test judges how fast the machine is. */
const patient = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 60_000 } } };

/** What they replace, or set before it is loaded, others have loaded already: a process each. */
const ALONE = [
  'cms/src/publisher/incremental.integration.test.ts',
  'cms/src/payload/auth/accountSecurity.integration.test.ts',
  'cms/src/payload/auth/secondFactor.integration.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        plugins: [leanCalls()],
        test: {
          name: 'unit',
          maxWorkers: 2,
          ...patient,
          include: [`${workspaces}/**/*.test.{ts,tsx}`],
          exclude: [...NOT_OURS, INTEGRATION],
          // The site's tests render with a build of their own.
          globalSetup: ['site/src/testing/globalSetup.ts'],
          setupFiles: ['tests/support/failOnStray.ts'],
          server,
        },
      },
      // First, because one of them is long.
      integration('integration-alone', { include: ALONE, isolate: true }),
      // Payload takes seconds to load: once for each of two processes, in which one file follows the other.
      integration('integration', { exclude: ALONE, isolate: false }),
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

type Files = { include?: string[]; exclude?: string[]; isolate: boolean };

function integration(name: string, { include, exclude = [], isolate }: Files): TestProjectInlineConfiguration {
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
      maxWorkers: 2,
      globalSetup: ['tests/support/globalSetup.ts'],
      setupFiles: ['tests/support/failOnStray.ts', 'tests/support/quickPasswords.ts'],
      // As `testSettings` of the CMS have it: what the API signs is signed with it.
      env: { PAYLOAD_SECRET: 'a-secret-of-the-tests-that-is-long-enough' },
      ...patient,
      server,
    },
  };
}
