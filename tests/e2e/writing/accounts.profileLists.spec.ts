import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeEach(async ({ page }) => {
  reader = await newReader();
  await storeSession(page, reader);
});

const toast = (page: Page) => page.locator('.toast');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a bookmark is removed by keyboard, here and in another tab', async ({ page, context, watch }) => {
  watch.expect(/status of 409/);
  await sql(
    `INSERT INTO user_bookmarks (user_id, bookmark_type, condition_id) VALUES ($1, 'condition', 1), ($1, 'condition', 2)`,
    [reader.user.id],
  );
  const [row] = await sql<{ name: string }>(
    `SELECT t.name FROM condition_translations t JOIN languages l ON l.id = t.language_id
     WHERE l.code = 'es' AND t.condition_id = 1 AND t._status = 'published'`,
  );
  const other = await context.newPage();
  await other.goto('/es/profile#bookmarks');
  const there = section(other, 'Marcadores').getByRole('listitem');
  await expect(there).toHaveCount(2);
  const shown = there.filter({ hasText: row?.name });
  await expect(shown.getByRole('link', { name: row?.name })).toHaveAttribute('href', '/es/condition/1');
  await expect(shown).toContainText('Condición');
  await expect(shown).toContainText('ID del contenido: 1');
  await expect(shown.locator('time')).toContainText(String(new Date().getFullYear()));

  await page.goto('/profile#bookmarks');
  const list = section(page, 'Bookmarks');
  await list.getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(list.getByRole('status').first()).toContainText('is removed.');
  await expect(toast(page)).toContainText('Bookmark removed');
  await expect(toast(page)).toContainText('Content removed from your bookmarks');
  await expect(there).toHaveCount(1);

  await page.route('**/api/bookmarks/**', (route) => route.fulfill({ status: 409, body: 'Temporarily unavailable' }));
  await list.getByRole('button').click();
  await expect(list.getByRole('alert')).toHaveText('Temporarily unavailable');
  await expect(toast(page)).toContainText('Error');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await page.unroute('**/api/bookmarks/**');
  await list.getByRole('button').click();
  await expect(page.getByText('You have no bookmarks yet.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Browse the categories' })).toHaveAttribute('href', '/#categories');
  expect(await sql('SELECT id FROM user_bookmarks WHERE user_id = $1', [reader.user.id])).toEqual([]);
});

test('the inbox is reached from the top, marks and removes by keyboard, and reports errors', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 409/);
  for (const kind of ['email_verified', 'password_changed'])
    await sql(`INSERT INTO notifications (user_id, kind, "values", link) VALUES ($1, $2, '{}', '/profile#settings')`, [
      reader.user.id,
      kind,
    ]);
  await page.goto('/profile#settings');
  await page.getByRole('link', { name: '2 unread notifications' }).click();
  const inbox = section(page, 'Notifications');
  await expect(inbox.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(inbox).toContainText('Your email address is verified.');
  await expect(inbox.getByRole('link').first()).toHaveAttribute('href', '/profile#settings');

  await page.route('**/notifications**', (route) => route.fulfill({ status: 409, body: 'Temporarily unavailable' }));
  await inbox.getByRole('button', { name: 'Mark as read: Your email' }).focus();
  await page.keyboard.press('Enter');
  await expect(inbox.getByRole('alert')).toHaveText('Temporarily unavailable');
  await expect(inbox).toContainText('New');
  await page.unroute('**/notifications**');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '1 unread notification' })).toBeVisible();
  await expect(inbox.getByRole('button', { name: 'Mark as unread: Your email' })).toBeFocused();
  await inbox.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(inbox.getByRole('status').first()).toHaveText('All notifications are marked as read.');
  await expect(page.locator('.profile-head').getByRole('link')).toHaveCount(0);
  await inbox.getByRole('button', { name: 'Remove: Your email' }).focus();
  await page.keyboard.press('Enter');
  await expect(inbox.getByRole('heading', { level: 2 })).toBeFocused();
  await page.reload();
  await expect(inbox.getByRole('listitem')).toHaveCount(1);
  await expect(inbox).not.toContainText('New');
  await inbox.getByRole('button', { name: /^Remove/ }).click();
  await expect(inbox).toContainText('No notifications.');
});
