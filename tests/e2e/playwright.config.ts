import { defineConfig } from '@playwright/test';
import { base } from '../support/playwrightBase.ts';

const AXE = '**/all-pages.axe.spec.ts';
const { launchOptions } = base.use ?? {};
/** Turns off V8's optimising compilers: without them these tests took 11 and 19 % less processor time. */
const launchForAxe = { ...launchOptions, args: [...(launchOptions?.args ?? []), '--js-flags=--no-opt --no-maglev'] };

/** The order lets the CMS be built and started while the reading tests run. */
const projects = [
  { name: 'axe', testDir: 'reading', testMatch: AXE, use: { launchOptions: launchForAxe } },
  { name: 'reading', testDir: 'reading', testIgnore: AXE },
  { name: 'writing', testDir: 'writing' },
  { name: 'desk', testDir: 'desk' },
];

export default defineConfig({ ...base, projects, globalSetup: './support/globalSetup.ts' });
