import { expect, type Page } from '@playwright/test';

export const toasts = (page: Page) => page.locator('.toast');
export const live = (page: Page) => page.locator('.toaster > [role=status]');
export const button = (page: Page) => page.locator('.bookmark').first();

/** A page on which a toast has just appeared: the one for who is not signed in. */
export async function withToast(page: Page, path = '/condition/1'): Promise<void> {
  await page.goto(path);
  await button(page).click();
  await expect(toasts(page)).toBeVisible();
}

/** The toast that is there, or comes, says this. */
export async function expectToast(page: Page, title: string | RegExp, text?: string | RegExp): Promise<void> {
  await expect(page.locator('.toast-title')).toHaveText(title);
  if (text) await expect(page.locator('.toast-title + div')).toHaveText(text);
}
