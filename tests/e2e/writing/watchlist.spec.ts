import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

let reader: SignedIn;
test.beforeEach(async () => {
  reader = await newReader();
});

const button = (page: Page) => page.locator('main').getByRole('button', { name: /^Watch/ });
const watched = () =>
  sql('SELECT condition_id FROM watchlist WHERE user_id = $1 ORDER BY condition_id', [reader.user.id]).then((rows) =>
    rows.map(({ condition_id }) => condition_id),
  );

test('a page is watched by its button, listed in the profile, and removed from either', async ({ page, context }) => {
  await storeSession(page, reader);
  await page.goto('/condition/3');
  await waitForIdlePage(page);
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expectToast(page, 'Watching this page');
  await expect(button(page)).toHaveAccessibleName('Watching: Stop watching this page');
  await expect(button(page)).toBeFocused();
  await expect(page.locator('main').getByRole('button', { name: 'Add bookmark' })).toHaveText('Bookmark');
  expect(await watched()).toEqual([3]);
  await page.reload();
  await expect(button(page)).toHaveText('Watching');
  await button(page).click();
  await expectToast(page, 'No longer watched');
  await expect(button(page)).toHaveAccessibleName('Watch');
  expect(await watched()).toEqual([]);

  const profile = await context.newPage();
  await profile.goto('/profile#bookmarks');
  const list = profile.getByRole('region', { name: 'Pages you watch', exact: true });
  await expect(list).toContainText('You watch no page yet.');
  await button(page).click();
  const [row] = await sql<{ name: string }>('SELECT name FROM conditions WHERE id = 3');
  await expect(list.getByRole('link', { name: row?.name, exact: true })).toHaveAttribute('href', '/condition/3');
  await expect(list.getByRole('link', { name: /^History of/ })).toHaveAttribute('href', '/history?condition=3');
  await list.getByRole('button', { name: /^Stop watching/ }).click();
  await expect(list).toContainText('You watch no page yet.');
  await expect(list.getByRole('heading')).toBeFocused();
  await expect(button(page)).toHaveText('Watch');
  expect(await watched()).toEqual([]);
});
