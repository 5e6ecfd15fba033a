import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.language-menu summary').click();
  await page.locator('.language-menu').getByRole('link', { name, exact: true }).click();
}

test('a chosen language keeps the page and applies where the URL names none', async ({ page, watch }) => {
  watch.expect(/Failed to load resource|ERR_FAILED/);
  // The language is stored even when the script of the page is not loaded.
  await page.route(/_astro\/Layout\.astro/, (route) => route.abort());
  await page.goto('/condition/3');
  await choose(page, 'Español');
  await expect(page).toHaveURL('/es/condition/3');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  for (const [path, led] of [
    ['/', '/es'],
    ['/fr/condition/1', '/fr/condition/1'],
    ['/?search=ADHD', '/es?search=ADHD'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveURL(led);
  }
  await page.unroute(/_astro\/Layout\.astro/);
  await choose(page, 'English');
  await expect(page).toHaveURL('/?search=ADHD');
  await page.goto('/category/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a chosen language redirects neither Back nor a link to a page in another language', async ({ page }) => {
  await page.goto('/condition/1');
  await choose(page, 'العربية');
  await expect(page).toHaveURL('/ar/condition/1');
  await page.goBack();
  await expect(page).toHaveURL('/condition/1');
  await page.goForward();
  await page.evaluate(() => {
    const plain = Object.assign(document.createElement('a'), { href: '/condition/1', textContent: 'plain' });
    document.querySelector('main')?.prepend(plain);
  });
  await page.getByRole('link', { name: 'plain' }).click();
  await expect(page).toHaveURL('/condition/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
