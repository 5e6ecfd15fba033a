import type { Page } from '@playwright/test';
import { MOVING } from '../../support/playwrightBase.ts';
import { expect, test } from '../support/test.ts';

test.use(MOVING);

const LIGHT = { colorScheme: 'light' } as const;
const DARK = { colorScheme: 'dark' } as const;

/** Whether the computed background is dark, whatever the attributes say. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 3 * 128;
  });
}

/** A choice may be made before the script is loaded, so this polls. */
const expectDark = (page: Page, isSo: boolean) => expect.poll(() => isDark(page)).toBe(isSo);

async function choose(page: Page, name: 'Light' | 'Dark' | 'System'): Promise<void> {
  await page.locator('.theme-menu summary').click();
  await page.getByRole('button', { name, exact: true }).click();
}

test("a page follows the system's theme, live, until a theme is chosen", async ({ page }) => {
  await page.emulateMedia(LIGHT);
  await page.goto('/');
  await expectDark(page, false);
  await page.emulateMedia(DARK);
  await expectDark(page, true);
  await choose(page, 'Light');
  await expectDark(page, false);
  await page.emulateMedia(LIGHT);
  await choose(page, 'Dark');
  await expectDark(page, true);
  await choose(page, 'System');
  await expectDark(page, false);
  await page.locator('.theme-menu summary').click();
  await expect(page.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
});

test('a theme that is chosen before its script loads applies on each page and in each tab', async ({
  page,
  context,
}) => {
  await page.emulateMedia(LIGHT);
  const held = Promise.withResolvers<void>();
  await page.route(/_astro\/Layout\.astro/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/condition/1');
  const other = await context.newPage();
  await other.emulateMedia(LIGHT);
  await other.goto('/category/1');
  await choose(page, 'Dark');
  await expectDark(page, false);
  held.resolve();
  await expectDark(page, true);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await expectDark(other, true);

  // The attribute at the moment when the body appears is that of the first paint.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body) return;
      observer.disconnect();
      document.documentElement.dataset.firstTheme = document.documentElement.dataset.theme ?? 'none';
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/es/condition/1');
  await expect(page.locator('html')).toHaveAttribute('data-first-theme', 'dark');
  await expectDark(page, true);
});
