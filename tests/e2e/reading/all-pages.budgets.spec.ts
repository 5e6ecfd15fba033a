import { screenPath, searchPath, toolPath } from '@common-ground/site/src/routes.ts';
import type { Page } from '@playwright/test';
import { expect, test, whenQuiet } from '../support/test.ts';

/**
 * What a search brings: the page with its script, the island with what it shares, and the answer. Here and below as the
 * very first reader gets it: a script is compressed at its first request, and more tightly for all after it (some 3%).
 */
const RESULTS = { requests: 10, bytes: 134_500 };
/** What a form of an account brings, React the most of it. */
const FORM = { requests: 16, bytes: 121_000 };
/** What history or talk brings, React and what shows hints the most of it. */
const TOOL = { requests: 27, bytes: 165_000 };
/** What the form of a contribution brings: as much, the contract's own schemas (25 kB), and toasts before the line is down. */
const CONTRIBUTION = { requests: 31, bytes: 184_500 };

/** The scripts and answers of the chat assistant: React, the recogniser of crises (at most 60 kB) and its replies. */
const CHAT = { requests: 20, bytes: 223_000 };

const KINDS = [
  ...['', '/category/1', '/condition/1', '/contribute', '/learning', '/learning/paths/1', '/learning/modules/101'],
  '/nowhere',
];

for (const language of ['en', 'ar']) {
  const prefix = language === 'en' ? '' : `/${language}`;

  test(`pages in ${language} need nothing but themselves until something is touched`, async ({ page, watch }) => {
    watch.expect(/status of 404/);
    const requests = collectRequests(page);
    for (const path of KINDS) {
      const address = prefix + path || '/';
      await page.goto(address);
      await whenQuiet(page);
      expect(requests.splice(0)).toEqual([`document ${address}`]);
      expect(await page.context().cookies()).toEqual([]);
    }
  });

  test(`results in ${language} come with scripts and answers of this site alone, and few of them`, async ({ page }) => {
    const requests = collectRequests(page);
    const bytes = await countBytes(page);
    await page.goto(searchPath(language, { search: 'autism' }));
    await whenQuiet(page);
    await expect(page.locator('.search-results a[href*="/condition/"]').first()).toBeVisible();
    expect(requests.filter((request) => !/^(document|script|fetch) \/(_astro|api|ar$|$)/.test(request))).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(RESULTS.requests);
    expect(bytes()).toBeLessThanOrEqual(RESULTS.bytes);
    expect(await page.context().cookies()).toEqual([]);
  });

  test(`a form in ${language} comes with scripts of this site alone, and few of them`, async ({ page }) => {
    const requests = collectRequests(page);
    const bytes = await countBytes(page);
    await page.goto(screenPath('register', language));
    await whenQuiet(page);
    await expect(page.locator('main form [type=submit]')).toBeEnabled();
    expect(requests.filter((request) => !/^(document .*\/auth\/register|script \/_astro\/.*)$/.test(request))).toEqual(
      [],
    );
    expect(requests.length).toBeLessThanOrEqual(FORM.requests);
    expect(bytes()).toBeLessThanOrEqual(FORM.bytes);
  });

  test(`history and talk in ${language} come with scripts and answers of this site alone, and few of them`, async ({
    page,
  }) => {
    for (const screen of ['history', 'talk'] as const) {
      const requests = collectRequests(page);
      const bytes = await countBytes(page);
      await page.goto(toolPath(screen, 1, language));
      await whenQuiet(page);
      await expect(page.locator('main h2')).toBeVisible();
      const others = requests.filter(
        (request) => !/^(document|script|fetch) \/(_astro\/|api\/conditions\/1|(ar\/)?(history|talk))/.test(request),
      );
      expect(others).toEqual([]);
      expect(requests.length, screen).toBeLessThanOrEqual(TOOL.requests);
      expect(bytes(), screen).toBeLessThanOrEqual(TOOL.bytes);
      page.removeAllListeners('request');
    }
  });

  test(`the chat in ${language} comes when it is pressed, with scripts and answers of this site alone, and few of them`, async ({
    page,
  }) => {
    await page.route('**/api/chat-answers*', (route) => route.fulfill({ json: [] }));
    await page.goto(screenPath('contribute', language));
    await whenQuiet(page);
    const requests = collectRequests(page);
    const bytes = await countBytes(page);
    await page.locator('.chat-button').click();
    await expect(page.locator('.chat-panel textarea')).toBeVisible();
    await whenQuiet(page);
    expect(
      requests.filter((request) => !/^(script \/_astro\/.*|fetch \/api\/(chat-answers|help-lines))$/.test(request)),
    ).toEqual([]);
    expect(requests.length).toBeLessThanOrEqual(CHAT.requests);
    expect(bytes()).toBeLessThanOrEqual(CHAT.bytes);
  });

  for (const [name, path] of [
    ['a new condition', `${screenPath('contribute', language)}#add`],
    ['a change', `${screenPath('suggest', language)}?condition=1`],
  ] as const)
    test(`the form for ${name} in ${language} comes with scripts of this site alone, and few of them`, async ({
      page,
    }) => {
      await page.route('**/api/conditions/1/texts*', (route) => route.fulfill({ json: TEXTS }));
      const requests = collectRequests(page);
      const bytes = await countBytes(page);
      await page.goto(path);
      await whenQuiet(page);
      await expect(page.locator('main form.contribution-form [type=submit]')).toBeEnabled();
      expect(
        requests.filter(
          (request) => !/^(document|script|fetch) \/(_astro\/|api\/|(ar\/)?(contribute|suggest)$)/.test(request),
        ),
      ).toEqual([]);
      expect(requests.length).toBeLessThanOrEqual(CONTRIBUTION.requests);
      expect(bytes()).toBeLessThanOrEqual(CONTRIBUTION.bytes);
    });
}

const TEXTS = {
  revision: 1,
  isProtected: false,
  beingChanged: [],
  language: 'en',
  texts: { name: 'A', summary: 'B', overview: 'C', symptoms: [], causes: [], treatments: [], resources: [], tags: [] },
};

/** What came over the wire from now on. */
async function countBytes(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await network.send('Network.enable');
  return () => bytes;
}

/** Kind and path of each; the icon and what is sent to be counted aside, which leave when they like. */
function collectRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/favicon.') && pathname !== '/api/analytics')
      requests.push(`${request.resourceType()} ${pathname}`);
  });
  return requests;
}
