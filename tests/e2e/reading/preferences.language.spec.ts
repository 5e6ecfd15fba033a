import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

async function choose(page: Page, name: string): Promise<void> {
  await page.locator('.language-menu summary').click();
  await page.locator('.language-menu').getByRole('link', { name, exact: true }).click();
}

test('switching the language keeps the page', async ({ page }) => {
  await page.goto('/condition/3');
  for (const [name, code, led] of [
    ['Español', 'es', '/es/condition/3'],
    ['العربية', 'ar', '/ar/condition/3'],
    ['English', 'en', '/condition/3'],
  ] as const) {
    await choose(page, name);
    await expect(page).toHaveURL(led);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
  }
});

test('text that is not translated is marked with its own language and said so', async ({ page }) => {
  await page.goto('/ar/condition/36');
  const foreign = page.locator('main [lang="en"]');
  await expect(foreign.first()).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('.fallback-note').first()).toBeVisible();
});

test.describe('a chosen language', () => {
  test('is remembered where an address names none, and only there', async ({ page }) => {
    await page.goto('/condition/3');
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/condition/3');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
    for (const [path, led] of [
      ['/', '/es'],
      ['/condition/1#sources', '/es/condition/1#sources'],
      ['/?search=ADHD', '/es?search=ADHD'],
      ['/fr/condition/1', '/fr/condition/1'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveURL(led);
    }
  });

  test('gives way to the default language when that is chosen again', async ({ page }) => {
    await page.goto('/');
    await choose(page, 'Français');
    await choose(page, 'English');
    await expect(page).toHaveURL('/');
    await page.goto('/category/1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('does not hold up who goes back, or looks at a page in the language it was written in', async ({ page }) => {
    await page.goto('/condition/1');
    await choose(page, 'العربية');
    await page.goBack();
    await expect(page).toHaveURL('/condition/1');
    await page.goForward();
    await page.locator('.language-menu summary').click();
    await page
      .locator('.language-menu')
      .getByRole('link', { name: 'English' })
      .evaluate((link) => {
        // A link inside the site to such a page, which is no choice of a language.
        const plain = document.createElement('a');
        plain.href = (link as HTMLAnchorElement).href;
        plain.textContent = 'plain';
        document.querySelector('main')?.prepend(plain);
      });
    await page.getByRole('link', { name: 'plain' }).click();
    await expect(page).toHaveURL('/condition/1');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('is taken only if it is one of the site', async ({ page }) => {
    await page.goto('/');
    for (const stored of ['xx', '//example.org', 'en', '']) {
      await page.evaluate((value) => localStorage.setItem('language', value), stored);
      await page.goto('/category/1');
      await expect(page).toHaveURL('/category/1');
    }
  });

  test('is remembered though the script never came', async ({ page, watch }) => {
    watch.expect(/Failed to load resource|ERR_FAILED/);
    await page.route(/_astro\/Layout\.astro/, (route) => route.abort());
    await page.goto('/condition/3');
    await choose(page, 'Español');
    await expect(page).toHaveURL('/es/condition/3');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('es');
  });

  test('takes the search along', async ({ page }) => {
    await page.goto('/?search=ADHD&category=6');
    await choose(page, 'Français');
    await expect(page).toHaveURL('/fr?search=ADHD&category=6');
  });
});
