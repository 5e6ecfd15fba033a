import { PAGE_SLUGS } from '@common-ground/api/contracts/pages/pages.ts';
import { conditionPath, homePath, isFilePath, pagePath } from '@common-ground/site/renderer';
import { LANGUAGES } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every link of the footer leads to a page in its language', async ({ page, request }) => {
    for (const language of LANGUAGES) {
      const found: string[][] = [];
      for (const path of [homePath(language), conditionPath(1, language), pagePath('terms', language)]) {
        await page.goto(path);
        const links = page.locator('.site-footer a');
        found.push(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')));
      }
      const [links = []] = found;
      expect(found).toEqual([links, links, links]);
      expect(links).toEqual(expect.arrayContaining(PAGE_SLUGS.map((slug) => pagePath(slug, language))));
      for (const link of links) {
        const response = await request.get(link);
        expect(response.status(), link).toBe(200);
        const root = isFilePath(link)
          ? `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"`
          : `<html lang="${language}"`;
        expect(await response.text(), link).toContain(root);
      }
    }
  });

  test('a page in Arabic is whole, reads from right to left, and keeps to its language', async ({ page }) => {
    await page.goto('/ar/privacy');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('الخصوصية');
    expect(await page.locator('.rich-text h2').count()).toBeGreaterThan(3);
    expect(await page.locator('main [lang]').count()).toBe(0);
    await page.goto('/ar/about');
    await page.locator('.rich-text').getByRole('link', { name: 'الخصوصية' }).click();
    await expect(page).toHaveURL('/ar/privacy');
  });

  test('the contents list leads to its sections', async ({ page }) => {
    for (const path of ['/privacy', '/ar/privacy']) {
      await page.goto(path);
      const last = page.locator('.page-contents a').last();
      const title = await last.textContent();
      await last.click();
      await expect(page.locator('h2:target')).toHaveText(title ?? '');
      await expect(page.locator('h2:target')).toBeInViewport();
    }
  });

  test('one who looks for an address where none is given is told so, and what to do instead', async ({ page }) => {
    for (const slug of ['contact', 'privacy', 'accessibility'] as const) {
      await page.goto(pagePath(slug, 'en'));
      const box = page.getByRole('region', { name: 'Write to us' });
      await expect(box).toContainText('have not given an address to write to');
      await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    }
    await page.getByRole('region', { name: 'Write to us' }).getByRole('link').click();
    await expect(page).toHaveURL('/contribute');
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

test('what is not there says what, leads home, and keeps its address from language to language', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 404/);
  for (const [path, led, title] of [
    ['/condition/9999', '/ar/condition/9999', 'الحالة غير موجودة'],
    ['/fr/category/999?a=b#c', '/ar/category/999?a=b#c', 'الفئة غير موجودة'],
    ['/es/nada/de/nada', '/ar/nada/de/nada', 'الصفحة غير موجودة'],
  ] as const) {
    await page.goto(path);
    await page.locator('.language-menu summary').click();
    await page.locator('.language-menu').getByRole('link', { name: 'العربية' }).click();
    await expect(page).toHaveURL(led);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.locator('.language-menu summary').click();
    await page.locator('.language-menu').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(path.replace(/^\/(fr|es)/, ''));
  }
  await page.goto('/es/nada');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página no encontrada');
  await page.locator('main a').first().click();
  await expect(page).toHaveURL('/es');
});
