import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page leads on in its language, and its contents list to its sections', async ({ page }) => {
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

test('on paper there is the text and nothing around it', async ({ page }) => {
  await page.goto('/terms');
  await page.emulateMedia({ media: 'print' });
  // Of the footer there is left what says that this is no medical advice.
  for (const part of ['.site-header', '.site-footer nav', '.page-contents'])
    await expect(page.locator(part).first()).toBeHidden();
  await expect(page.locator('.footer-note').first()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
