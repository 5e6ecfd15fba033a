import type { Page } from '@playwright/test';
import { demoAdmin, newReader, storeSession } from '../support/reader.ts';
import { password, sql } from '../support/site.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';

const DENIED = 'Access denied. Admin privileges required.';
const DASHBOARD = '/admin/dashboard';

function recordRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) asked.push(pathname + search);
  });
  return asked;
}

test('the dashboard is refused to guests and users, without requests, and to a forged role', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 403/);
  const reader = await newReader();
  const asked = recordRequests(page);
  const signIn = page.getByRole('main').getByRole('link', { name: 'Sign in' });
  await page.goto(DASHBOARD);
  await expect(page.getByText(DENIED)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(signIn).toHaveAttribute('href', '/auth/login?from=%2Fadmin%2Fdashboard');
  await waitForIdlePage(page);
  expect(asked).toEqual([]);

  await storeSession(page, reader);
  await page.goto(DASHBOARD);
  await waitForIdlePage(page);
  await expect(page.getByText(DENIED)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(signIn).toBeHidden();
  expect(asked.filter((path) => /^\/api\/(users|analytics)(\?|$)/.test(path))).toEqual([]);

  // A role that a user forges in the browser gets nothing from the server.
  await storeSession(page, { ...reader, user: { ...reader.user, role: 'admin' } });
  await page.goto(DASHBOARD);
  await expect(page.getByText(DENIED)).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByText('admin@example.org')).toHaveCount(0);
});

test('an administrator sees the last five events and, by keyboard, every account', async ({ page }) => {
  // The list begins with the newest users, and other tests create many.
  await sql(`UPDATE users SET joined_at = now() WHERE email = 'admin@example.org'`);
  const { user } = await newReader();
  await storeSession(page, await demoAdmin());
  await page.route('**/_astro/**', () => {});
  await page.goto(DASHBOARD, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible();
  await expect(page.getByText(DENIED)).toBeHidden();
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading…');
  await page.unroute('**/_astro/**');

  for (let place = 1; place <= 6; place++) await givenEvent('page_view', { page: `/condition/${place}` }, place);
  await givenEvent('search', { query: 'autism' }, 7);
  await page.goto(DASHBOARD);
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  const events = page.locator('.events > li');
  await expect(events).toHaveCount(5);
  await expect(events.first()).toContainText('Search');
  await expect(events.nth(1)).toContainText(/Page view.*\/condition\/6/);
  await expect(events.last()).toContainText('/condition/3');
  await sql('DELETE FROM analytics_events WHERE created_at > now()');
  await page.locator('.account-menu summary').click();
  await expect(page.locator('.account-menu').getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
    'href',
    DASHBOARD,
  );

  await page.getByRole('tab', { name: 'Overview' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Users' })).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(`${DASHBOARD}#users`);
  const row = page.getByRole('row', { name: user.email });
  await expect(row.getByRole('rowheader')).toHaveText(user.displayName);
  const today = await page.evaluate(
    (joined) => new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date(joined)),
    user.joinedAt,
  );
  await expect(row.getByRole('cell')).toHaveText([user.email, 'User', today, 'No', 'Manage']);
  await expect(page.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Role', 'Joined', 'Verified', 'Actions']);
  await page.reload();
  await expect(page.getByRole('row', { name: 'admin@example.org' })).toContainText('Administrator');
});

test('an administrator decides reports, changes roles and reads the charts as tables', async ({ page, watch }) => {
  watch.expect(/status of 503/);
  const [{ user }, admin] = [await newReader(), await demoAdmin()];
  const [report] = await sql<{ id: number }>(
    `INSERT INTO content_reports (reported_by_id, content_type, content_id, reason, status)
     VALUES ($1, 'condition', 1, 'off_topic', 'pending') RETURNING id`,
    [user.id],
  );
  await storeSession(page, admin);
  await page.goto(`${DASHBOARD}#reports`);
  const row = page.getByRole('row').filter({ hasText: user.displayName });
  await page.route('**/api/content-reports/*/status', (route) => route.fulfill({ status: 503, body: '' }));
  await row.getByRole('button', { name: 'Reject' }).click();
  await expect(page.locator('.toast')).toContainText('Error updating report');
  await page.unrouteAll();
  await row.getByRole('button', { name: 'Resolve' }).click();
  await expect(page.locator('.toast')).toContainText('Report updated successfully');
  await expect(row.getByRole('cell', { name: 'Resolved' })).toBeFocused();
  await expect(row).toContainText(admin.user.displayName);
  await expect(row.getByRole('button')).toHaveCount(0);
  const decided = await sql('SELECT status, reviewed_by_id FROM content_reports WHERE id = $1', [report?.id]);
  expect(decided).toEqual([{ status: 'resolved', reviewed_by_id: admin.user.id }]);

  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByLabel('Name, username or email').fill(user.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('rowheader')).toHaveText([user.displayName]);
  await page.getByRole('button', { name: 'Manage' }).click();
  const dialog = page.getByRole('dialog', { name: user.displayName });
  await dialog.getByLabel('Role').selectOption('Contributor');
  await dialog.getByLabel('Your own password').fill(password);
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(dialog.getByRole('listitem')).toContainText(['Role: User, then Contributor']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Manage' })).toBeFocused();
  await expect(page.getByRole('row', { name: user.email })).toContainText('Contributor');

  await page.getByRole('tab', { name: 'Overview' }).click();
  await expect(page.getByRole('img', { name: /^(Page views|New accounts|Days until|Pages in)/ })).toHaveCount(4);
  await page.getByText('The same as a table').first().click();
  await expect(page.getByRole('table', { name: 'Page views by day' }).getByRole('row')).toHaveCount(31);
});

/** Inserts an event with a later time than any event of the test run. */
async function givenEvent(type: string, data: object, hour: number): Promise<void> {
  await sql(
    `INSERT INTO analytics_events (event_type, event_data, created_at)
     VALUES ($1, $2, now() + make_interval(hours => $3))`,
    [type, JSON.stringify(data), hour],
  );
}
