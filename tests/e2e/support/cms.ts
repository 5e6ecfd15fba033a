import { expect, type Page } from '@playwright/test';
import { password } from './site.ts';

/** Signs in to the CMS as the demo account of a role. */
export async function signIn(page: Page, role: string): Promise<void> {
  await page.goto('/cms/login');
  await page.locator('#field-email').fill(`${role}@example.org`);
  await page.locator('#field-password').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login/);
}

export async function openCondition(page: Page, id: number): Promise<void> {
  await page.goto(`/cms/collections/conditions/${id}`);
  await expect(page.locator('#field-summary')).toBeVisible();
}

export async function publish(page: Page): Promise<void> {
  await page.locator('#action-save').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
}

export async function saveDraft(page: Page): Promise<void> {
  await page.locator('#action-save-draft').click();
  await expect(page.locator('.payload-toast-container')).toContainText(/successfully/i);
}
