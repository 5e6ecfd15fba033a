import { AxeBuilder } from '@axe-core/playwright';
import { homePath } from '@common-ground/site/renderer';
import { LANGUAGES } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Each kind of page; condition 36 is translated in part, so it has passages in another language. */
const KINDS = [
  ...['', '/category/1', '/condition/1', '/condition/36', '/contribute', '/404', '?search=autism'],
  // Of the pages about the site, one of each shape.
  ...['/about', '/contact', '/privacy'],
];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** 7:1 for text and 4.5:1 for large text, more than WCAG AA asks. */
const CONTRAST = 'color-contrast-enhanced';

for (const language of LANGUAGES) {
  test(`axe finds nothing on any kind of page in ${language}, in both themes`, async ({ page }) => {
    test.setTimeout(180_000);
    const home = homePath(language);
    for (const kind of KINDS) {
      const path = kind === '' || kind.startsWith('?') ? `${home}${kind}` : `${home === '/' ? '' : home}${kind}`;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(path);
      if (kind.startsWith('?'))
        await expect(page.locator('.search-results a[href*="/condition/"]').first()).toBeVisible();
      const all = new AxeBuilder({ page }).withTags(WCAG).options({ rules: { [CONTRAST]: { enabled: true } } });
      expect(await found(all), `${path}, light`).toEqual([]);
      // Of all rules these alone see colours; the rest would say the same again.
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      expect(await found(new AxeBuilder({ page }).withRules(['color-contrast', CONTRAST])), `${path}, dark`).toEqual(
        [],
      );
    }
  });
}

async function found(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => `${node.target} ${node.failureSummary}`);
    return `${id}: ${places.join(' | ')}`;
  });
}

test('axe finds nothing in the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
