import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { alert, field, fillTexts, NAME, openForm, receive, submit } from '../support/contribute.ts';
import { enter, newReader } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeEach(async ({ page }) => {
  reader = await newReader();
  await enter(page, reader);
});

test('who signs out takes their draft along, in every tab', async ({ page, context }) => {
  await openForm(page);
  await field(page, 'name').fill('Mine alone');
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).join()))
    .toContain(`draft:1:${reader.user.id}:`);
  const other = await context.newPage();
  await other.goto('/contribute#add');
  await expect(other.locator('[name=name]')).toHaveValue('Mine alone');
  await other.locator('.account-menu summary').click();
  await other.getByRole('button', { name: 'Sign out' }).click();
  await expect(other.locator('[name=name]')).toHaveValue('');
  await expect(field(page, 'name')).toHaveValue('');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('draft:');
  await page.reload();
  await expect(field(page, 'name')).toHaveValue('');
});

test('who is signed in is not asked who they are, and keeps the text when the session ends', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  const bodies = await receive(page, { status: 401, body: 'Sign in required' });
  await openForm(page);
  await expect(page.getByText('Who you are')).toHaveCount(0);
  await fillTexts(page);
  await submit(page).click();
  await expect(alert(page)).toContainText('Your text is still here.');
  await expect(page.getByText('Who you are')).toBeVisible();
  await expect(field(page, 'name')).toHaveValue(NAME);
  expect(Object.keys(bodies[0] ?? {})).not.toContain('contributorName');
  await enter(page, reader);
  await openForm(page);
  await expect(field(page, 'name')).toHaveValue(NAME);
});
