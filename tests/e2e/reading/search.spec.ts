import { siteUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('the URL decides what is shown: a search, a category, a language, or home', async ({ page, request }) => {
  await page.goto('/?search=autism');
  const found = await (await request.get('/api/localized/search?q=autism&lang=en')).json();
  expect(found.length).toBeGreaterThan(0);
  const cards = page.locator('.search-results h2 a[href*="/condition/"]');
  await expect(cards.first()).toHaveAttribute('href', `/condition/${found[0].id}`);
  await expect(cards).toHaveCount(found.length);
  await expect(page.getByRole('heading', { level: 1, name: 'Search Results' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Featured Conditions' })).toBeHidden();
  await expect(page.locator('header').getByRole('searchbox')).toHaveValue('autism');
  // The canonical address of a search is the home page.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/`);
  await page.goto('/ar?category=1');
  const own = await (await request.get('/api/categories/1/conditions')).json();
  await expect(cards).toHaveCount(own.length);
  await expect(page).toHaveTitle('نتائج البحث في فئة الإعاقة الجسدية والحركية · Common Ground');
  await page.goto('/es?search=autismo');
  await expect(page.locator('.search-results a[href^="/es/condition/"]').first()).toContainText(/autis/i);
  await page.goto('/?search=%20%20');
  await expect(page.getByRole('heading', { name: 'Featured Conditions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeHidden();
});

test('a result leads to the section that mentions the text, and a missing page to its proposal', async ({ page }) => {
  await page.goto('/?search=cannot+sleep+at+night');
  const section = page.locator('.passage a').first();
  await expect(page.locator('.passage mark').first()).toBeVisible();
  await section.click();
  await expect(page).toHaveURL(/\/condition\/\d+#(overview|symptoms|treatments)$/);
  await page.goto('/?search=asthma');
  await expect(page.getByRole('heading', { name: 'We have no page on asthma yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Propose a page on asthma' }).click();
  await expect(page.locator('form.contribution-form [name=name]')).toHaveValue('asthma');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("leads from the header's search box to plain results", async ({ page }) => {
    await page.goto('/es/condition/1');
    const box = page.locator('.header-search input');
    await expect(box).not.toHaveAttribute('role', 'combobox');
    await box.fill('autismo');
    await box.press('Enter');
    await expect(page).toHaveURL('/es?search=autismo');
    await page.goto('/?search=autism');
    await page
      .locator('[aria-labelledby=plain-results-title] a')
      .filter({ hasText: /autism/i })
      .first()
      .click();
    await expect(page).toHaveURL('/condition/1');
    await page.goto('/history?condition=1');
    await expect(page.getByText('This page needs JavaScript.')).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
  });
});
