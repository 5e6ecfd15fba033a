import { conditionPath } from '../../../site/src/routes.ts';
import { expect, test } from '../support/test.ts';

/** The conditions with the longest names or summaries in each language. */
const LONGEST = { en: [10, 31], es: [15, 21, 31], fr: [10, 21, 31], ar: [20, 31] };

test.describe('the first screen of a condition on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows name, review state, date, four actions in a row and the heading of the overview', async ({ page }) => {
    for (const [language, ids] of Object.entries(LONGEST))
      for (const id of [1, ...ids]) {
        await page.goto(conditionPath(id, language));
        for (const part of ['h1', '.condition-head .lede', '.condition-meta', '.page-actions', '#overview h2'])
          await expect(page.locator(part), `${language} ${id} ${part}`).toBeInViewport({ ratio: 1 });
        const tops = await page
          .locator('.page-actions > button')
          .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
        expect(tops, `${language} ${id}`).toHaveLength(4);
        expect(new Set(tops).size, `${language} ${id}`).toBe(1);
      }
  });

  test('shows the whole focus ring of the first link below the header', async ({ page }) => {
    await page.goto('/condition/1');
    const link = page.locator('.breadcrumb a').first();
    await page.keyboard.press('Tab');
    await link.focus();
    const ring = await link.evaluate((element) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(element);
      const around = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
      const { top, bottom } = element.getBoundingClientRect();
      return { top: top - around, bottom: bottom + around };
    });
    const edges = await page.evaluate(() => ({
      top: document.querySelector('.site-header')?.getBoundingClientRect().bottom,
      bottom: document.querySelector('.condition-head')?.getBoundingClientRect().top,
    }));
    expect(ring.top).toBeGreaterThanOrEqual(edges.top ?? 0);
    expect(ring.bottom).toBeLessThanOrEqual(edges.bottom ?? 0);
  });

  test('opens the list of contents on demand and moves to a section', async ({ page }) => {
    await page.goto('/condition/1');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await contents.locator('summary').click();
    await contents.getByRole('link', { name: 'Treatment Options' }).click();
    await expect(page.getByRole('heading', { name: 'Treatment Options' })).toBeInViewport();
  });
});

test('a condition shows the list of contents at the side of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/condition/1');
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  await expect(links).toHaveCount(9);
  await expect(links.first()).toBeInViewport();
});
