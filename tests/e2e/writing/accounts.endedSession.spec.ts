import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { formOf } from '../support/accounts.ts';
import { alert, field, submit } from '../support/contribute.ts';
import { enter, newReader, READER_PASSWORD, revoke } from '../support/reader.ts';
import { siteUrl } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

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

test('a suggestion that is sent with an ended session leads to signing in and back to its text', async ({ page }) => {
  await page.goto('/suggest?condition=3');
  await expect(submit(page)).toBeEnabled();
  await expect(page.getByText('Who you are')).toHaveCount(0);
  await field(page, 'summary').fill('Another summary that is long enough to be one.');
  await field(page, 'editSummary').fill('Clearer');
  await whenQuiet(page);
  await revoke(reader);
  await submit(page).click();
  await expect(alert(page)).toContainText('Your text is still here.');
  await expect(page.locator('.account-name')).toBeHidden();
  // A reader who goes on as a guest finds the fields.
  await expect(page.getByText('Who you are')).toBeVisible();
  await signInAgain(page, '/suggest?condition=3');
  await expect(field(page, 'summary')).toHaveValue('Another summary that is long enough to be one.');
  await expect(field(page, 'editSummary')).toHaveValue('Clearer');
});

test('a report that is written while the session ends opens again after signing in', async ({ page }) => {
  const other = await newReader();
  const response = await fetch(`${siteUrl}/api/conditions/31/discussions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${other.sessionToken}` },
    body: JSON.stringify({ subject: 'To be reported', content: 'Words' }),
  });
  const { id } = (await response.json()) as { id: number };
  await page.goto(`/talk?condition=31#thread-${id}`);
  await page
    .locator(`#thread-${id}`)
    .getByRole('button', { name: /^Report/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').selectOption('spam');
  await dialog.getByRole('textbox').fill('It says nothing.');
  await revoke(reader);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.locator('.alert')).toContainText('It is still here.');
  await signInAgain(page, `/talk?condition=31#thread-${id}`);
  await expect(dialog.getByRole('textbox')).toHaveValue('It says nothing.');
  await expect(dialog.getByRole('combobox')).toHaveValue('spam');
});

test('a new topic that is written while the session ends opens again after signing in', async ({ page }) => {
  await page.goto('/community/forum');
  await page.getByRole('button', { name: 'New topic' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('A lift that is broken');
  await dialog.locator('textarea').fill('For a week now.');
  await revoke(reader);
  await dialog.getByRole('button', { name: /^Create/ }).click();
  await expect(dialog.locator('.alert')).toContainText('What you wrote is still here.');
  await signInAgain(page, '/community/forum');
  await expect(dialog.locator('textarea')).toHaveValue('For a week now.');
});
