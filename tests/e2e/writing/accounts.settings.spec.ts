import { readFile } from 'node:fs/promises';
import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { appCode } from '@common-ground/api/features/accounts/testing/appCode.ts';
import type { Page } from '@playwright/test';
import { findForm, linkMailedTo } from '../support/accounts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { createSession, newReader, READER_PASSWORD, storeSession } from '../support/reader.ts';
import { siteUrl, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeEach(async ({ page }) => {
  reader = await newReader();
  await storeSession(page, reader);
});

const toast = (page: Page) => page.locator('.toast');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

async function isKnown({ sessionToken }: SignedIn): Promise<boolean> {
  const { ok } = await fetch(`${siteUrl}/api/auth/me`, { headers: { authorization: `Bearer ${sessionToken}` } });
  return ok;
}

test('a changed password keeps this browser signed in', async ({ page, watch }) => {
  watch.expect(/status of 4\d\d/);
  await page.goto('/profile#settings');
  const form = section(page, 'Change password');
  const current = form.getByLabel('Current password', { exact: true });
  const next = form.getByLabel('New password', { exact: true });
  const again = form.getByLabel('New password again', { exact: true });
  const send = async (values: [string, string, string]) => {
    for (const [place, field] of [current, next, again].entries()) await field.fill(values[place] ?? '');
    await form.getByRole('button', { name: 'Change password' }).click();
  };
  await send([READER_PASSWORD, 'short', 'other']);
  await expect(again).toBeFocused();
  await expect(again).toHaveAccessibleDescription(/Passwords do not match/);
  await send([READER_PASSWORD, 'short', 'short']);
  await expect(next).toBeFocused();
  await expect(next).toHaveAccessibleDescription(/Password must be at least 8 characters long/);
  await send(['not my password', 'another long password', 'another long password']);
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('The current password is incorrect');
  await expect(next).toHaveValue('another long password');
  await send([READER_PASSWORD, 'another long password', 'another long password']);
  await expect(toast(page)).toContainText('Password changed');
  await expect(form.getByRole('status').last()).toContainText('You are signed out everywhere else.');
  await expect(current).toHaveValue('');
  expect(await isKnown(reader)).toBe(false);
  await page.reload();
  await expect(section(page, 'Account')).toContainText(reader.user.email);
});

test('a changed address is unverified until its mailed link is opened', async ({ page, watch }) => {
  watch.expect(/status of 403/);
  const other = await createSession(reader.user.id, 'Firefox, Android');
  const email = `new-${reader.user.email}`;
  await page.goto('/profile#settings');
  const form = section(page, 'Change email address');
  await form.getByLabel('New email address').fill(email);
  await form.getByLabel('Current password').fill('not my password');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert')).toContainText('The current password is incorrect');
  await form.getByLabel('Current password').fill(READER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('status').last()).toContainText(`We sent a link to ${email}.`);
  await expect(section(page, 'Account')).toContainText(email);
  await expect(page.getByText('Your email address is not verified yet.')).toBeVisible();
  expect([await isKnown(other), await isKnown(reader)]).toEqual([false, true]);
  await page.goto(await linkMailedTo(email, 'verify'));
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
});

test('staff set up a second factor, and sign in with a recovery code', async ({ page, browser }) => {
  await sql(`UPDATE users SET role = 'reviewer' WHERE id = $1`, [reader.user.id]);
  await storeSession(page, await createSession(reader.user.id));
  await page.goto('/profile#settings');
  await page.getByRole('button', { name: 'Set it up' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Set up a second factor' });
  await dialog.getByLabel('Current password').fill(READER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Open an authenticator app')).toBeFocused();
  await expectAccessible(page, 'setting up a second factor', 'dialog[open]');
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(appCode(secret));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Second factor', exact: true })).toBeFocused();
  const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await other.goto('/ar/auth/login');
  const { fill, submit, field } = findForm(other);
  await fill({ email: reader.user.email, password: READER_PASSWORD });
  await submit.click();
  await expect(field('code')).toBeFocused();
  await expect(field('code')).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(other.locator('main form')).toContainText('أدخل الرمز من تطبيق المصادقة لديك');
  await expectAccessible(other, 'the code at the sign-in', 'main');
  await field('code').fill((await codes.first().textContent()) ?? '');
  await submit.click();
  await expect(other).toHaveURL('/ar/learning');
  await page.reload();
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible();
});

test('sessions are ended by keyboard, and ending all of them asks first and ends this one too', async ({ page }) => {
  const [other, third] = [await createSession(reader.user.id, 'Firefox, Android'), await createSession(reader.user.id)];
  await page.goto('/profile#settings');
  const sessions = section(page, 'Where you are signed in');
  await expect(sessions.getByRole('listitem')).toHaveCount(3);
  const own = sessions.getByRole('listitem').filter({ hasText: 'This one' });
  await expect(own.getByRole('button')).toHaveCount(0);
  await sessions.getByRole('button', { name: 'Sign out: Firefox, Android' }).focus();
  await page.keyboard.press('Enter');
  await expect(sessions.getByRole('status').first()).toHaveText('Signed out: Firefox, Android');
  await expect(sessions.getByRole('heading', { level: 2 }).first()).toBeFocused();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  expect([await isKnown(other), await isKnown(reader)]).toEqual([false, true]);

  const open = page.getByRole('button', { name: 'Sign out everywhere' });
  const dialog = page.getByRole('dialog', { name: 'Sign out everywhere?' });
  await open.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Please log in to view your profile.')).toBeVisible();
  await expect(toast(page)).toContainText('You are signed out everywhere');
  expect([await isKnown(reader), await isKnown(third)]).toEqual([false, false]);
});

test('settings are saved at once with a message, and all data is downloaded as a file', async ({ page, watch }) => {
  watch.expect(/status of 409/);
  await page.goto('/profile#settings');
  const account = section(page, 'Account');
  for (const name of ['email', 'username', 'displayName'] as const)
    await expect(account).toContainText(reader.user[name]);
  await expect(account.locator('input, textarea, [contenteditable]')).toHaveCount(0);

  const topics = section(page, 'Which notifications you get');
  const replies = topics.getByRole('checkbox', { name: 'Replies' });
  const counting = page.getByRole('checkbox', { name: 'Count my page views' });
  const kept = () => page.evaluate(() => localStorage.getItem('analytics'));
  await expect(replies).toBeChecked();
  await replies.click();
  await expect(topics.getByText('Saved', { exact: true })).toBeVisible();
  await expect(counting).toBeChecked();
  await counting.click();
  await expect(page.getByText('Your page views are not counted.')).toBeVisible();
  await expect.poll(kept).toBe('off');
  await page.reload();
  await expect(replies).not.toBeChecked();
  await expect(topics.getByRole('checkbox', { name: 'Learning' })).toBeChecked();
  await expect(counting).not.toBeChecked();
  await counting.click();
  await expect.poll(kept).toBeNull();

  await page.route('**/notification-choices', (route) =>
    route.fulfill({ status: 409, body: 'Temporarily unavailable' }),
  );
  await replies.click();
  await expect(topics.getByText('Not saved: Temporarily unavailable')).toBeVisible();
  await expect(replies).not.toBeChecked();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^common-ground-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.stringify(JSON.parse(await readFile(await file.path(), 'utf8')))).toContain(reader.user.email);
  await expect(page.getByText(`Your file is ready: ${file.suggestedFilename()}`)).toBeVisible();
});

test('an account is deleted with its password, after a note of what stays', async ({ page, context, watch }) => {
  watch.expect(/status of 4\d\d/);
  const other = await context.newPage();
  await other.goto('/profile');
  await page.goto('/profile#settings');
  const open = page.getByRole('button', { name: 'Delete my account' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await expect(dialog).toContainText('What you contributed to pages and discussions stays, without your name.');
  await dialog.getByRole('button', { name: 'Keep my account' }).click();
  await expect(open).toBeFocused();
  await open.click();
  await dialog.getByLabel('Your password').fill('not my password');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Your account was not deleted');
  await dialog.getByLabel('Your password').fill(READER_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${siteUrl}/`);
  await expect(toast(page)).toContainText('Account deleted');
  await expect(page.locator('html')).not.toHaveAttribute('data-user');
  await expect(other.getByText('Please log in to view your profile.')).toBeVisible();
  expect(await isKnown(reader)).toBe(false);
});

test("the browser's stored data is cleared by one button, which ends the session", async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('search-history', '["a private matter"]'));
  await page.goto('/profile#settings');
  const browser = section(page, 'This browser');
  await expect(browser).toContainText('signs you out here');
  await browser.getByRole('button', { name: 'Clear what this browser keeps' }).click();
  await expect(page).toHaveURL('/');
  await expect(toast(page)).toContainText('This browser keeps nothing of this site any more.');
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(await isKnown(reader)).toBe(false);
});
