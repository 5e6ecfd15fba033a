import type { Page, PlaywrightTestConfig } from '@playwright/test';

/** A browser that talks to nobody but the pages under test. */
const QUIET = [
  '--no-sandbox',
  // Nothing here has one, and pretending costs a sixth of the processor time.
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const PATIENCE_MS = 60_000;

/** Pages that move into each other cost a tenth of the processor time. */
export const STILL = { contextOptions: { reducedMotion: 'reduce' } } as const;
/** For test files in which everything moves as it does for most readers. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export const base: PlaywrightTestConfig = {
  outputDir: '../../test-results/e2e',
  // Files side by side, the tests of one in order. Three at a time were no quicker beside Vitest's.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: true,
  // Against what hangs, not against what is slow: no test judges how fast the machine is. What never comes is told after a minute.
  timeout: 300_000,
  expect: { timeout: PATIENCE_MS },
  use: {
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH || undefined, args: QUIET },
    // Costs a quarter of the time: TRACE=1 when something fails and one wants to see how.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    locale: 'en-US',
    ...STILL,
    // What a worker answers, no test could answer in its place: it is let in where it is what is tested.
    serviceWorkers: 'block',
  },
};

/** A browser without windows has its mouse in the corner, and says so to the first page that it draws: not to one under test. */
export async function drawFirst(page: Page): Promise<Page> {
  await page.setContent('<p>Here it begins.</p>');
  return page;
}
