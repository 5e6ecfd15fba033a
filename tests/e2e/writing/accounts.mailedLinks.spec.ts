import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import * as words from '@common-ground/api/contracts/wording/en/index.ts';
import * as spanish from '@common-ground/api/contracts/wording/es/index.ts';
import { findForm, linkMailedTo } from '../support/accounts.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const NEW_PASSWORD = 'quite another password';

let reader: SignedIn;
test.beforeEach(async () => {
  reader = await newReader();
});

test('a mailed link sets a new password once, in the language of the request', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  await storeSession(page, reader);
  const asked: { url: string; body: string }[] = [];
  await page.goto('/es/auth/forgot');
  const forgot = findForm(page);
  await forgot.fill({ email: reader.user.email });
  await forgot.submit.click();
  await expect(page.getByRole('status').filter({ hasText: spanish.forgotPassword.sent })).toBeFocused();
  await page.getByRole('button', { name: spanish.forgotPassword.another }).click();
  await expect(forgot.field('email')).toHaveValue(reader.user.email);
  const link = await linkMailedTo(reader.user.email, 'reset');
  const token = link.split('#')[1] ?? '';
  expect(link).toMatch(/^\/es\/auth\/reset#/);

  page.on('request', (request) => asked.push({ url: request.url(), body: request.postData() ?? '' }));
  const isCounted = page.waitForRequest('**/api/analytics');
  await page.goto(link);
  await expect(page).toHaveURL('/es/auth/reset');
  await isCounted;
  const { fill, submit, alert } = findForm(page);
  await fill({ password: NEW_PASSWORD, confirmPassword: 'something else' });
  await submit.click();
  await expect(alert).toHaveText(spanish.account.passwordsDiffer);
  await fill({ confirmPassword: NEW_PASSWORD });
  await submit.click();
  await expect(page).toHaveURL('/es/auth/login');
  await expect(page.getByRole('status').filter({ hasText: spanish.login.passwordChanged })).toBeFocused();
  await expect(page.locator('main form')).toBeVisible();
  const carried = asked.filter(({ url, body }) => url.split('#')[0]?.includes(token) || body.includes(token));
  expect(carried.map(({ url }) => new URL(url).pathname)).toEqual(['/api/auth/password-reset']);

  await page.goto(link);
  const again = findForm(page);
  await again.fill({ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
  await again.submit.click();
  await expect(page.getByText(spanish.mailedLink.linkNotValid)).toBeVisible();
  await page.getByRole('link', { name: spanish.resetPassword.askAgain }).click();
  await expect(page).toHaveURL('/es/auth/forgot');
});

test('an address is confirmed by the button, not by opening the link', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  const isVerified = async () =>
    (await sql('SELECT is_verified FROM users WHERE id = $1', [reader.user.id]))[0]?.is_verified;
  await storeSession(page, reader);
  const headers = { authorization: `Bearer ${reader.sessionToken}` };
  expect((await page.request.post('/api/auth/email-verification', { headers })).status()).toBe(200);
  const link = await linkMailedTo(reader.user.email, 'verify');
  await page.goto(link);
  await expect(page).toHaveURL('/auth/verify');
  const { submit } = findForm(page);
  await expect(submit).toBeEnabled();
  expect(await isVerified()).toBe(false);
  // The first request of the page may still be pending.
  const asksAgain = page.waitForResponse(
    async (response) => response.url().endsWith('/api/auth/me') && (await response.json()).isVerified,
  );
  await submit.click();
  await expect(page.getByRole('heading', { name: words.verifyEmail.doneTitle })).toBeVisible();
  expect(await isVerified()).toBe(true);
  await asksAgain;

  await page.goto('/robots.txt');
  await page.goto(link);
  await submit.click();
  await expect(page.getByText(words.mailedLink.linkNotValid)).toBeVisible();
  await page.getByRole('button', { name: words.verifyEmail.sendAgain }).click();
  await expect(page.getByText(words.verifyEmail.sentAgain)).toBeVisible();
});
