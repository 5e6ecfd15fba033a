import { expect, test } from './support/test.ts';

const WIDTHS = [320, 360, 412, 480, 600, 768, 900, 1023, 1024, 1200, 1440];
const PATHS = ['', '/category/1', '/condition/1', '/contribute', '/privacy', '/contact', '/404', '/?search=autism'];

for (const language of ['en', 'ar']) {
  test(`no page in ${language} scrolls sideways at any width`, async ({ page }) => {
    for (const path of PATHS) {
      const address = language === 'en' ? path || '/' : path.startsWith('/?') ? `/ar${path.slice(1)}` : `/ar${path}`;
      await page.goto(address);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { over, widest } = await page.evaluate(() => {
          const root = document.documentElement;
          const wide = [...document.querySelectorAll('body *')].filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return right > root.clientWidth + 1 || left < -1;
          });
          return {
            over: root.scrollWidth - root.clientWidth,
            widest: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 80)),
          };
        });
        expect(over, `${address} at ${width}: ${widest.join(' ')}`).toBeLessThanOrEqual(0);
      }
    }
  });
}

test('text four times as large still fits', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of ['/', '/condition/1', '/ar/condition/1']) {
    await page.goto(path);
    // What a browser's zoom of 400% does: a quarter of the width in CSS pixels.
    await page.setViewportSize({ width: 320, height: 256 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('what one has to hit is large enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('header button, main a.button, main .chip, main button')]
      .map((element) => ({ html: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
      .map(({ html }) => html),
  );
  expect(small).toEqual([]);
});
