import { siteUrl } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

test('a search shows the conditions that it finds, best first', async ({ page, request }) => {
  await page.goto('/?search=autism');
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  const found = await (await request.get('/api/localized/search?q=autism&lang=en')).json();
  expect(found.length).toBeGreaterThan(0);
  const cards = page.locator('.search-results a[href^="/condition/"]');
  await expect(cards.first()).toHaveAttribute('href', `/condition/${found[0].id}`);
  await expect(cards).toHaveCount(found.length);
  await expect(page.getByRole('heading', { name: 'Featured Conditions' })).toBeHidden();
  await expect(page.locator('header').getByRole('searchbox')).toHaveValue('autism');
  // To machines it is the home page.
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${siteUrl}/`);
});

test('results are a page of their own: title, heading and focus', async ({ page }) => {
  for (const [path, heading, title] of [
    ['/?search=autism', 'Search Results', 'Search Results for “autism” · Common Ground'],
    ['/?search=autism&category=2', 'Search Results', 'Search Results for “autism” in Cognitive · Common Ground'],
    ['/ar?category=1', 'نتائج البحث', 'نتائج البحث في فئة الإعاقة الجسدية والحركية · Common Ground'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(title);
  }
});

test('the category stays when the words change, and the words when the category does', async ({ page }) => {
  await page.goto('/?category=1');
  const filter = (name: string) => page.locator('.quick-filters').getByRole('link', { name });
  const box = page.locator('main form[role=search] input[name=search]');
  await expect(filter('Physical')).toHaveAttribute('aria-current', 'true');
  await box.fill('palsy');
  await box.press('Enter');
  await expect(page).toHaveURL('/?search=palsy&category=1');
  await expect(filter('Physical')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('.search-results')).toContainText('for “palsy” in Physical');
  await filter('Sensory').click();
  await expect(page).toHaveURL('/?search=palsy&category=3');
  await page.getByRole('link', { name: 'Search all categories' }).click();
  await expect(page).toHaveURL('/?search=palsy');
  await expect(filter('Sensory')).not.toHaveAttribute('aria-current');
});

test('a search that is sent before there is a script is remembered, once, and not again on the way back', async ({
  page,
}) => {
  await page.goto('/condition/1');
  await page.evaluate(() => localStorage.setItem('search-history', '["one","aut"]'));
  const history = () => page.evaluate(() => localStorage['search-history']);
  const held = Promise.withResolvers<void>();
  await page.route('**/_astro/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  const box = page.locator('.header-search input');
  await box.fill(' Aut ');
  await box.press('Enter');
  await expect(page).toHaveURL('/?search=+Aut+');
  held.resolve();
  await expect.poll(() => history()).toBe('["Aut","one"]');
  await page.goto('/?category=1');
  await whenQuiet(page);
  await page.evaluate(() => localStorage.removeItem('search-history'));
  await page.goBack();
  await whenQuiet(page);
  expect(await history()).toBeUndefined();
});

test('what the address asks for is shown: a category, another language, nothing, no search, text that is no markup', async ({
  page,
  request,
}) => {
  await page.goto('/?category=1');
  const own = await (await request.get('/api/categories/1/conditions')).json();
  await expect(page.locator('.search-results a[href^="/condition/"]')).toHaveCount(own.length);
  await page.goto('/es?search=autismo');
  await expect(page.locator('.search-results a[href^="/es/condition/"]').first()).toContainText(/autis/i);
  await page.goto('/?search=zzzzqqqqxxxx');
  await expect(page.getByText('No conditions found matching your search.')).toBeVisible();
  await expect(page.locator('.results-categories a')).toHaveCount(6);
  await page.goto('/?search=%20%20');
  await expect(page.getByRole('heading', { name: 'Featured Conditions' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Search Results' })).toBeHidden();
  const term = '<img src=x onerror=alert(1)>';
  await page.goto(`/?search=${encodeURIComponent(term)}`);
  await expect(page.locator('.search-results')).toContainText(term);
  expect(await page.locator('.search-results img').count()).toBe(0);
});

test('a search that neither API nor offline index answers says so, keeps the text, and can be tried again', async ({
  page,
  watch,
}) => {
  watch.expect(/ERR_FAILED|Failed to load resource/);
  await page.route('**/api/localized/search**', (route) => route.abort());
  await page.route('**/search/**/manifest.json', (route) => route.abort());
  await page.goto('/?search=autism');
  await expect(page.getByText('The search did not answer. Your text is still there.')).toBeVisible();
  await expect(page.locator('header').getByRole('searchbox')).toHaveValue('autism');
  await page.unroute('**/api/localized/search**');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.locator('.search-results a[href^="/condition/"]').first()).toBeVisible();
});

test('while it loads, six placeholders stand', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/localized/search**', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.goto('/?search=autism');
  await expect(page.locator('.search-results [aria-busy="true"], .search-results .placeholder').first()).toBeVisible();
  answer.resolve();
  await expect(page.locator('.search-results a[href^="/condition/"]').first()).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the box of the header is a plain search box that leads to the results', async ({ page }) => {
    await page.goto('/es/condition/1');
    const box = page.locator('.header-search input');
    await expect(box).not.toHaveAttribute('role', 'combobox');
    await box.fill('autismo');
    await box.press('Enter');
    await expect(page).toHaveURL('/es?search=autismo');
  });
});
