import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { formOf, sentTo } from '../support/accounts.ts';
import { newReader } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeAll(async () => {
  reader = await newReader();
});

const title = (page: Page) => page.locator('.toast-title');
const text = (page: Page) => page.locator('.toast-title + div');
const newcomer = () => {
  const username = `new-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'long enough', confirmPassword: 'long enough' };
};

test.describe('registration', () => {
  test('makes an account and signs in', async ({ page }) => {
    await page.goto('/auth/register');
    const { form, fill, submit } = formOf(page);
    for (const label of ['Username', 'Email', 'Password', 'Confirm password'])
      await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required');
    const given = newcomer();
    await fill(given);
    await submit.click();
    await expect(page).toHaveURL('/learning');
    await expect(title(page)).toHaveText('Welcome to Common Ground');
    await expect(text(page)).toHaveText('Account created successfully.');
    await expect(page.locator('.account-name')).toHaveText(given.username);
    expect(await sql('SELECT username FROM users WHERE email = $1', [given.email])).toEqual([
      { username: given.username },
    ]);
  });

  test('leads back to where a page sent one from', async ({ page }) => {
    await page.goto('/fr/auth/register?from=%2Ffr%2Fcondition%2F3');
    const { fill, submit } = formOf(page);
    await fill(newcomer());
    await submit.click();
    await expect(page).toHaveURL('/fr/condition/3');
    await expect(title(page)).toHaveText(/Common Ground/);
  });

  test('checks in order and says what is wrong in the page, at the field and in a toast, without a call', async ({
    page,
  }) => {
    const calls = sentTo(page, '/api/auth/register');
    await page.goto('/auth/register');
    const { fill, submit, alert, field } = formOf(page);
    await fill({ username: 'ab', email: 'somebody@example.org', password: 'short', confirmPassword: 'other' });
    const cases = [
      ['Passwords do not match', 'confirmPassword', 'other'],
      ['Password must be at least 8 characters long', 'password', 'short'],
      ['Username must be at least 3 characters long', 'username', 'long enough'],
    ] as const;
    for (const [message, name, confirmPassword] of cases) {
      await field('confirmPassword').fill(confirmPassword);
      if (name === 'username') await field('password').fill(confirmPassword);
      await submit.click();
      await expect(alert).toHaveText(message);
      await expect(alert).toBeFocused();
      await expect(title(page)).toHaveText('Registration failed');
      await expect(text(page)).toHaveText(message);
      await expect(page.locator('main [aria-invalid]')).toHaveCount(1);
      await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(name)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
      await expect(field('email')).toHaveValue('somebody@example.org');
    }
    expect(calls).toEqual([]);
  });

  test('counts characters as people do', async ({ page }) => {
    const calls = sentTo(page, '/api/auth/register');
    await page.goto('/auth/register');
    const { fill, submit, alert, field } = formOf(page);
    // Four characters that are eight of JavaScript's.
    await fill({ ...newcomer(), password: '🌍🌎🌏🌐', confirmPassword: '🌍🌎🌏🌐' });
    await submit.click();
    await expect(alert).toHaveText('Password must be at least 8 characters long');
    await fill({ username: ' ab ', password: 'long enough', confirmPassword: 'long enough' });
    await submit.click();
    await expect(alert).toHaveText('Username must be at least 3 characters long');
    expect(calls).toEqual([]);
    await field('username').fill(`سعد${randomUUID().slice(0, 6)}`);
    await submit.click();
    await expect(page).toHaveURL('/learning');
  });

  test('demands every field and an address, and makes no call without them', async ({ page }) => {
    const calls = sentTo(page, '/api/auth/register');
    await page.goto('/auth/register');
    const { fill, submit, field, alert } = formOf(page);
    const all = { username: 'somebody', email: 'somebody@example.org', password: 'aaa', confirmPassword: 'bbb' };
    for (const name of Object.keys(all)) {
      await fill({ ...all, [name]: '' });
      await submit.click();
      await expect(field(name)).toBeFocused();
    }
    await fill({ ...all, email: 'somebody' });
    await submit.click();
    await expect(field('email')).toBeFocused();
    await expect(alert).toHaveCount(0);
    expect(calls).toEqual([]);
  });

  test('says what the server refuses, and keeps what was typed', async ({ page, watch }) => {
    watch.expect(/status of (409|400|422)/);
    for (const [path, message] of [
      ['/auth/register', 'This username or email is already in use'],
      ['/es/auth/register', 'Este nombre de usuario o correo electrónico ya está en uso'],
    ] as const) {
      await page.goto(path);
      const { fill, submit, alert, field } = formOf(page);
      await fill({ ...newcomer(), email: reader.user.email.toUpperCase() });
      await submit.click();
      await expect(alert).toHaveText(message);
      await expect(text(page)).toHaveText(message);
      await expect(field('password')).toHaveValue('long enough');
    }
  });

  test('fails in plain words when the API is down', async ({ page, watch }) => {
    watch.expect(/Failed to load resource/);
    await page.route('**/api/auth/register*', (route) => route.abort());
    await page.goto('/auth/register');
    const { fill, submit, alert } = formOf(page);
    await fill(newcomer());
    await submit.click();
    await expect(alert).toHaveText('Registration failed. Please try again.');
    await expect(title(page)).toHaveText('Registration failed');
    await expect(text(page)).toHaveText('Please try again');
  });
});
