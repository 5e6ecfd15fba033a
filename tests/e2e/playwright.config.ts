import { defineConfig } from '@playwright/test';
import { base } from '../support/playwrightBase.ts';

/** In this order, so that the CMS is built and started while the site is being read. */
const projects = ['reading', 'writing', 'desk'].map((name) => ({ name, testDir: name }));

export default defineConfig({ ...base, projects, globalSetup: './support/globalSetup.ts' });
