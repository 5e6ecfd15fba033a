import { AxeBuilder } from '@axe-core/playwright';
import { homePath } from '@common-ground/site/renderer';
import { LANGUAGES } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Each kind of page; condition 36 is translated in part, so it has passages in another language. */
const KINDS = ['', '/category/1', '/condition/1', '/condition/36', '/contribute', '/404', '?search=autism'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const language of LANGUAGES) {
  for (const theme of ['light', 'dark'] as const) {
    test(`axe finds nothing on any kind of page in ${language}, ${theme}`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      for (const kind of KINDS) {
        const home = homePath(language);
        const path = kind === '' || kind.startsWith('?') ? `${home}${kind}` : `${home === '/' ? '' : home}${kind}`;
        await page.goto(path);
        if (kind.startsWith('?'))
          await expect(page.locator('.search-results a[href*="/condition/"]').first()).toBeVisible();
        const builder = new AxeBuilder({ page }).withTags(WCAG);
        const { violations } = await builder
          .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
          .analyze();
        const found = violations.map(
          ({ id, nodes }) =>
            `${id}: ${nodes
              .map((node) => `${node.target} ${node.failureSummary}`)
              .slice(0, 3)
              .join(' | ')}`,
        );
        expect(found, path).toEqual([]);
      }
    });
  }
}

test('axe finds nothing in the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});
