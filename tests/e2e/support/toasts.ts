import { expect, type Page } from '@playwright/test';
import { stopClock } from './test.ts';

export const toasts = (page: Page) => page.locator('.toast');
export const button = (page: Page) => page.locator('.bookmark').first();

/** Opens a page with a toast that asks a guest to sign in, and stops its clock so that the toast stays. */
export async function withToast(page: Page, path = '/condition/1'): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  await stopClock(page);
  await button(page).click();
  await expect(toasts(page)).toBeVisible();
  // The live region gets the text of a toast two frames later.
  await page.clock.runFor(50);
}

export async function anotherToast(page: Page, ask: () => Promise<void> = () => button(page).click()): Promise<void> {
  const first = await toasts(page).elementHandle();
  await ask();
  await expect.poll(() => first?.evaluate((toast) => toast.isConnected)).toBe(false);
}

export async function expectToast(page: Page, title: string | RegExp, text?: string | RegExp): Promise<void> {
  await expect(page.locator('.toast-title')).toHaveText(title);
  if (text) await expect(page.locator('.toast-title + div')).toHaveText(text);
}
