import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { enter, newReader } from '../support/reader.ts';
import { clear, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeEach(async ({ page }) => {
  reader = await newReader();
  await enter(page, reader);
});

const toast = (page: Page) => page.locator('.toast');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('bookmarks are removed by keys alone, here and in the other tab', async ({ page, context, watch }) => {
  watch.expect(/status of 503/);
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

  await page.route('**/api/bookmarks/**', (route) => route.fulfill({ status: 503, body: 'Temporarily unavailable' }));
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

test('learning says that nothing is begun, then how far each path is and what was earned', async ({ page }) => {
  await page.goto('/profile#learning');
  await expect(page.getByText('You have not started a learning path yet.')).toBeVisible();
  await expect(page.getByText('You have no certificates yet.')).toBeVisible();
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'See the learning paths' })).toHaveAttribute(
    'href',
    '/learning',
  );
  const paths = await sql<{ id: number }>(
    `INSERT INTO learning_paths (title, description, difficulty, estimated_duration, is_active)
     SELECT t, 'x', 'beginner', 30, false FROM unnest(ARRAY['First path', 'Second path']) t RETURNING id`,
  );
  const ids = paths.map(({ id }) => id);
  try {
    await sql(
      `INSERT INTO user_progress (user_id, path_id, status, progress_percentage, total_points)
       VALUES ($1, $2, 'in_progress', 35, 20), ($1, $3, 'completed', 100, 50)`,
      [reader.user.id, ...ids],
    );
    await sql(
      `INSERT INTO certificates (user_id, learning_path_id, certificate_code, completed_at, issued_at)
       VALUES ($1, $2, $3, '2026-03-04T12:00:00Z', now())`,
      [reader.user.id, ids[1], `test-${reader.user.id}`],
    );
    await page.reload();
    const rows = section(page, 'Learning paths').getByRole('listitem');
    await expect(rows.filter({ hasText: 'First path' })).toContainText('In progress');
    await expect(rows.filter({ hasText: 'First path' })).toContainText('35% done');
    await expect(rows.filter({ hasText: 'First path' }).getByRole('progressbar')).toHaveAttribute('value', '35');
    await expect(rows.filter({ hasText: 'Second path' })).toContainText('Completed');
    await expect(section(page, 'Certificates')).toContainText('Second pathEarned on March 4, 2026');
    await expect(page.locator('.profile-stats')).toContainText('Avg Progress68%');
    await expect(page.locator('.profile-stats')).toContainText('Certificates1');
  } finally {
    await sql('DELETE FROM certificates WHERE learning_path_id = ANY($1)', [ids]);
    await sql('DELETE FROM user_progress WHERE path_id = ANY($1)', [ids]);
    await clear(['learning_paths', 'learning_modules'], 'DELETE FROM learning_paths WHERE id = ANY($1)', [ids]);
  }
});

test('the inbox is reached from the top, marks and removes by keys alone, and says what failed', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 503/);
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

  await page.route('**/notifications**', (route) => route.fulfill({ status: 503, body: 'Temporarily unavailable' }));
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
