import { defineConfig } from 'vitest/config';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/.build/**', '**/.next/**', '**/.toolchain/**', '**/.data/**'];
const INTEGRATION = '**/*.integration.test.ts';
const workspaces = '{site,api,cms,content-seed,scripts,tests/bench}';

/** The built site is loaded as Node loads it, not through Vite. */
const server = { deps: { external: [/\/server\/entry\.mjs/, /\/\.build\//, /\/site\/dist\//] } };

export default defineConfig({
  test: {
    projects: [
      {
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          include: [`${workspaces}/**/*.test.{ts,tsx}`],
          exclude: [...NOT_OURS, INTEGRATION],
          // The site's tests render with a build of their own.
          globalSetup: ['site/src/testing/globalSetup.ts'],
          setupFiles: ['tests/support/failOnStray.ts'],
          server,
        },
      },
      {
        test: {
          name: 'integration',
          include: [
            `${workspaces}/${INTEGRATION}`,
            `tests/{structure,search,permissions,contributions,sign-offs}/${INTEGRATION}`,
          ],
          exclude: NOT_OURS,
          // Payload and its configuration are one for each process.
          pool: 'forks',
          isolate: true,
          globalSetup: ['tests/support/globalSetup.ts'],
          setupFiles: ['tests/support/failOnStray.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          server,
        },
      },
      {
        test: {
          name: 'structure',
          include: ['tests/structure/**/*.test.ts'],
          exclude: [...NOT_OURS, INTEGRATION],
          setupFiles: ['tests/support/failOnStray.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});
