import type { Page } from '@playwright/test';
import { expect, test, waitForIdlePage } from '../support/test.ts';

const PAGES = [
  '/',
  '/condition/1',
  '/?search=pain',
  '/community/forum',
  '/contribute',
  '/learning',
  '/offline',
  '/help-lines',
];
const READING = '/learning/modules/101';

/** Makes the browser refuse storage before any script of a page runs. */
async function refuseStorage(page: Page, how: 'blocked' | 'full'): Promise<void> {
  await page.addInitScript((kind) => {
    const throwing = (name: string) => () => {
      throw new DOMException(`${name} is refused`, kind === 'full' ? 'QuotaExceededError' : 'SecurityError');
    };
    if (kind === 'full') {
      Storage.prototype.setItem = throwing('setItem');
      IDBFactory.prototype.open = throwing('open') as never;
      CacheStorage.prototype.open = async () => throwing('open')();
      return;
    }
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: throwing(name), configurable: true });
  }, how);
}

for (const how of ['blocked', 'full'] as const) {
  test(`pages throw no errors when storage is ${how}, and say that progress is not stored`, async ({ page }) => {
    await refuseStorage(page, how);
    for (const address of PAGES) {
      await page.goto(address);
      await page.mouse.wheel(0, 200);
      await page.locator('header').first().hover();
      await waitForIdlePage(page);
    }
    await page.goto(READING);
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await expect(page.getByText('This browser cannot store your progress')).toBeVisible();
    await expect(page.getByText('Your progress is kept in this browser.')).toHaveCount(0);
    await expect(page).toHaveURL(READING);
    await expect(page.getByText('You earned')).toHaveCount(0);
  });
}
