import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads on in its language, and from the contents list to a section', async ({ page }) => {
    await page.goto('/ar/about');
    await page.locator('.rich-text').getByRole('link', { name: 'الخصوصية' }).click();
    await expect(page).toHaveURL('/ar/privacy');
    for (const path of ['/privacy', '/ar/privacy']) {
      await page.goto(path);
      const last = page.locator('.page-contents a').last();
      const title = await last.textContent();
      await last.click();
      await expect(page.locator('h2:target')).toHaveText(title ?? '');
      await expect(page.locator('h2:target')).toBeInViewport();
    }
  });
});

test('a printed page has its text and nothing around it', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  // The footer keeps the note that this is no medical advice.
  for (const part of ['.site-header', '.site-footer nav', '.page-contents'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.locator('.footer-note').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
