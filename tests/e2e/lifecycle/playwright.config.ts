import { defineConfig } from '@playwright/test';
import { base } from '../../support/playwrightBase.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/lifecycle',
  globalSetup: './globalSetup.ts',
  // Processes that were killed several times restart with a growing backoff, and take minutes to load on a busy
  // machine.
  timeout: 900_000,
  expect: { timeout: 240_000 },
});
