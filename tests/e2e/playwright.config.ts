import { defineConfig } from '@playwright/test';
import { base } from '../support/playwrightBase.ts';

const AXE = '**/all-pages.axe.spec.ts';

/** The order lets the CMS be built and started while the reading tests run. */
const projects = [
  { name: 'axe', testDir: 'reading', testMatch: AXE },
  { name: 'reading', testDir: 'reading', testIgnore: AXE },
  { name: 'writing', testDir: 'writing' },
  { name: 'desk', testDir: 'desk' },
];

export default defineConfig({ ...base, projects, globalSetup: './support/globalSetup.ts' });
