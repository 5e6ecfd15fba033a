import { expect, test } from './support/test.ts';

for (const path of ['', '/category/2', '/condition/3', '/contribute']) {
  test(`switching the language keeps the page: ${path || '/'}`, async ({ page }) => {
    await page.goto(path || '/');
    for (const [code, name] of [
      ['es', 'Español'],
      ['ar', 'العربية'],
      ['fr', 'Français'],
    ] as const) {
      await page.locator('details.menu:not(.theme-menu) summary').click();
      await page.locator('.menu-list').getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(`/${code}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
    }
    await page.locator('details.menu:not(.theme-menu) summary').click();
    await page.locator('.menu-list').getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(path || '/');
  });
}

test('text that is not translated is marked with its own language and said so', async ({ page }) => {
  await page.goto('/ar/condition/36');
  const foreign = page.locator('main [lang="en"]');
  await expect(foreign.first()).toHaveAttribute('dir', 'ltr');
  await expect(page.locator('.fallback-note').first()).toBeVisible();
});
