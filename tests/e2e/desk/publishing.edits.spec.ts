import { conditionPath } from '@common-ground/site/renderer';
import { openCondition, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { password } from '../support/site.ts';

const CONDITION = 2;

test('a condition is published by its review: an editor of the CMS saves drafts and finds nothing to publish with', async ({
  page,
}) => {
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  await page.locator('#field-summary').fill('Without a review.');
  await expect(page.locator('#action-save-draft')).toBeEnabled();
  await expect(page.locator('#action-save')).toHaveCount(0);
});

test('"View page" leads from a record to its page', async ({ page, context }) => {
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /View page/ }).click();
  const live = await opened;
  await expect(live).toHaveURL(conditionPath(CONDITION, 'en'));
  await expect(live.locator('h1')).toBeVisible();
});

test('a member of the community does not get into the CMS', async ({ page, request, watch }) => {
  watch.expect(/status of (401|403)/);
  await page.goto('/cms/login');
  await page.locator('#field-email').fill('user@example.org');
  await page.locator('#field-password').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(/not allowed|unauthorized/i).first()).toBeVisible();
  await page.goto('/cms/collections/conditions/1');
  await expect(page.locator('#field-summary')).toHaveCount(0);
  const login = await request.post('/cms/api/users/login', { data: { email: 'user@example.org', password } });
  expect([login.status(), login.headers()['set-cookie']]).toEqual([403, undefined]);
  // What a session of theirs could do if there were one: tests/permissions.
  expect((await request.get('/cms/api/contributions')).status()).toBe(403);
});

test('a wrong password is refused, the right one lets in, and nothing of the CMS is open without one', async ({
  page,
  request,
  watch,
}) => {
  watch.expect(/status of 401/);
  await page.goto('/cms/collections/conditions');
  await expect(page).toHaveURL(/\/cms\/login/);
  await page.locator('#field-email').fill('editor@example.org');
  await page.locator('#field-password').fill('not the password');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(/incorrect/i).first()).toBeVisible();
  for (const collection of ['users', 'contributions', 'user-sessions']) {
    const response = await request.get(`/cms/api/${collection}`);
    expect(response.status(), collection).toBe(403);
  }
  await page.locator('#field-password').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login/);
});

test('the documented API is reached at one address only', async ({ request }) => {
  expect((await request.get('/cms/api/public/conditions')).status()).toBe(404);
  expect((await request.get('/api/conditions')).status()).toBe(200);
});
