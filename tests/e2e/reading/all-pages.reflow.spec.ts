import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { expect, test } from '../support/test.ts';

/** The narrowest width of each layout, the widest of the header's layouts on small screens, and two common widths. */
const WIDTHS = [320, 360, 480, 576, 768, 1023, 1024, 1440];
const PATHS = [
  ...['/', '/category/1', '/condition/1', '/contribute', '/privacy', '/contact', '/nowhere', '/?search=autism'],
  ...[
    '/auth/login',
    '/auth/register',
    '/auth/forgot',
    '/auth/reset',
    '/auth/verify',
    '/profile',
    '/receipt',
    '/mail-off',
  ],
  ...[
    '/learning',
    '/admin/dashboard',
    '/healthcare',
    '/history?condition=1',
    '/talk?condition=1',
    '/suggest',
    '/contribute#add',
  ],
];

/** Pages that differ from right to left: cards, text in two languages, results, forms, tables and lists with dates. */
const PATHS_IN_ARABIC = [
  ...['/ar', '/ar/condition/1', '/ar?search=autism', '/ar/auth/register', '/ar/learning', '/ar/healthcare'],
  ...['/ar/history?condition=1', '/ar/contribute#add'],
];

for (const [language, paths] of [
  ['English', PATHS],
  ['Arabic', PATHS_IN_ARABIC],
] as const)
  test(`no page in ${language} scrolls sideways at any width`, async ({ page, watch }) => {
    watch.expect(/status of 404/);
    for (const path of paths) {
      await page.goto(path);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        const { over, widest } = await page.evaluate(() => {
          const root = document.documentElement;
          const over = root.scrollWidth - root.clientWidth;
          if (over <= 0) return { over, widest: [] };
          const wide = [...document.querySelectorAll('body *')].filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return right > root.clientWidth + 1 || left < -1;
          });
          return { over, widest: wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 80)) };
        });
        expect(over, `${path} at ${width}: ${widest.join(' ')}`).toBeLessThanOrEqual(0);
      }
    }
  });

test('text of twice the size leaves the header of each language within the screen', async ({ page }) => {
  for (const path of ['/', '/condition/1', '/es/learning', '/fr/auth/login', '/ar/condition/1']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const opener = page.locator('.menu-button').first();
      await expect(opener).toBeInViewport({ ratio: 1 });
      await opener.click();
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('.site-header :is(a, button, input, summary)')]
          .map((item) => ({ text: item.textContent, box: item.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.left < -1 || box.right > innerWidth + 1))
          .map(({ text }) => text),
      );
      expect(outside, `${path} at ${width}`).toEqual([]);
      await page.keyboard.press('Escape');
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test('no label of the header wraps for guests or for a user with a long name', async ({ page }) => {
  await page.route('**/api/auth/me', () => new Promise(() => {}));
  for (const displayName of [null, 'Maximiliane Wolkenstein-Trostburg 123456']) {
    if (displayName)
      await page.evaluate((name) => {
        localStorage.setItem('person', JSON.stringify({ id: 1, displayName: name, role: 'admin' }));
        localStorage.setItem('sessionToken', 'of nobody');
      }, displayName);
    for (const language of LANGUAGE_CODES) {
      await page.goto(language === 'en' ? '/contribute' : `/${language}/contribute`);
      for (const width of [360, 1024, 1100, 1280, 1440, 1920]) {
        await page.setViewportSize({ width, height: 800 });
        const opener = page.locator('.menu-button').first();
        if (await opener.isVisible()) await opener.click();
        const broken = await page.evaluate(() =>
          [...document.querySelectorAll('.site-header :is(.logo, .main-nav a, summary, .menu-button)')]
            .map((element) => ({ text: element.textContent, box: element.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0 && (box.height > 56 || box.left < 0 || box.right > innerWidth))
            .map(({ text }) => text),
        );
        expect(broken, `${language} at ${width}, ${displayName}`).toEqual([]);
        if (width >= 1024)
          expect((await page.locator('.site-header').boundingBox())?.height, `${width}`).toBeLessThan(120);
        await page.keyboard.press('Escape');
      }
    }
  }
});

test('each button and chip on a small screen is at least 24 pixels wide and high', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/auth/register']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('header button, main a.button, main .chip, main button')]
        .map((element) => ({ html: element.outerHTML.slice(0, 80), box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 0 && (box.height < 24 || box.width < 24))
        .map(({ html }) => html),
    );
    expect(small, path).toEqual([]);
  }
});
