import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { enter, newReader } from '../support/reader.ts';
import { siteUrl, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;

test.beforeEach(async ({ page }) => {
  // Every test has somebody of its own, and more people than that may not register from one address in an hour.
  reader = await newReader();
  await enter(page, reader);
});

const toast = (page: Page) => page.locator('.toast');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function keepConditions(...ids: number[]) {
  for (const contentId of ids)
    await fetch(`${siteUrl}/api/bookmarks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${reader.sessionToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bookmarkType: 'condition', contentId }),
    });
}

async function notify(...kinds: string[]) {
  for (const kind of kinds)
    await sql(`INSERT INTO notifications (user_id, kind, "values", link) VALUES ($1, $2, '{}', '/profile#settings')`, [
      reader.user.id,
      kind,
    ]);
}

test.describe('bookmarks', () => {
  test('none are no error, and there is a way on', async ({ page }) => {
    await page.goto('/profile#bookmarks');
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Browse the categories' })).toHaveAttribute('href', '/#categories');
  });

  test('show title, type, id and day, in the language of the reader', async ({ page }) => {
    await keepConditions(1);
    const [row] = await sql<{ name: string }>(
      `SELECT t.name FROM condition_translations t JOIN languages l ON l.id = t.language_id
       WHERE l.code = 'es' AND t.condition_id = 1 AND t._status = 'published'`,
    );
    await page.goto('/es/profile#bookmarks');
    const list = section(page, 'Marcadores');
    await expect(list.getByRole('link', { name: row?.name })).toHaveAttribute('href', '/es/condition/1');
    await expect(list).toContainText('Condición');
    await expect(list).toContainText('ID del contenido: 1');
    await expect(list.locator('time')).toContainText(String(new Date().getFullYear()));
  });

  test('are removed one by one, by keys alone, here and in the other tab', async ({ page, context }) => {
    await keepConditions(1, 2);
    const other = await context.newPage();
    await other.goto('/profile#bookmarks');
    await expect(section(other, 'Bookmarks').getByRole('listitem')).toHaveCount(2);
    await page.goto('/profile#bookmarks');
    const list = section(page, 'Bookmarks');
    await list.getByRole('button').first().focus();
    await page.keyboard.press('Enter');
    await expect(list.getByRole('listitem')).toHaveCount(1);
    await expect(list.getByRole('heading', { level: 2 })).toBeFocused();
    await expect(list.getByRole('status').first()).toContainText('is removed.');
    await expect(toast(page)).toContainText('Bookmark removed');
    await expect(toast(page)).toContainText('Content removed from your bookmarks');
    await expect(section(other, 'Bookmarks').getByRole('listitem')).toHaveCount(1);
    await list.getByRole('button').first().click();
    await expect(page.getByText('You have no bookmarks yet.')).toBeVisible();
    expect(await sql('SELECT id FROM user_bookmarks WHERE user_id = $1', [reader.user.id])).toEqual([]);
  });

  test('one that could not be removed stays, with the reason', async ({ page, watch }) => {
    watch.expect(/status of 503/);
    await keepConditions(1);
    await page.goto('/profile#bookmarks');
    await page.route('**/api/bookmarks/**', (route) => route.fulfill({ status: 503, body: 'Temporarily unavailable' }));
    const list = section(page, 'Bookmarks');
    await list.getByRole('button').click();
    await expect(list.getByRole('alert')).toHaveText('Temporarily unavailable');
    await expect(toast(page)).toContainText('Error');
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });
});

test.describe('learning', () => {
  test('nothing begun is no error, and there is a way on', async ({ page }) => {
    await page.goto('/profile#learning');
    await expect(page.getByText('You have not started a learning path yet.')).toBeVisible();
    await expect(page.getByText('You have no certificates yet.')).toBeVisible();
    await expect(page.getByRole('tabpanel').getByRole('link', { name: 'See the learning paths' })).toHaveAttribute(
      'href',
      '/learning',
    );
  });

  test('shows how far each path is, what was earned, and the mean of all', async ({ page }) => {
    const paths = await sql<{ id: number }>(
      `INSERT INTO learning_paths (title, description, difficulty, estimated_duration, is_active)
       SELECT t, 'x', 'beginner', 30, true FROM unnest(ARRAY['First path', 'Second path']) t RETURNING id`,
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
      await page.goto('/profile#learning');
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
      await sql('DELETE FROM learning_paths WHERE id = ANY($1)', [ids]);
    }
  });
});

test.describe('the inbox', () => {
  test('is empty and says what will be there', async ({ page }) => {
    await page.goto('/profile');
    await expect(section(page, 'Notifications')).toContainText('No notifications.');
    await expect(page.locator('.profile-head').getByRole('link')).toHaveCount(0);
  });

  test('is reached from the top, speaks the language of the reader, and leads to what it is about', async ({
    page,
  }) => {
    await notify('password_changed', 'email_verified');
    await page.goto('/fr/profile#settings');
    await page.getByRole('link', { name: '2 notifications non lues' }).click();
    const inbox = section(page, 'Notifications');
    await expect(inbox.getByRole('heading', { name: 'Notifications' })).toBeFocused();
    await expect(inbox).toContainText('Votre adresse e-mail est vérifiée.');
    await expect(inbox.getByRole('link').first()).toHaveAttribute('href', '/fr/profile#settings');
  });

  test('marks one, marks all, and removes, by keys alone', async ({ page }) => {
    await notify('email_verified', 'password_changed');
    await page.goto('/profile');
    const inbox = section(page, 'Notifications');
    await inbox.getByRole('button', { name: 'Mark as read: Your email' }).focus();
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
  });

  test('one that could not be changed says why', async ({ page, watch }) => {
    watch.expect(/status of 503/);
    await notify('email_verified');
    await page.goto('/profile');
    const inbox = section(page, 'Notifications');
    await expect(inbox.getByRole('listitem')).toHaveCount(1);
    await page.route('**/notifications**', (route) => route.fulfill({ status: 503, body: 'Temporarily unavailable' }));
    await inbox.getByRole('button', { name: 'Mark as read: Your email' }).click();
    await expect(inbox.getByRole('alert')).toHaveText('Temporarily unavailable');
    await expect(inbox).toContainText('New');
  });
});
