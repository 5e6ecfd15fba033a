import type { PlaywrightTestConfig } from '@playwright/test';

/** A browser that talks to nobody but the pages under test. */
const QUIET = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const base: PlaywrightTestConfig = {
  outputDir: '../../test-results',
  // One product is under test, and some tests change what others read.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: QUIET },
    trace: 'retain-on-failure',
    locale: 'en-US',
  },
};
