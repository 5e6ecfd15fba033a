import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half as long as what it is made from, and so as quickly handed to a page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** 7:1 for text and 4.5:1 for large text, more than WCAG AA asks: what keeps to it keeps to that rule as well. */
const CONTRAST = 'color-contrast-enhanced';
const EVERYTHING = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { [CONTRAST]: { enabled: true }, 'color-contrast': { enabled: false } },
};
/** Of all rules this one alone sees colours; in another theme the rest would say the same again. */
const COLOURS = { runOnly: [CONTRAST] };

/** Axe finds nothing in the page as it stands, or in a part of it: nothing at all in the light, no colour in the dark. */
export async function expectAccessible(page: Page, what = page.url(), within?: string): Promise<void> {
  for (const [theme, asked] of [
    ['light', EVERYTHING],
    ['dark', COLOURS],
  ] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect(await found(page, { theme, asked, within }), `${what}, ${theme}`).toEqual([]);
  }
}

type Look = { theme: string; asked: axe.RunOptions; within: string | undefined };

async function found(page: Page, look: Look): Promise<string[]> {
  // Half a megabyte: to a tab it is handed once, which has it at hand for the pages that follow.
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(source);
    await page.addInitScript(source);
  }
  return page.evaluate(async ({ theme, asked, within }) => {
    const { dataset } = document.documentElement;
    // The CMS has its theme from a setting of the account.
    if (dataset.theme) dataset.theme = theme;
    // Half way from one theme to the other no colour is what it will be.
    for (const movement of document.getAnimations()) movement.finish();
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(within ?? document, { ...asked, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`);
      return `${id}: ${places.join(' | ')}`;
    });
  }, look);
}

/** Nothing moves sideways from 320 to 1440 pixels. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${width}`).toBeLessThanOrEqual(0);
  }
}
