import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { openDesk } from '@common-ground/api/contracts/wording/en/accounts/openDesk.ts';
import { login } from '@common-ground/api/contracts/wording/en/accounts.ts';
import type { Page } from '@playwright/test';
import { findForm } from '../support/accounts.ts';
import { newMember, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { password, siteUrl, sql } from '../support/site.ts';

const LIST = '/cms/collections/categories?limit=5';

async function signInAtSite(page: Page, email: string, given = password): Promise<void> {
  const { fill, field } = findForm(page);
  await fill({ email, password: given });
  await field('password').press('Enter');
}

async function signOutInCms(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open Menu' }).click();
  await page.getByRole('link', { name: 'Log out' }).press('Enter');
}

test('the CMS leads to the sign-in, opens only for staff, and runs no forbidden script', async ({ page, watch }) => {
  watch.expect(/status of 401/);
  // The page that leads on is complete without an answer to its script.
  await page.route('**/cms/api/users/me', () => {});
  await page.goto('/cms/collections/categories?limit=5#wanted');
  await expect(page).toHaveURL(/\/cms\/login/);
  await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/auth\/login\?from=%2Fcms/);
  await expectAccessible(page, 'the way to the sign-in');
  await expectFits(page);
  await page.getByRole('link', { name: 'Sign in' }).press('Enter');
  await expect(page).toHaveURL(`/auth/login?from=${encodeURIComponent(`${LIST}#wanted`)}`);
  await page.unroute('**/cms/api/users/me');
  await signInAtSite(page, 'user@example.org');
  await expect(page.getByText(openDesk.notAllowed)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();

  const admin = await newMember('admin');
  await page.goto(LIST);
  await expect(page).toHaveURL(`/auth/login?from=${encodeURIComponent(LIST)}`);
  await signInAtSite(page, admin, 'not the password');
  await expect(findForm(page).alert).toHaveText(/incorrect/i);
  await signInAtSite(page, admin);
  await expect(page).toHaveURL(/\/cms\/collections\/categories\?limit=5/);

  // Screens that no other test opens. The browser reports a violation in its console, which fails any test.
  for (const path of [
    'collections/users',
    'collections/conditions',
    'collections/achievements/1',
    'logout-inactivity',
  ]) {
    const response = await page.goto(`/cms/${path}`);
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

test('an editor who signs out in the CMS is signed out at the site in another tab', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/status of 401/);
  await page.goto('/auth/login?from=/cms');
  await signInAtSite(page, await newMember('editor'));
  await expect(page).toHaveURL('/cms');
  const site = await context.newPage();
  await site.goto('/profile');
  await expect(site.getByRole('heading', { name: /^editor-/ })).toBeVisible();

  await signOutInCms(page);
  await expect(page.getByText(login.signedOut)).toBeVisible();
  await expect(findForm(page).submit).toBeVisible();
  await site.reload();
  await expect(site.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await site.goto('/cms');
  await expect(site).toHaveURL('/auth/login?from=%2Fcms');
});

test('an administrator changes role and credential, which closes the CMS of an editor', async ({
  browser,
  page,
  watch,
}) => {
  watch.expect(/status of 403/);
  const email = await newMember('editor');
  const [{ id } = {}] = await sql<{ id: number }>('SELECT id FROM users WHERE email = $1', [email]);
  const editor = await (await browser.newContext()).newPage();
  await editor.goto('/auth/login?from=/cms');
  await signInAtSite(editor, email);
  await expect(editor).toHaveURL('/cms');

  await signIn(page, await newMember('admin'));
  await page.goto(`/cms/collections/users/${id}`);
  const panel = page.getByRole('region', { name: 'Role, credential and address' });
  const dialog = page.getByRole('dialog');
  const said = panel.getByRole('status');
  await expect(page.locator('#field-role input')).toBeDisabled();
  await panel.getByRole('button', { name: 'Change the role' }).press('Enter');
  await expect(dialog.getByLabel('Role')).toBeFocused();
  await expectAccessible(page, 'the change of a role', 'dialog[open]');
  await dialog.getByLabel('Role').selectOption('user');
  await dialog.getByLabel('Your password').fill('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('The current password is incorrect');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(said).toHaveText('The role is changed.');
  await expect(said).toBeFocused();
  await expect(page.locator('#field-role')).toContainText('user');

  // Unsaved changes of the form would be lost.
  await page.locator('#field-displayName').fill(`Renamed ${id}`);
  await panel.getByRole('button', { name: 'Change the medical credential' }).press('Enter');
  await expect(panel.getByRole('alert')).toBeFocused();
  await expect(dialog).toHaveCount(0);
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
  await panel.getByRole('button', { name: 'Change the medical credential' }).press('Enter');
  await dialog.getByLabel('Medical credential').fill('MD, Neurology');
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.locator('#field-credential')).toHaveValue('MD, Neurology');
  await expect(page.locator('#field-displayName')).toHaveValue(`Renamed ${id}`);

  await editor.getByRole('button', { name: 'Open Menu' }).click();
  await editor.getByRole('link', { name: 'Categories' }).first().press('Enter');
  await expect(editor).toHaveURL('/auth/login?from=%2Fcms%2Fcollections%2Fcategories');
  await expect(editor.getByText(openDesk.notAllowed)).toBeVisible();
  await editor.context().close();
});

test('a link on another site opens the CMS without a new sign-in, and signs nobody out', async ({ page, watch }) => {
  watch.expect(/another host: http:\/\/localhost/);
  await signIn(page, 'editor');
  const links = `<a href="${siteUrl}${LIST}#x">CMS</a> <a href="${siteUrl}/cms/logout">Out</a>`;
  const other = http.createServer((_, response) => response.setHeader('content-type', 'text/html').end(links));
  await once(other.listen(0, '127.0.0.1'), 'listening');
  // Cookies depend on the host name, not on the port.
  const otherSite = `http://localhost:${(other.address() as AddressInfo).port}`;
  try {
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
    await page.goto(otherSite);
    await page.getByRole('link', { name: 'CMS' }).click();
    await expect(page).toHaveURL(/\/cms\/collections\/categories\?limit=5/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Categories');
    expect(opened).toContain('/cms/login');

    await page.goto(otherSite);
    await page.getByRole('link', { name: 'Out' }).click();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    await expectAccessible(page, 'the page that asks before signing out');
    await page.goto(LIST);
    await expect(page).toHaveURL(/\/cms\/collections\/categories/);
  } finally {
    other.close();
  }
});
