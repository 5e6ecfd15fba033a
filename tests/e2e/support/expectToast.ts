import { expect, type Page } from '@playwright/test';

/** The toast that is there, or comes, says this. */
export async function expectToast(page: Page, title: string | RegExp, text?: string | RegExp): Promise<void> {
  await expect(page.locator('.toast-title')).toHaveText(title);
  if (text) await expect(page.locator('.toast-title + div')).toHaveText(text);
}
