import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import type { Page } from '@playwright/test';
import { findForm } from '../support/accounts.ts';
import { newMember, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { password } from '../support/site.ts';

async function signInAs(page: Page, email: string, given: string): Promise<void> {
  await page.locator('#field-email').fill(email);
  await page.locator('#field-password').fill(given);
  await page.locator('form button[type=submit]').click();
}

test('the CMS opens only for staff, and no screen runs a script that its policy forbids', async ({ page, watch }) => {
  watch.expect(/status of (401|403)/);
  const admin = await newMember('admin');
  await page.goto('/cms/collections/categories');
  await expect(page).toHaveURL(/\/cms\/login/);
  await expectAccessible(page, 'the sign-in of the CMS');
  await expectFits(page);
  await signInAs(page, 'user@example.org', password);
  await expect(page.getByText(/not allowed|unauthorized/i).first()).toBeVisible();
  await signInAs(page, admin, 'not the password');
  await expect(page.getByText(/incorrect/i).first()).toBeVisible();
  await signInAs(page, admin, password);
  await expect(page).not.toHaveURL(/\/login/);

  // Screens that no other test opens. The browser reports a violation in its console, which fails any test.
  for (const path of ['users', 'conditions', 'achievements/1', 'review-events']) {
    const response = await page.goto(`/cms/collections/${path}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy, path).toMatch(/script-src 'nonce-[^']+' 'strict-dynamic'/);
    expect(policy, path).not.toMatch(/unsafe-eval|https?:/);
    await expect(page.locator('main, .template-default').first()).toBeVisible();
    await page.waitForLoadState('load');
    // Waits until the browser is idle, so that the page's scripts have run.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
  const before = watch.problems.length;
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<img src="/favicon.svg" onload="document.title = 1" alt="">'),
  );
  await expect.poll(() => watch.problems.length).toBe(before + 1);
  expect(watch.problems.splice(before).join()).toMatch(/Content Security Policy/);
  await expect(page).not.toHaveTitle('1');
});

test('an editor changes the password and sets up a second factor for the CMS and the site', async ({
  browser,
  page,
}) => {
  const editor = await newMember('editor');
  await signIn(page, editor);
  await page.goto('/cms/account');
  // Changing the password requires the current one, and does not end this session.
  const changed = `${password} and more`;
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.locator('#field-password').fill(changed);
  await page.locator('#field-confirm-password').fill(changed);
  await page.locator('#field-currentPassword').fill(password);
  // Payload's form may treat a field as invalid for a moment after it was filled, and then sends nothing.
  let isSent = false;
  page.on('request', (request) => {
    isSent ||= request.method() === 'PATCH';
  });
  await expect(async () => {
    if (!isSent) await page.locator('#action-save').click();
    expect(isSent).toBe(true);
  }).toPass();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
  await expect(page.locator('#field-currentPassword')).toHaveCount(0);
  await page.reload();

  await page.getByRole('button', { name: 'Set it up' }).press('Enter');
  await page.getByRole('dialog').getByLabel('Your password').fill(changed);
  await page.keyboard.press('Enter');
  const setUp = page.getByRole('dialog', { name: 'Set up a second factor' });
  await expect(setUp.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectAccessible(page, 'setting up a second factor', 'dialog[open]');
  const secret = ((await setUp.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await expect(setUp.getByRole('textbox', { name: 'Code' })).toHaveAttribute('autocomplete', 'one-time-code');
  await setUp.getByRole('textbox', { name: 'Code' }).fill(appCode(secret, -1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Your second factor is on' })).toBeFocused();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = (await codes.first().textContent()) ?? '';

  const desk = await (await browser.newContext()).newPage();
  await desk.goto('/cms/login');
  await signInAs(desk, editor, changed);
  const code = desk.getByRole('textbox', { name: 'Code' });
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(desk, 'the code at the desk', '.desk-sign-in');
  await code.fill(recovery);
  await code.press('Enter');
  await expect(desk).toHaveURL('/cms');

  const site = await (await browser.newContext()).newPage();
  await site.goto('/ar/auth/login');
  const { fill, submit, field } = findForm(site);
  await fill({ email: editor, password: changed });
  await submit.click();
  await expect(field('code')).toBeFocused();
  await expect(site.locator('main form')).toContainText('أدخل الرمز من تطبيق المصادقة لديك');
  await expectAccessible(site, 'the code on the site', 'main');
  await field('code').fill(appCode(secret));
  await submit.click();
  await expect(site).toHaveURL('/ar/learning');
});
