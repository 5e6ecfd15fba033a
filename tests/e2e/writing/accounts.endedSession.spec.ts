import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { formOf } from '../support/accounts.ts';
import { enter, newReader, READER_PASSWORD, revoke } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeEach(async ({ page, watch }) => {
  watch.expect(/status of 401/);
  reader = await newReader();
  await enter(page, reader);
});

/** Follows the link to signing in, signs in and comes back to the page. */
async function signInAgain(page: Page, from: string): Promise<void> {
  await page.locator('.alert').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/login\?from=/);
  const { fill, form } = formOf(page);
  await fill({ email: reader.user.email, password: READER_PASSWORD });
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(from);
}

test('a discussion that is written while the session ends is in its form after signing in', async ({ page }) => {
  await page.goto('/talk?condition=31');
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  await page.getByLabel('Subject').fill('On sources');
  await page.getByLabel('Your text').fill('Which ones?\nAnd why?');
  await revoke(reader);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.locator('.alert')).toContainText('It is still here.');
  await expect(page.locator('.account-name')).toBeHidden();
  await signInAgain(page, '/talk?condition=31');
  await expect(page.getByLabel('Subject')).toHaveValue('On sources');
  await expect(page.getByLabel('Your text')).toHaveValue('Which ones?\nAnd why?');
  await page.reload();
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  await expect(page.getByLabel('Your text')).toHaveValue('Which ones?\nAnd why?');
});
