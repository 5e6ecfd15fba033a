import type { Page, PlaywrightTestConfig } from '@playwright/test';

/** Options of a browser that reaches only the pages under test. */
const QUIET = [
  '--no-sandbox',
  // The machines have no GPU, and emulating one costs a sixth of the processor time.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Without V8's optimising compilers axe took 11 to 19 % less processor time, and other tests as much as with them.
  '--js-flags=--no-opt --no-maglev',
];

const PATIENCE_MS = 60_000;

/** Reduces motion, because transitions between pages cost a tenth of the processor time. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
/** Motion as most readers have it, for test files that need it. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const base: PlaywrightTestConfig = {
  outputDir: '../../test-results/e2e',
  // Two files run at the same time, each in order. Three were no faster beside Vitest's processes.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Limits for what hangs. No test judges the speed of the machine.
  timeout: 300_000,
  expect: { timeout: PATIENCE_MS },
  use: {
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: QUIET },
    // A trace costs a quarter of the time. Set TRACE=1 to look at a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-US',
    ...STILL,
    // Playwright cannot mock what a service worker requests, so only tests of the worker allow it.
    serviceWorkers: 'block',
  },
};

/** Shows a first page: a headless browser reports its mouse in the corner to the first page that it renders. */
export async function renderFirstPage(page: Page): Promise<Page> {
  await page.setContent('<p>Here it begins.</p>');
  return page;
}
