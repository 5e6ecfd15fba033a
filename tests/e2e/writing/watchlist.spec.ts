import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import { watchWords } from '@common-ground/api/contracts/wording/watchlist/index.ts';
import type { Page } from '@playwright/test';
import { enter, newReader } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

let reader: SignedIn;
test.beforeAll(async () => {
  reader = await newReader();
});
test.beforeEach(async () => {
  await sql('DELETE FROM watchlist WHERE user_id = $1', [reader.user.id]);
  await sql('DELETE FROM notifications WHERE user_id = $1', [reader.user.id]);
});

const button = (page: Page) => page.locator('main').getByRole('button', { name: /^Watch/ });
const title = (page: Page) => page.locator('.toast-title');
const watched = () =>
  sql('SELECT condition_id FROM watchlist WHERE user_id = $1 ORDER BY condition_id', [reader.user.id]).then((rows) =>
    rows.map(({ condition_id }) => condition_id),
  );

for (const path of ['/condition/3', '/history?condition=3', '/talk?condition=3']) {
  test(`on ${path} a guest is told to sign in, with the way back here`, async ({ page }) => {
    await page.goto(path);
    await button(page).click();
    await expect(title(page)).toHaveText('Sign in required');
    await expect(page.locator('.toast')).toContainText('Please sign in to watch pages');
    await expect(page.locator('.toast a')).toHaveAttribute('href', `/auth/login?from=${encodeURIComponent(path)}`);
  });

  test(`on ${path} the button watches and stops, says so, and shows the same after a reload`, async ({ page }) => {
    await enter(page, reader);
    await page.goto(path);
    await whenQuiet(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Watching this page');
    await expect(button(page)).toHaveAccessibleName('Watching: Stop watching this page');
    await expect(button(page)).toBeFocused();
    expect(await watched()).toEqual([3]);
    await page.reload();
    await expect(button(page)).toHaveText('Watching');
    await button(page).click();
    await expect(title(page)).toHaveText('No longer watched');
    await expect(button(page)).toHaveAccessibleName('Watch');
    expect(await watched()).toEqual([]);
  });
}

test('watching and bookmarking know nothing of each other', async ({ page }) => {
  await enter(page, reader);
  await page.goto('/condition/4');
  await whenQuiet(page);
  await button(page).click();
  await expect(button(page)).toHaveText('Watching');
  await expect(page.locator('main').getByRole('button', { name: 'Add bookmark' })).toHaveText('Bookmark');
});

test('two tabs show the same', async ({ page, context }) => {
  await enter(page, reader);
  await page.goto('/condition/3');
  await whenQuiet(page);
  const other = await context.newPage();
  await other.goto('/history?condition=3');
  await whenQuiet(other);
  await button(page).click();
  await expect(button(other)).toHaveText('Watching');
  await button(other).click();
  await expect(button(page)).toHaveText('Watch');
  expect(await watched()).toEqual([]);
});

test('a failure says so, and leaves it as it was', async ({ page, watch }) => {
  watch.expect(/503/);
  await enter(page, reader);
  await page.goto('/condition/3');
  await whenQuiet(page);
  await page.route('**/api/watchlist', (route) => route.fulfill({ status: 503, body: 'Temporarily unavailable' }));
  await button(page).click();
  await expect(page.locator('.toast.destructive')).toContainText('Temporarily unavailable');
  await expect(button(page)).toHaveText('Watch');
  await expect(button(page)).toBeEnabled();
});

test('the profile lists what is watched, follows other tabs, and lets it go', async ({ page, context }) => {
  await enter(page, reader);
  await page.goto('/profile#bookmarks');
  const list = page.getByRole('region', { name: 'Pages you watch', exact: true });
  await expect(list).toContainText('You watch no page yet.');
  const other = await context.newPage();
  await other.goto('/condition/3');
  await whenQuiet(other);
  await button(other).click();
  const [row] = await sql<{ name: string }>('SELECT name FROM conditions WHERE id = 3');
  await expect(list.getByRole('link', { name: row?.name, exact: true })).toHaveAttribute('href', '/condition/3');
  await expect(list.getByRole('link', { name: /^History of/ })).toHaveAttribute('href', '/history?condition=3');
  await list.getByRole('button', { name: /^Stop watching/ }).click();
  await expect(list).toContainText('You watch no page yet.');
  await expect(list.getByRole('heading')).toBeFocused();
  await expect(button(other)).toHaveText('Watch');
  expect(await watched()).toEqual([]);
});

test('a new revision comes into the inbox, with the way to what changed', async ({ page }) => {
  await enter(page, reader);
  await sql('INSERT INTO watchlist (user_id, condition_id, added_at) VALUES ($1, 5, now())', [reader.user.id]);
  const [row] = await sql<{ name: string }>(
    `UPDATE conditions SET revision = revision + 1 WHERE id = 5 RETURNING name`,
  );
  await page.goto('/ar/profile#notifications');
  const news = page.locator('.rows li').filter({ hasText: `تغيّرت صفحة «${row?.name}» التي تتابعها.` });
  await news.getByRole('link').click();
  await expect(page).toHaveURL('/ar/history?condition=5');
});

for (const language of ['es', 'fr', 'ar'])
  test(`the words in ${language}`, async ({ page }) => {
    const words = watchWords(language);
    await enter(page, reader);
    await page.goto(`/${language}/condition/3`);
    await whenQuiet(page);
    const here = page.locator('.condition-head .bookmark').nth(1);
    await expect(here).toHaveText(words.watch);
    await here.click();
    await expect(title(page)).toHaveText(toastWords(language).said.watchAdded.title);
    await expect(here).toHaveAccessibleName(words.watchedName);
  });
