import { expectAccessible } from '../support/expectAccessible.ts';
import { siteUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test("a citation has the address and the reader's date, and is copied or at least selected", async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2027-03-09T12:00:00'));
  await page.goto('/es/condition/1');
  await page.locator('#cite summary').focus();
  await page.keyboard.press('Enter');
  const citation = page.locator('.citation');
  const status = page.locator('#cite').getByRole('status');
  await expect(citation).toContainText(`${siteUrl}/es/condition/1 Consultado el 9 de marzo de 2027.`);
  await expect(page.getByText('Añade el día')).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText('Copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await citation.textContent());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('No.', 'NotAllowedError'));
  });
  await page.keyboard.press('Enter');
  await expect(status).toContainText('El navegador no lo ha permitido.');
  expect(await page.evaluate(() => getSelection()?.toString())).toContain(`${siteUrl}/es/condition/1`);
});

test('a printed condition has text, addresses of sources, citation and notice, and no navigation', async ({ page }) => {
  for (const path of ['/condition/1', '/ar/condition/1']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    for (const gone of ['.site-header', '.page-contents', '.improve', '.site-footer nav', '.search-form'])
      await expect(page.locator(gone).first(), gone).toBeHidden();
    for (const there of ['h1', '.citation', '.footer-note >> nth=0']) await expect(page.locator(there)).toBeVisible();
    const addresses = await page
      .locator('.sources a')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
      );
    expect(addresses.length).toBeGreaterThan(0);
    for (const [href, printed] of addresses) expect(printed).toContain(href);
  }
});

test('more contrast strengthens lines, and forced colours keep the edges of tinted parts', async ({ page }) => {
  await page.goto('/condition/1');
  await page.emulateMedia({ contrast: 'more' });
  await expectAccessible(page);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ contrast: 'more', colorScheme });
    const { line, ink } = await page.locator('.quick-facts').evaluate((box) => ({
      line: getComputedStyle(box).borderBottomColor,
      ink: getComputedStyle(document.body).color,
    }));
    expect(line, colorScheme).toBe(ink);
  }
  await page.emulateMedia({ contrast: null, forcedColors: 'active' });
  for (const box of ['.badge >> nth=0', '.quick-facts', '.improve', '.chip >> nth=0'])
    expect(await page.locator(box).evaluate((element) => getComputedStyle(element).borderBottomStyle), box).toBe(
      'solid',
    );
});

test('reduced motion turns transitions between pages off', async ({ page }) => {
  await page.goto('/condition/1');
  const moving = () =>
    page.evaluate(() =>
      [...document.styleSheets].some((sheet) =>
        [...sheet.cssRules].some(
          (rule) =>
            rule instanceof CSSMediaRule &&
            rule.cssText.includes('@view-transition') &&
            matchMedia(rule.media.mediaText).matches,
        ),
      ),
    );
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  expect(await moving()).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moving()).toBe(false);
});

test('no line of the breadcrumb begins with its separator on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/condition/1');
  const [before, after] = await page
    .locator('.breadcrumb li')
    .evaluateAll((items) => [
      items.map((item) => getComputedStyle(item, '::before').content),
      items.map((item) => getComputedStyle(item, '::after').content),
    ]);
  expect(before).toEqual(['none', 'none', 'none']);
  expect(after).toEqual(['"/"', '"/"', 'none']);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('leads from home to a category and a condition, whose citation asks for the date', async ({ page }) => {
    await page.goto('/');
    await page.locator('#categories a').first().click();
    await expect(page).toHaveURL(/\/category\/\d+$/);
    await page.locator('main a[href^="/condition/"]').first().click();
    await expect(page).toHaveURL(/\/condition\/\d+$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible();
    await page.locator('#cite summary').click();
    await expect(page.locator('.citation')).toContainText(page.url());
    await expect(page.getByText('Add the day on which you read it.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy' })).toBeHidden();
  });
});
