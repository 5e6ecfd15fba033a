import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { bookmarkWords } from '@common-ground/api/contracts/wording/bookmarks/index.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import type { Page } from '@playwright/test';
import { enter, newReader, revoke } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

let reader: SignedIn;
test.beforeAll(async () => {
  reader = await newReader();
});
test.beforeEach(async () => {
  await sql('DELETE FROM user_bookmarks WHERE user_id = $1', [reader.user.id]);
});

const button = (page: Page) => page.locator('.bookmark').first();
const title = (page: Page) => page.locator('.toast-title');
const text = (page: Page) => page.locator('.toast-title + div');
const kept = () =>
  sql('SELECT condition_id FROM user_bookmarks WHERE user_id = $1 ORDER BY condition_id', [reader.user.id]).then(
    (rows) => rows.map(({ condition_id }) => condition_id),
  );

/** Bookmark calls that a page makes, as method and path. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/.*bookmarks/.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

async function open(page: Page, path = '/condition/2'): Promise<void> {
  await page.goto(path);
  await whenQuiet(page);
}

test('who is not signed in is told so, with the way to sign in, and no call is made', async ({ page }) => {
  const calls = callsOf(page);
  await open(page, '/condition/2');
  await button(page).click();
  await expect(title(page)).toHaveText('Sign in required');
  await expect(text(page)).toHaveText('Please sign in to bookmark content');
  await expect(page.locator('.toast.destructive')).toBeVisible();
  await expect(page.locator('.toast a')).toHaveAttribute('href', '/auth/login?from=%2Fcondition%2F2');
  await expect(button(page)).toHaveText('Bookmark');
  expect(calls).toEqual([]);
});

test('nothing is loaded for who is not signed in and does not reach for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await open(page);
  expect(scripts).toEqual([]);
});

test('the button adds and removes, says so, and says it is busy meanwhile', async ({ page }) => {
  await enter(page, reader);
  const calls = callsOf(page);
  await open(page);
  expect(calls).toEqual([`GET /api/users/${reader.user.id}/bookmarks`]);
  await expect(button(page)).toHaveAccessibleName('Add bookmark');
  await expect(button(page)).toHaveText('Bookmark');

  const go = await hold(page, '**/api/bookmarks');
  await button(page).click();
  await expect(button(page)).toBeDisabled();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await button(page).dispatchEvent('click');
  await expect(button(page)).toHaveText('Bookmark');
  go();
  await expect(title(page)).toHaveText('Bookmark added');
  await expect(text(page)).toHaveText('Content added to your bookmarks');
  await expect(button(page)).toHaveText('Bookmarked');
  await expect(button(page)).toHaveAccessibleName('Bookmarked: Remove bookmark');
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toBeFocused();
  expect(await kept()).toEqual([2]);

  await button(page).click();
  await expect(title(page)).toHaveText('Bookmark removed');
  await expect(text(page)).toHaveText('Content removed from your bookmarks');
  await expect(button(page)).toHaveText('Bookmark');
  expect(await kept()).toEqual([]);
  expect(calls.slice(1)).toEqual(['POST /api/bookmarks', 'DELETE /api/bookmarks/condition/2']);
});

test('adding and removing are counted as interactions', async ({ page }) => {
  const counted: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics')) counted.push(request.postDataJSON());
  });
  await enter(page, reader);
  await page.clock.install();
  await open(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Bookmarked');
  await button(page).click();
  await expect(button(page)).toHaveText('Bookmark');
  await page.clock.runFor(5000);
  const about = { contentType: 'condition', contentId: 2 };
  await expect
    .poll(() => counted.filter((event) => (event as { eventType: string }).eventType === 'content_interaction'))
    .toMatchObject([
      { eventData: { ...about, interaction: 'bookmark' } },
      { eventData: { ...about, interaction: 'unbookmark' } },
    ]);
});

test('what is kept is shown on the next visit', async ({ page }) => {
  await enter(page, reader);
  await open(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Bookmarked');
  await page.reload();
  await expect(button(page)).toHaveText('Bookmarked');
  await open(page, '/condition/3');
  await expect(button(page)).toHaveText('Bookmark');
});

test('a page that comes back out of the cache shows what was changed since', async ({ page }) => {
  await enter(page, reader);
  await open(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Bookmarked');
  await sql('DELETE FROM user_bookmarks WHERE user_id = $1', [reader.user.id]);
  // What the browser says then; driven by Playwright it has no such cache.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(button(page)).toHaveText('Bookmark');
});

test('with keys alone', async ({ page }) => {
  await enter(page, reader);
  await open(page);
  await page.locator('.condition-head a').last().focus();
  await page.keyboard.press('Tab');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(button(page)).toHaveText('Bookmarked');
  await page.keyboard.press('Enter');
  await expect(button(page)).toHaveText('Bookmark');
  await expect(button(page)).toBeFocused();
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('a first tap counts, though it is what brings the script', async ({ page }) => {
    await page.goto('/condition/2');
    await button(page).tap();
    await expect(title(page)).toHaveText('Sign in required');
    await expect(page.locator('.toast')).toHaveCount(1);
  });
});

test('two tabs show the same, and keep one', async ({ page, context }) => {
  await enter(page, reader);
  await open(page);
  const other = await context.newPage();
  await open(other);
  // Both are asked to keep it before either has heard of the other.
  const goes = [await hold(page, '**/api/bookmarks'), await hold(other, '**/api/bookmarks')];
  await button(page).click();
  await button(other).click();
  for (const go of goes) go();
  await expect(button(page)).toHaveText('Bookmarked');
  await expect(button(other)).toHaveText('Bookmarked');
  expect(await kept()).toEqual([2]);
  await button(other).click();
  await expect(button(page)).toHaveText('Bookmark');
  expect(await kept()).toEqual([]);
  await button(page).click();
  await expect(button(other)).toHaveText('Bookmarked');
});

test('signing out in another tab ends it here too', async ({ page, context }) => {
  await enter(page, reader);
  await open(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Bookmarked');
  const other = await context.newPage();
  await other.goto('/contribute');
  await other.evaluate(() => localStorage.clear());
  await expect(button(page)).toHaveText('Bookmark');
  await button(page).click();
  await expect(title(page)).toHaveText('Sign in required');
});

test.describe('a failure', () => {
  test('without an answer says that it failed, and leaves it as it was', async ({ page, watch }) => {
    watch.expect(/Failed to load resource/);
    await enter(page, reader);
    await open(page);
    await page.route('**/api/bookmarks', (route) => route.abort());
    await button(page).click();
    await expect(title(page)).toHaveText('Error');
    await expect(text(page)).toHaveText('Failed to update bookmark');
    await expect(button(page)).toHaveText('Bookmark');
    await expect(button(page)).toBeEnabled();
  });

  test('says what the server said, in the language of the page', async ({ page, watch }) => {
    watch.expect(/503/);
    await enter(page, reader);
    await open(page, '/es/condition/2');
    await page.route('**/api/bookmarks', (route) => route.fulfill({ status: 503, body: 'Temporarily unavailable' }));
    await button(page).click();
    await expect(title(page)).toHaveText('Error');
    await expect(text(page)).toHaveText('No disponible por el momento');
  });

  test('with the API down from the start leaves a button that says what failed', async ({ page, watch }) => {
    watch.expect(/502/);
    await enter(page, reader);
    await page.route(/\/api\/.*bookmarks/, (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
    const calls = callsOf(page);
    await open(page);
    await button(page).click();
    await expect(title(page)).toHaveText('Error');
    await expect(text(page)).toHaveText('Failed to update bookmark');
    // Nothing is tried again by itself.
    expect(calls).toEqual([`GET /api/users/${reader.user.id}/bookmarks`, 'POST /api/bookmarks']);
  });

  test('of a session that was ended elsewhere says so, and the page knows it then', async ({ page, watch }) => {
    watch.expect(/401/);
    const guest = await newReader();
    await enter(page, guest);
    await open(page);
    await revoke(guest);
    await button(page).click();
    await expect(title(page)).toHaveText('Error');
    await expect(text(page)).toHaveText('Sign in required');
    await expect(page.locator('.toast a')).toHaveAttribute('href', '/auth/login?from=%2Fcondition%2F2');
    expect(await page.evaluate(() => localStorage.getItem('sessionToken'))).toBeNull();
    const calls = callsOf(page);
    await button(page).click();
    await expect(title(page)).toHaveText('Sign in required');
    expect(calls).toEqual([]);
  });
});

for (const language of ['es', 'fr', 'ar']) {
  test(`the words in ${language}`, async ({ page }) => {
    const words = bookmarkWords(language);
    const { said } = toastWords(language);
    await enter(page, reader);
    await open(page, `/${language}/condition/2`);
    await expect(button(page)).toHaveAccessibleName(words.add);
    await button(page).click();
    await expect(title(page)).toHaveText(said.bookmarkAdded.title);
    await expect(button(page)).toHaveAccessibleName(words.bookmarkedName);
    await expect(button(page)).toHaveText(words.bookmarked);
    await button(page).click();
    await expect(title(page)).toHaveText(said.bookmarkRemoved.title);
  });
}

test('it is not on paper', async ({ page }) => {
  await open(page);
  await expect(button(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button that would do nothing', async ({ page }) => {
    await page.goto('/condition/2');
    await expect(button(page)).toBeHidden();
  });
});

/** Holds back the answers of a call until the function that is given back is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let go: () => void = () => {};
  const mayGo = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(url, async (route) => {
    await mayGo;
    await route.continue();
  });
  return go;
}
