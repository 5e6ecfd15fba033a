import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** 7:1 for text and 4.5:1 for large text, more than WCAG AA asks. */
const ENHANCED = 'color-contrast-enhanced';
/** Of all rules these alone see colours; in another theme the rest would say the same again. */
const COLOURS = ['color-contrast', ENHANCED];

/** Axe finds nothing in the page as it stands, or in a part of it: nothing at all in the light, no colour in the dark. */
export async function expectAccessible(page: Page, what = page.url(), within?: string): Promise<void> {
  for (const [theme, rules] of [
    ['light', WCAG],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect(await found(page, theme, rules, within), `${what}, ${theme}`).toEqual([]);
  }
}

async function found(page: Page, theme: string, rules: readonly string[], within?: string): Promise<string[]> {
  // Once a page: it is half a megabyte.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe.source);
  return page.evaluate(
    async ([theme, runOnly, enhanced, within]) => {
      const { dataset } = document.documentElement;
      // The CMS has its theme from a setting of the account.
      if (dataset.theme) dataset.theme = theme;
      // Half way from one theme to the other no colour is what it will be.
      for (const movement of document.getAnimations()) movement.finish();
      const options = {
        runOnly: [...runOnly],
        rules: { [enhanced]: { enabled: true } },
        resultTypes: ['violations' as const],
      };
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(within ?? document, options);
      return violations.map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`);
        return `${id}: ${places.join(' | ')}`;
      });
    },
    [theme, rules, ENHANCED, within] as const,
  );
}

/** Nothing moves sideways from 320 to 1440 pixels. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${width}`).toBeLessThanOrEqual(0);
  }
}
