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
import { drawFirst } from '../../support/playwrightBase.ts';
import { translateOwnFramesOnly } from '../../support/quickStacks.ts';
import { KeptWindow } from './KeptWindow.ts';
import { database, siteUrl } from './site.ts';
import { translatePage } from './translatePage.ts';

translateOwnFramesOnly();

/** A number of our own for the lock that PostgreSQL keeps between the processes of the tests. */
const TURN = 20_261;

/** What a page did that no page may do. */
export type Watch = {
  problems: string[] /** Problems that a test brings about on purpose. */;
  expect: (pattern: RegExp) => void;
};

/**
 * Every test watches all its pages: no error in the console, none thrown, no violation of the content security policy
 * (Chromium reports those in the console), no request to any other host.
 */
export const test = base.extend<{ alone: boolean; turn: null; watch: Watch }, { windows: Map<string, KeptWindow> }>({
  baseURL: siteUrl,
  /** For tests about what there is one of, such as the publisher: no other runs beside them. */
  alone: [false, { option: true }],
  turn: [
    async ({ alone }, use) => {
      const client = await database.connect();
      await client.query(`SELECT pg_advisory_lock${alone ? '' : '_shared'}(${TURN})`);
      await use(null);
      await client.query('SELECT pg_advisory_unlock_all()');
      client.release();
    },
    { auto: true },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  windows: [async ({}, use) => use(new Map()), { scope: 'worker' }],
  /** Of tests with the same settings one window, one after the other; what a service worker has begun does not end with a page. */
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
    const window = windows.get(settings) ?? (await KeptWindow.open(browser));
    windows.set(settings, window);
    await window.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(window.context);
    if (!(await window.empty())) windows.delete(settings);
  },
  page: async ({ context }, use) => {
    const page = await drawFirst(await context.newPage());
    if (process.env.TRANSLATED) await translatePage(page);
    await use(page);
  },
  // Tries are counted by address, so every test comes from one of its own, as people do; the product trusts one proxy.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': someAddress() }),
  watch: [
    async ({ context }, use, info) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      // Of what the test before had under way when it ended nothing more is heard.
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

/** Requests that are not answered yet, and how many there were, of all pages that are watched. */
const waiting = new Set<Request>();
let begun = 0;
/** What is sent to be counted leaves when it likes. */
const isCounting = (request: Request) => request.url().endsWith('/api/analytics');

/**
 * When a page has nothing more under way: every request is answered, its scripts have run, and they asked for nothing else.
 * To be sure of it before any of its requests are routed: of a page that has a route Playwright tells of each request only
 * when it was stopped on its way, which may be later than the script that asked has ended.
 */
export async function whenQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  for (let rounds = 0; rounds < 3; rounds++) {
    const before = begun;
    await expect
      .poll(() => [...waiting].filter((one) => !isCounting(one) && isOf(one, page)).map((one) => one.url()))
      .toEqual([]);
    // After everything that is more urgent; a clock that a test has stopped does not stop this.
    await page.evaluate(() =>
      (window as unknown as Scheduling).scheduler.postTask(() => {}, { priority: 'background' }),
    );
    if (begun !== before) rounds = -1;
  }
}

/** When the script of an island has taken over what the server drew there: only what is pressed in it waits for the script. */
export async function whenAlive(part: Locator): Promise<void> {
  await expect
    .poll(() => part.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

/** From now on the clock of this page, which was installed, goes on only when the test has it go: how fast the machine is does not tell. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

type Scheduling = { scheduler: { postTask: (task: () => void, options: { priority: 'background' }) => Promise<void> } };

function isOf(request: Request, page: Page): boolean {
  // Where a navigation leads to is not known before it is answered.
  return request.serviceWorker() === null && (request.isNavigationRequest() || request.frame().page() === page);
}

/** What Chromium says when it leaves out the movement between two pages because the next one was there too late for it. */
const SKIPPED = /^Transition was (aborted|skipped)/;

/** @returns ends it */
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

/** Of the block for documentation (RFC 3849), where nobody is. */
function someAddress(): string {
  return `2001:db8::${randomBytes(2).toString('hex')}:${randomBytes(2).toString('hex')}`;
}
