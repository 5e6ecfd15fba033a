import { randomUUID } from 'node:crypto';
import { findForm, sentTo } from '../support/accounts.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const newcomer = () => {
  const username = `new-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'long enough', confirmPassword: 'long enough' };
};

test('registration names missing fields, creates an account and leads back', async ({ page }) => {
  const calls = sentTo(page, '/api/auth/register');
  await page.goto('/auth/register?from=%2Fcondition%2F3');
  const { form, fill, submit, alert, field } = findForm(page);
  for (const label of ['Username', 'Email', 'Password', 'Confirm password'])
    await expect(form.getByLabel(label, { exact: true })).toHaveAttribute('required');
  await expect(field('email')).toHaveAttribute('autocomplete', 'username');
  for (const name of ['password', 'confirmPassword'])
    await expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/login?from=%2Fcondition%2F3',
  );
  const given = newcomer();
  await fill({ ...given, email: 'somebody', username: '' });
  await submit.click();
  await expect(field('username')).toBeFocused();
  await fill({ username: 'ab', password: 'short', confirmPassword: 'other' });
  await submit.click();
  await expect(field('email')).toBeFocused();
  await expect(alert).toHaveCount(0);
  expect(calls).toEqual([]);

  await fill(given);
  await submit.click();
  await expect(page).toHaveURL('/condition/3');
  await expectToast(page, 'Welcome to Common Ground', 'Account created successfully.');
  await expect(page.locator('.account-name')).toHaveText(given.username);
  expect(await sql('SELECT username FROM users WHERE email = $1', [given.email])).toEqual([
    { username: given.username },
  ]);
});
