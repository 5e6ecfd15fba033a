import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The minified file is less than half as large, and so is sent to a page faster. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** 7:1 for text and 4.5:1 for large text. WCAG AA demands less, so this rule replaces its rule. */
const CONTRAST = 'color-contrast-enhanced';
const EVERYTHING = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { [CONTRAST]: { enabled: true }, 'color-contrast': { enabled: false } },
};
/** The only rule that depends on colours: the other results are the same in every theme. */
const COLOURS = { runOnly: [CONTRAST] };

/** Asserts that axe finds nothing in a page or a part: all rules in the light theme, colours in the dark. */
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
  // The source has half a megabyte, so each tab gets it once and keeps it for its next pages.
  if (!(await page.evaluate('"axe" in window'))) {
    await page.evaluate(source);
    await page.addInitScript(source);
  }
  return page.evaluate(async ({ theme, asked, within }) => {
    const { dataset } = document.documentElement;
    // The theme of the CMS is a setting of the account.
    if (dataset.theme) dataset.theme = theme;
    // Colours are wrong in the middle of a transition between themes.
    for (const movement of document.getAnimations()) movement.finish();
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(within ?? document, { ...asked, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => {
      const places = nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`);
      return `${id}: ${places.join(' | ')}`;
    });
  }, look);
}

/** Asserts that nothing scrolls sideways between 320 and 1440 pixels. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${width}`).toBeLessThanOrEqual(0);
  }
}
