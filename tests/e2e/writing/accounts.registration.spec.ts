import { randomUUID } from 'node:crypto';
import { formOf, sentTo } from '../support/accounts.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const newcomer = () => {
  const username = `new-${randomUUID().slice(0, 8)}`;
  return { username, email: `${username}@example.org`, password: 'long enough', confirmPassword: 'long enough' };
};

test('registration says what is wrong, then makes an account and leads back', async ({ page }) => {
  const calls = sentTo(page, '/api/auth/register');
  await page.goto('/auth/register?from=%2Fcondition%2F3');
  const { form, fill, submit, alert, field } = formOf(page);
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
  await fill({ email: given.email });
  for (const [message, name, confirmPassword] of [
    ['Passwords do not match', 'confirmPassword', 'other'],
    ['Password must be at least 8 characters long', 'password', 'short'],
    ['Username must be at least 3 characters long', 'username', 'long enough'],
  ] as const) {
    await fill({ confirmPassword, ...(name === 'username' ? { password: confirmPassword } : {}) });
    await submit.click();
    await expect(alert).toHaveText(message);
    await expect(alert).toBeFocused();
    await expectToast(page, 'Registration failed', message);
    await expect(page.locator('main [aria-invalid]')).toHaveCount(1);
    await expect(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(name)).toHaveAccessibleDescription(new RegExp(`Error: ${message}`));
    await expect(field('email')).toHaveValue(given.email);
  }
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
