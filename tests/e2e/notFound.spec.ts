import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const CASES = [
  ['/nowhere', 'en', 'Page Not Found'],
  ['/condition/999999', 'en', 'Page Not Found'],
  ['/condition/0', 'en', 'Page Not Found'],
  ['/condition/01', 'en', 'Page Not Found'],
  ['/condition/1.5', 'en', 'Page Not Found'],
  ['/category/999999', 'en', 'Page Not Found'],
  ['/en', 'en', 'Page Not Found'],
  ['/es/nada', 'es', 'Página no encontrada'],
  ['/fr/rien/du/tout', 'fr', null],
  ['/ar/condition/999999', 'ar', null],
  ['/de/condition/1', 'en', 'Page Not Found'],
  ['/%E0%A4%A', 'en', 'Page Not Found'],
  ['/..%2f..%2fsecrets.json', 'en', 'Page Not Found'],
] as const;

test.describe('what is not there', () => {
  test.beforeEach(({ watch }) => watch.expect(/status of 404/));

  for (const [path, language, heading] of CASES) {
    test(`${path} is answered with 404, in the language of the path`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      if (heading) await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await page.locator('main a').first().click();
      await expect(page).toHaveURL(language === 'en' ? '/' : `/${language}`);
    });
  }
});

test('an address with a slash at its end leads to the page without it, never to another host', async ({ request }) => {
  const cases = [
    ['/condition/1/', '/condition/1'],
    ['/es/', '/es'],
    ['//evil.example/', '/evil.example'],
  ];
  for (const [path, target] of cases) {
    const response = await request.fetch(`${siteUrl}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(308);
    expect(response.headers().location, path).toBe(target);
  }
});

test('only reading is allowed where pages are', async ({ request }) => {
  expect((await request.post('/condition/1')).status()).toBe(405);
  expect((await request.head('/condition/1')).status()).toBe(200);
});
