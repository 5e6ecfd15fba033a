import { defineConfig } from '@playwright/test';
import { base } from '../support/playwrightBase.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  testIgnore: 'lifecycle/**',
  globalSetup: './support/globalSetup.ts',
});
