import type { Page, Request } from '@playwright/test';
import { base } from '../../support/playwrightBase.ts';
import { sql } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

/**
 * Playwright's browser says that it is driven by a program, and programs are not counted. Given to the browser, not to its
 * pages: what is sent when a page is left is no longer a request of the page.
 */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** What is counted goes five seconds after the page was shown; its clock is ours, so nobody waits for them. */
const FLUSH = 5000;

const { launchOptions } = base.use ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), `--user-agent=${READER}`] } });

const isEvent = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/analytics');
const eventOf = (request: Request) =>
  request.postDataJSON() as { eventType: string; eventData: Record<string, string> };

test.beforeEach(({ page }) => page.clock.install());

function collectEvents(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => isEvent(request) && requests.push(request));
  return requests;
}
/** Of readers: the browsers of all other tests say that programs drive them. */
const kept = (path: string) =>
  sql<Record<string, unknown>>(
    `SELECT * FROM analytics_events WHERE event_data ->> 'page' = $1 AND event_data ->> 'by' IS NULL`,
    [path],
  );

test('a page view is sent after five seconds, and kept without anything about its reader', async ({ page }) => {
  const requests = collectEvents(page);
  await page.goto('/ar/contribute?from=mail#main');
  await page.clock.runFor(FLUSH - 1000);
  expect(requests).toEqual([]);
  const sent = page.waitForResponse('**/api/analytics');
  await page.clock.runFor(1000);
  const answer = await sent;
  expect(answer.status()).toBe(200);
  expect(eventOf(answer.request())).toMatchObject({
    eventType: 'page_view',
    eventData: { timestamp: expect.any(String), userAgent: READER, url: page.url().replace(/#.*/, '') },
  });
  const [event] = await kept('/ar/contribute');
  expect(event).toMatchObject({
    event_type: 'page_view',
    event_data: { page: '/ar/contribute', language: 'ar' },
    user_id: null,
    user_agent: null,
    ip_address: null,
    session_id: null,
  });
});

test('a page that is left before is counted as well', async ({ page }) => {
  await page.goto('/fr/contribute');
  await page.goto('/fr/privacy');
  await expect.poll(async () => (await kept('/fr/contribute')).length).toBe(1);
});

test('while the API fails nothing is lost and nothing is said but a warning', async ({ page, watch }) => {
  watch.expect(/503|Failed to load resource/);
  const requests = collectEvents(page);
  await page.route('**/api/analytics', (route) => route.fulfill({ status: 503, body: 'Temporarily unavailable' }));
  await page.goto('/es/contribute');
  for (const times of [1, 2]) {
    await page.clock.runFor(FLUSH);
    await expect.poll(() => requests.length).toBe(times);
    await whenQuiet(page);
  }
  expect(await kept('/es/contribute')).toEqual([]);
  await page.unroute('**/api/analytics');
  await page.clock.runFor(FLUSH);
  await expect.poll(async () => (await kept('/es/contribute')).length).toBe(1);
  await page.clock.runFor(10 * FLUSH);
  expect(requests).toHaveLength(3);
});

for (const [what, refuse] of [
  ['Do Not Track', () => Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' })],
  [
    'Global Privacy Control',
    () => Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  ],
  ['the reader', () => localStorage.setItem('analytics', 'off')],
] as const)
  test(`nothing is sent where ${what} says no, not on leaving either`, async ({ page }) => {
    const requests = collectEvents(page);
    await page.addInitScript(refuse);
    await page.goto('/?search=autism');
    await expect(page.locator('.search-results a[href^="/condition/"]').first()).toBeVisible();
    await page.clock.runFor(10 * FLUSH);
    await page.goto('/condition/1');
    expect(requests.map((request) => request.postData())).toEqual([]);
  });

test('a request that says no is answered as always, and leaves nothing', async ({ request }) => {
  const data = { eventType: 'page_view', eventData: { url: '/healthcare' } };
  const refusals: Record<string, string>[] = [{ dnt: '1' }, { 'sec-gpc': '1' }];
  for (const headers of refusals) {
    const answer = await request.post('/api/analytics', { data, headers: { 'user-agent': READER, ...headers } });
    expect([answer.status(), await answer.json()]).toEqual([200, { success: true }]);
  }
  expect(await kept('/healthcare')).toEqual([]);
});

test('whoever has no account says no on the privacy page, and is counted no more until they take it back', async ({
  page,
}) => {
  await page.goto('/privacy');
  const choice = page.getByRole('checkbox', { name: 'Count my page views' });
  await expect(choice).toBeChecked();
  const requests = collectEvents(page);
  await choice.uncheck();
  await expect(page.getByText('Your page views are not counted.')).toBeVisible();
  await page.goto('/about');
  await page.goto('/ar/privacy');
  expect(requests).toEqual([]);
  const again = page.getByRole('region', { name: 'القياس' }).getByRole('checkbox');
  await expect(again).not.toBeChecked();
  await again.check();
  await page.goto('/about');
  await page.clock.runFor(FLUSH);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('a search is counted with its text and category', async ({ page }) => {
  const requests = collectEvents(page);
  await page.goto('/?search=Autism&category=2');
  await expect(page.locator('.search-results a[href^="/condition/"]').first()).toBeVisible();
  await page.clock.runFor(FLUSH);
  await expect
    .poll(() => requests.map((request) => eventOf(request).eventType).sort())
    .toEqual(['page_view', 'search']);
  const search = requests.map(eventOf).find(({ eventType }) => eventType === 'search');
  expect(search?.eventData).toMatchObject({ query: 'Autism', category: '2' });
});

test('an error that nobody caught is reported at once, by its kind and never with its words', async ({
  page,
  watch,
}) => {
  watch.expect(/maria@example\.org/);
  await page.goto('/contribute');
  const script = page.waitForResponse(/_astro\/Layout/);
  await page.locator('header a').first().hover();
  await script;
  const requests = collectEvents(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => queueMicrotask(() => JSON.parse('maria@example.org')));
      return requests.map((request) => eventOf(request).eventType);
    })
    .toContain('error');
  const [error] = requests.filter((request) => eventOf(request).eventType === 'error');
  expect(error && eventOf(error).eventData).toMatchObject({ error: 'SyntaxError' });
  expect(requests.map((request) => request.postData()).join()).not.toContain('maria');
});

test('a reader of a condition is counted once, however often they look at it', async ({ page, request }) => {
  const views = async () =>
    Number((await sql<{ views: string }>('SELECT views FROM conditions WHERE id = 3'))[0]?.views);
  const facts = () => sql(`SELECT to_jsonb(c) - 'views' AS facts FROM conditions c WHERE id = 3`);
  const [before, record] = [await views(), await facts()];
  for (const path of ['/condition/3', '/es/condition/3', '/condition/3']) {
    await page.goto(path);
    const sent = page.waitForResponse('**/api/analytics');
    await page.clock.runFor(FLUSH);
    expect((await sent).status()).toBe(200);
  }
  await expect.poll(views).toBe(before + 1);
  expect(await facts()).toEqual(record);
  expect((await (await request.get('/api/conditions/3')).json()).views).toBe(before + 1);
});
