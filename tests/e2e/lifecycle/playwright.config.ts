import { defineConfig } from '@playwright/test';
import { base } from '../../support/playwrightBase.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/lifecycle',
  globalSetup: './globalSetup.ts',
  // What is killed again and again is started later each time, and on a busy machine it takes minutes to load.
  timeout: 900_000,
  expect: { timeout: 240_000 },
});
