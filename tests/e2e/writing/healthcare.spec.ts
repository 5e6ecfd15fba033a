import type { Page } from '@playwright/test';
import { demoAdmin, newReader, storeSession } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

const PORTAL = '/healthcare';
const TABS = ['Dashboard', 'Cases', 'Resources', 'Network'];

test('the healthcare portal is restricted, and administrators browse its sample records', async ({ page }) => {
  await page.goto(PORTAL);
  await expectRestricted(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/login?from=%2Fhealthcare',
  );
  await storeSession(page, await newReader());
  await page.goto(PORTAL);
  await expectRestricted(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeHidden();

  await storeSession(page, await demoAdmin());
  await page.goto(PORTAL);
  const view = page.getByRole('tabpanel');
  const heading = view.getByRole('heading', { level: 2 });
  const records = view.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(page.getByText('Access Restricted')).toBeHidden();
  await expect(page.getByRole('tab')).toHaveText(TABS);
  await page.getByRole('tab', { name: 'Dashboard' }).focus();
  for (const name of TABS) {
    await expect(heading).toHaveText(`${name} Sample data`);
    await page.keyboard.press('ArrowRight');
  }

  await page.goto(PORTAL);
  await view.getByRole('link', { name: '3 Open' }).click();
  await expect(page).toHaveURL(`${PORTAL}?tab=cases&status=open`);
  await expect(heading).toBeFocused();
  await expect(records).toHaveCount(3);
  await view.getByLabel('Severity').selectOption('Severe');
  await expect(page).toHaveURL(`${PORTAL}?tab=cases&status=open&severity=severe`);
  await expect(view.getByRole('status')).toHaveText('1 of 8 shown');
  await records.getByRole('link').press('Enter');
  await expect(heading).toHaveText('A home without steps, sample record 7 Sample data');
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(view.getByRole('link', { name: 'Spinal Cord Injury' })).toHaveAttribute('href', '/condition/7');
  await view.getByRole('link', { name: 'Occupational therapist, sample record 3' }).click();
  await expect(heading).toHaveText('Occupational therapist, sample record 3 Sample data');
  await page.goBack();
  await page.goBack();
  await expect(view.getByRole('status')).toHaveText('1 of 8 shown');
  await view.getByLabel('Status').selectOption('Resolved');
  await expect(view.getByRole('status')).toHaveText('No sample record fits these filters.');
  await view.getByRole('button', { name: 'Clear filters' }).click();
  await expect(records).toHaveCount(8);
  await expect(heading).toBeFocused();
  await page.locator('.account-menu summary').click();
  await expect(page.locator('.account-menu').getByRole('link', { name: 'Healthcare Portal' })).toBeVisible();
});

async function expectRestricted(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Access Restricted' })).toBeVisible();
  await expect(main).toContainText('Verified credentials and admin access are required.');
  await expect(main.getByRole('tab')).toHaveCount(0);
}
