import { defineConfig } from '@playwright/test';
import { base } from '../../support/playwrightBase.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../../test-results/lifecycle',
  globalSetup: './globalSetup.ts',
});
