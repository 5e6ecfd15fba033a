import { randomBytes } from 'node:crypto';
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Request,
  type WebError,
} from '@playwright/test';
import { renderFirstPage } from '../../support/playwrightBase.ts';
import { translateOwnFramesOnly } from '../../support/quickStacks.ts';
import { SharedWindow } from './SharedWindow.ts';
import { database, siteUrl } from './site.ts';
import { translatePage } from './translatePage.ts';

translateOwnFramesOnly();

/** Key of the advisory lock that the test processes share. */
const TURN_LOCK_KEY = 20_261;

export type Watch = {
  problems: string[];
  /** Adds a pattern of problems that the test causes on purpose. */
  expect: (pattern: RegExp) => void;
};

/**
 * Every test watches all its pages: no error in the console, no exception, no violation of the content security policy
 * (Chromium reports those in the console), and no request to another host.
 */
export const test = base.extend<{ alone: boolean; turn: null; watch: Watch }, { windows: Map<string, SharedWindow> }>({
  baseURL: siteUrl,
  /** Whether no other test may run meanwhile, because a test uses something that exists once, such as the publisher. */
  alone: [false, { option: true }],
  turn: [
    async ({ alone }, use) => {
      const client = await database.connect();
      await client.query(`SELECT pg_advisory_lock${alone ? '' : '_shared'}(${TURN_LOCK_KEY})`);
      await use(null);
      await client.query('SELECT pg_advisory_unlock_all()');
      client.release();
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  windows: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  /** Tests with the same settings share a window. A service worker outlives its page: its tests get a new context. */
  context: async (
    { browser, windows, viewport, contextOptions, javaScriptEnabled, hasTouch, serviceWorkers, extraHTTPHeaders },
    use,
  ) => {
    if (serviceWorkers !== 'block') {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const settings = JSON.stringify({ viewport, contextOptions, javaScriptEnabled, hasTouch });
    const window = windows.get(settings) ?? (await SharedWindow.open(browser));
    windows.set(settings, window);
    await window.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(window.context);
    if (!(await window.empty())) windows.delete(settings);
  },
  page: async ({ context }, use) => {
    const page = await renderFirstPage(await context.newPage());
    if (process.env.TRANSLATED) await translatePage(page);
    await use(page);
  },
  // The product counts attempts by address and trusts one proxy, so every test has an address of its own.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': createTestAddress() }),
  watch: [
    async ({ context }, use, info) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      // Requests of the previous test do not count.
      waiting.clear();
      const endWatching = watchContext(context, problems);
      await use({ problems, expect: (pattern) => expected.push(pattern) });
      endWatching();
      const unexpected = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
      expect(unexpected, `what pages did in "${info.title}"`).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Pending requests of all watched pages, and the number of all so far. */
const waiting = new Set<Request>();
let begun = 0;
/** Whether a request is for analytics, which may be sent at any time. */
const isCounting = (request: Request) => request.url().endsWith('/api/analytics');

/**
 * Waits until a page has no pending requests, its scripts have run, and they sent nothing more. Call it before requests
 * are routed: for a page with a route, Playwright reports a request only when it is intercepted, perhaps after the
 * script has ended.
 */
export async function waitForIdlePage(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let rounds = 0; rounds < 3; rounds++) {
    const before = begun;
    await expect
      .poll(() => [...waiting].filter((one) => !isCounting(one) && isFromPage(one, page)).map((one) => one.url()))
      .toEqual([]);
    // A task of background priority runs after all others, even while the test clock is stopped.
    await page.evaluate(() =>
      (window as unknown as Scheduling).scheduler.postTask(() => {}, { priority: 'background' }),
    );
    if (begun !== before) rounds = -1;
  }
}

/** Waits until an island is hydrated. Until then, only input inside the island is kept for its script. */
export async function waitForHydration(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

/** Stops the installed clock: it moves only when the test runs it, whatever the machine's speed. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

type Scheduling = { scheduler: { postTask: (task: () => void, options: { priority: 'background' }) => Promise<void> } };

function isFromPage(request: Request, page: Page): boolean {
  // The frame of a navigation request is not known before its response.
  return request.serviceWorker() === null && (request.isNavigationRequest() || request.frame().page() === page);
}

/** Chromium's message when it skips a view transition because the next page was too late. */
const SKIPPED = /^Transition was (aborted|skipped)/;

/** Collects problems of a context. Returns a function that stops collecting. */
export function watchContext(context: BrowserContext, problems: string[]): () => void {
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()} (${message.location().url})`);
  };
  const onError = (error: WebError) => {
    if (!SKIPPED.test(error.error().message)) problems.push(`thrown: ${error.error().message}`);
  };
  const onEnd = (request: Request) => waiting.delete(request);
  const onRequest = (request: Request) => {
    waiting.add(request);
    begun += 1;
    const { origin, protocol } = new URL(request.url());
    if (origin !== siteUrl && protocol !== 'data:' && protocol !== 'blob:')
      problems.push(`request to another host: ${request.url()}`);
  };
  context.on('console', onConsole).on('weberror', onError).on('request', onRequest);
  context.on('requestfinished', onEnd).on('requestfailed', onEnd);
  return () => {
    context.off('console', onConsole).off('weberror', onError).off('request', onRequest);
    context.off('requestfinished', onEnd).off('requestfailed', onEnd);
  };
}

/** Returns an address of the documentation block (RFC 3849), which is never assigned. */
function createTestAddress(): string {
  return `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
}
