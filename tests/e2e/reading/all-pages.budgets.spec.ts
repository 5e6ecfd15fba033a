import { screenPath, searchPath, toolPath } from '@common-ground/site/src/routes.ts';
import type { Page } from '@playwright/test';
import { expect, test, waitForIdlePage } from '../support/test.ts';

/** Most requests and bytes of a search: the page with its script, the island with its words, and the response. */
const RESULTS = { requests: 11, bytes: 138_000 };
/** Limits of an account form, mostly React. */
const FORM = { requests: 16, bytes: 124_500 };
/** Limits of history and talk, mostly React and the hints. */
const TOOL = { requests: 27, bytes: 170_500 };
/** Limits of a contribution form: React, the contract's schemas (25 kB), and toasts, loaded in advance. */
const CONTRIBUTION = { requests: 31, bytes: 194_500 };

/** Limits of the chat assistant: React, the crisis detection (at most 60 kB) and its replies. */
const CHAT = { requests: 20, bytes: 227_000 };

const KINDS = [
  ...['/', '/category/1', '/condition/1', '/contribute', '/learning', '/learning/paths/1', '/learning/modules/101'],
  '/nowhere',
];

/** Screens that load scripts at once, with the element that shows that they run and the API calls that they make. */
const SCREENS = [
  {
    path: searchPath('en', { search: 'autism' }),
    shown: '.search-results a[href*="/condition/"]',
    calls: ['/api/localized/find'],
    most: RESULTS,
  },
  { path: screenPath('register', 'en'), shown: 'main form [type=submit]:enabled', calls: [], most: FORM },
  {
    path: toolPath('history', 1, 'en'),
    shown: 'main h2',
    calls: ['/api/conditions/1', '/api/conditions/1/texts', '/api/conditions/1/revisions'],
    most: TOOL,
  },
  {
    path: toolPath('talk', 1, 'en'),
    shown: 'main h2',
    calls: ['/api/conditions/1', '/api/conditions/1/discussions'],
    most: TOOL,
  },
  {
    path: `${screenPath('contribute', 'en')}#add`,
    shown: 'form.contribution-form [type=submit]:enabled',
    calls: [],
    most: CONTRIBUTION,
  },
  {
    path: `${screenPath('suggest', 'en')}?condition=1`,
    shown: 'form.contribution-form [type=submit]:enabled',
    calls: ['/api/conditions/1/texts'],
    most: CONTRIBUTION,
  },
];

test('pages send no further request and set no cookie until a reader interacts', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  const requests = collectRequests(page);
  for (const path of KINDS) {
    await page.goto(path);
    await waitForIdlePage(page);
    expect(requests.splice(0)).toEqual([`document ${path}`]);
    expect(await page.context().cookies()).toEqual([]);
  }
});

test('screens load only scripts and responses of this site, within their limits', async ({ page }) => {
  // A low window, because results load the index of pages that are not conditions once their end comes near.
  await page.setViewportSize({ width: 360, height: 300 });
  await page.route('**/api/conditions/1/texts*', (route) => route.fulfill({ json: TEXTS }));
  const requests = collectRequests(page);
  const countBytes = await startCounting(page);
  for (const { path, shown, calls, most } of SCREENS) {
    await page.goto(path);
    await waitForIdlePage(page);
    await expect(page.locator(shown).first()).toBeVisible();
    const { pathname } = new URL(page.url());
    const made = requests.splice(0);
    expectOnly(made, [`document ${pathname}`, ...calls.map((call) => `fetch ${call}`)]);
    expect(made.length, path).toBeLessThanOrEqual(most.requests);
    expect(await countBytes(), path).toBeLessThanOrEqual(most.bytes);
    expect(await page.context().cookies()).toEqual([]);
  }
});

test('the chat loads only scripts and responses of this site when opened, within its limits', async ({ page }) => {
  await page.route('**/api/chat-answers*', (route) => route.fulfill({ json: [] }));
  await page.goto(screenPath('contribute', 'en'));
  await waitForIdlePage(page);
  const requests = collectRequests(page);
  const countBytes = await startCounting(page);
  await page.locator('.chat-button').click();
  await expect(page.locator('.chat-panel textarea')).toBeVisible();
  await waitForIdlePage(page);
  expectOnly(requests, ['fetch /api/chat-answers', 'fetch /api/help-lines']);
  expect(requests.length).toBeLessThanOrEqual(CHAT.requests);
  expect(await countBytes()).toBeLessThanOrEqual(CHAT.bytes);
});

function expectOnly(requests: string[], expected: string[]): void {
  const others = requests.filter((request) => !request.startsWith('script /_astro/'));
  expect(others.toSorted()).toEqual(expected.toSorted());
}

const TEXTS = {
  revision: 1,
  isProtected: false,
  beingChanged: [],
  language: 'en',
  texts: { name: 'A', summary: 'B', overview: 'C', symptoms: [], causes: [], treatments: [], resources: [], tags: [] },
};

/** Returns a function that returns the bytes since its last call and empties the browser's cache. */
async function startCounting(page: Page): Promise<() => Promise<number>> {
  const network = await page.context().newCDPSession(page);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  return async () => {
    const counted = bytes;
    bytes = 0;
    await network.send('Network.clearBrowserCache');
    // Disabling the cache for a moment also empties the memory cache of the process.
    for (const cacheDisabled of [true, false]) await network.send('Network.setCacheDisabled', { cacheDisabled });
    return counted;
  };
}

/** Collects kind and path of each request, without the icon and analytics, whose time varies. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/favicon.') && pathname !== '/api/analytics')
      requests.push(`${request.resourceType()} ${pathname}`);
  });
  return requests;
}
