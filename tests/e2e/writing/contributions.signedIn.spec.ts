import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { field, openForm } from '../support/contribute.ts';
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
