import { conditionPath } from '@common-ground/site/renderer';
import { newMember, openCondition, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { password } from '../support/site.ts';

const CONDITION = 2;

test('an editor saves drafts of a condition, and "View page" leads to it', async ({ page, context }) => {
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /View page/ }).click();
  const live = await opened;
  await expect(live).toHaveURL(conditionPath(CONDITION, 'en'));
  await expect(live.locator('h1')).toBeVisible();
  await page.locator('#field-summary').fill('Without a review.');
  await expect(page.locator('#action-save-draft')).toBeEnabled();
  await expect(page.locator('#action-save')).toHaveCount(0);
});

test('the CMS opens for members of the staff with their password, and for nobody else', async ({ page, watch }) => {
  watch.expect(/status of (401|403)/);
  const signInAs = async (email: string, given: string) => {
    await page.locator('#field-email').fill(email);
    await page.locator('#field-password').fill(given);
    await page.locator('form button[type=submit]').click();
  };
  const editor = await newMember('editor');
  await page.goto('/cms/collections/categories');
  await expect(page).toHaveURL(/\/cms\/login/);
  await signInAs('user@example.org', password);
  await expect(page.getByText(/not allowed|unauthorized/i).first()).toBeVisible();
  await signInAs(editor, 'not the password');
  await expect(page.getByText(/incorrect/i).first()).toBeVisible();
  await signInAs(editor, password);
  await expect(page).not.toHaveURL(/\/login/);
});
