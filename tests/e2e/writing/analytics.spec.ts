import type { Page, Request } from '@playwright/test';
import { base } from '../../support/playwrightBase.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/**
 * Playwright's user agent is that of an automated browser, which is not counted. A flag of the browser sets this one,
 * because the events of a page that is left are not sent by the page.
 */
const READER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
/** Events are sent five seconds after the page was shown. The test moves the page's clock. */
const FLUSH = 5000;

const { launchOptions } = base.use ?? {};
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), `--user-agent=${READER}`] } });

const isEvent = (request: Request) => request.method() === 'POST' && request.url().endsWith('/api/analytics');
const readEvent = (request: Request) =>
  request.postDataJSON() as { eventType: string; eventData: Record<string, string> };

test.beforeEach(({ page }) => page.clock.install());

function collectEvents(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('request', (request) => isEvent(request) && requests.push(request));
  return requests;
}
/** Returns stored events of readers. The browsers of the other tests count as automated. */
const selectEvents = (path: string) =>
  sql<Record<string, unknown>>(
    `SELECT * FROM analytics_events WHERE event_data ->> 'page' = $1 AND event_data ->> 'by' IS NULL`,
    [path],
  );

test('a page view and a search are sent after five seconds, without data about the reader', async ({ page }) => {
  const requests = collectEvents(page);
  await page.goto('/ar?search=Dementia&category=2#main');
  await expect(page.locator('.search-results a[href*="/condition/"]').first()).toBeVisible();
  await page.clock.runFor(FLUSH);
  const events = () => requests.map(readEvent).sort((one, other) => one.eventType.localeCompare(other.eventType));
  await expect.poll(() => events().map(({ eventType }) => eventType)).toEqual(['page_view', 'search']);
  expect(events()).toMatchObject([
    { eventData: { timestamp: expect.any(String), userAgent: READER, url: page.url().replace(/#.*/, '') } },
    { eventData: { query: 'Dementia', category: '2' } },
  ]);
  await expect
    .poll(() => selectEvents('/ar'))
    .toContainEqual(
      expect.objectContaining({
        event_type: 'page_view',
        event_data: { page: '/ar', language: 'ar' },
        user_id: null,
        user_agent: null,
        ip_address: null,
        session_id: null,
      }),
    );
});

test('a page that is left before the five seconds is counted, too', async ({ page }) => {
  const before = (await selectEvents('/fr/contribute')).length;
  await page.goto('/fr/contribute');
  await page.goto('/robots.txt');
  await expect.poll(async () => (await selectEvents('/fr/contribute')).length).toBe(before + 1);
});

test('a reader who opts out on the privacy page is not counted until they opt in again', async ({ page }) => {
  const first = page.waitForRequest(isEvent);
  await page.goto('/privacy');
  await page.clock.runFor(FLUSH);
  await first;
  const choice = page.getByRole('checkbox', { name: 'Count my page views' });
  await expect(choice).toBeChecked();
  const requests = collectEvents(page);
  await choice.uncheck();
  await expect(page.getByText('Your page views are not counted.')).toBeVisible();
  await page.clock.runFor(10 * FLUSH);
  await page.goto('/ar/privacy');
  await page.clock.runFor(10 * FLUSH);
  expect(requests).toEqual([]);
  const again = page.getByRole('region', { name: 'القياس' }).getByRole('checkbox');
  await expect(again).not.toBeChecked();
  await again.check();
  await page.goto('/about');
  await page.clock.runFor(FLUSH);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test('an uncaught error is reported at once, without its message', async ({ page, watch }) => {
  watch.expect(/maria@example\.org/);
  await page.goto('/contribute');
  const script = page.waitForResponse(/_astro\/Layout/);
  await page.locator('header a').first().hover();
  await script;
  const requests = collectEvents(page);
  await expect
    .poll(async () => {
      await page.evaluate(() => queueMicrotask(() => JSON.parse('maria@example.org')));
      return requests.map((request) => readEvent(request).eventType);
    })
    .toContain('error');
  const [error] = requests.filter((request) => readEvent(request).eventType === 'error');
  expect(error && readEvent(error).eventData).toMatchObject({ error: 'SyntaxError' });
  expect(requests.map((request) => request.postData()).join()).not.toContain('maria');
});
