import { conditionPath } from '@common-ground/site/renderer';
import { openCondition, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';

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
