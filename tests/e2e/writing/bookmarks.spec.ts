import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { MOVING } from '../../support/playwrightBase.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test.use(MOVING);

let reader: SignedIn;
test.beforeEach(async () => {
  reader = await newReader();
});

const button = (page: Page) => page.locator('.bookmark').first();
const forget = () => sql('DELETE FROM user_bookmarks WHERE user_id = $1', [reader.user.id]);
const selectBookmarks = () =>
  sql('SELECT condition_id FROM user_bookmarks WHERE user_id = $1 ORDER BY condition_id', [reader.user.id]).then(
    (rows) => rows.map(({ condition_id }) => condition_id),
  );

function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/.*bookmarks/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function open(page: Page): Promise<void> {
  await page.goto('/condition/2');
  await waitForIdlePage(page);
}

test("a guest's page loads nothing before a click, which then asks them to sign in", async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const calls = recordCalls(page);
  await open(page);
  expect(scripts).toEqual([]);
  await button(page).click();
  await expectToast(page, 'Sign in required', 'Please sign in to bookmark content');
  await expect(page.locator('.toast.destructive')).toBeVisible();
  await expect(page.locator('.toast a')).toHaveAttribute('href', '/auth/login?from=%2Fcondition%2F2');
  await expect(button(page)).toHaveText('Bookmark');
  expect(calls).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
});

test('the button adds and removes by keyboard, is counted, and is the same after a reload', async ({ page }) => {
  const counted: { eventType: string; eventData: object }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) counted.push(request.postDataJSON());
  });
  await storeSession(page, reader);
  await page.clock.install();
  const calls = recordCalls(page);
  await open(page);
  expect(calls).toEqual([`GET /api/users/${reader.user.id}/bookmarks`]);
  await expect(button(page)).toHaveAccessibleName('Add bookmark');
  await expect(button(page)).toHaveText('Bookmark');

  const go = await hold(page, '**/api/bookmarks');
  await page.locator('.condition-head a').last().focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page).dispatchEvent('click');
  await expect(button(page)).toHaveText('Bookmark');
  go();
  await expectToast(page, 'Bookmark added', 'Content added to your bookmarks');
  await expect(button(page)).toHaveText('Bookmarked');
  await expect(button(page)).toHaveAccessibleName('Bookmarked: Remove bookmark');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toBeFocused();
  expect(await selectBookmarks()).toEqual([2]);

  await page.keyboard.press('Enter');
  await expectToast(page, 'Bookmark removed', 'Content removed from your bookmarks');
  await expect(button(page)).toHaveText('Bookmark');
  await expect(button(page)).toBeFocused();
  expect(await selectBookmarks()).toEqual([]);
  expect(calls.slice(1)).toEqual(['POST /api/bookmarks', 'DELETE /api/bookmarks/condition/2']);
  await page.clock.runFor(5000);
  const about = { contentType: 'condition', contentId: 2 };
  await expect
    .poll(() => counted.filter(({ eventType }) => eventType === 'content_interaction'))
    .toMatchObject([
      { eventData: { ...about, interaction: 'bookmark' } },
      { eventData: { ...about, interaction: 'unbookmark' } },
    ]);

  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Bookmarked');
  await page.reload();
  await expect(button(page)).toHaveText('Bookmarked');
  await forget();
  // A browser fires this event when it restores a page from its cache. Playwright's browser has no such cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(button(page)).toHaveText('Bookmark');
});

test.describe('a touch screen', () => {
  test.use({ hasTouch: true });

  test('responds to the first tap, which also loads the script', async ({ page }) => {
    await page.goto('/condition/2');
    await button(page).tap();
    await expectToast(page, 'Sign in required');
    await expect(page.locator('.toast')).toHaveCount(1);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no button', async ({ page }) => {
    await page.goto('/condition/2');
    await expect(button(page)).toBeHidden();
  });
});

/** Holds requests to a URL until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  const mayGo = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await mayGo.promise;
    await route.continue();
  });
  return mayGo.resolve;
}
