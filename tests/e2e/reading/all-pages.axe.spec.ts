import { LANGUAGE_CODES } from '@common-ground/api/contracts/languages.ts';
import { IS_DEEP } from '@common-ground/api/testing/deep.ts';
import { homePath } from '@common-ground/site/renderer';
import type { Page } from '@playwright/test';
import { findForm } from '../support/accounts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { demoAdmin, newReader, storeSession } from '../support/reader.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';

/** Each kind of page. Condition 36 is translated in part, so it has passages in another language. */
const KINDS = [
  ...['', '/category/1', '/condition/1', '/condition/36', '/contribute', '/nowhere', '/condition/0', '?search=autism'],
  // Pages about the site: one of each layout.
  ...['/about', '/contact', '/privacy', '/accessibility-settings', '/offline'],
  // The last two have no token in the address, as after a reload.
  ...['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset', '/auth/verify'],
  // Pages for guests, without a receipt or a token.
  ...['/receipt', '/mail-off'],
  ...['/learning', '/learning/paths/1', '/learning/paths/5', '/learning/modules/101', '/learning/modules/102'],
  ...['/learning/modules/104', '/learning/modules/106', '/learning/paths/0', '/profile'],
  ...['/admin/dashboard', '/healthcare', '/history?condition=1', '/talk?condition=1', '/talk', '/suggest'],
];
/**
 * Kinds of page whose layout, text or fields differ from right to left: cards, text in two languages, results, rich
 * text, settings, a form, a quiz, and dates and numbers in a list.
 */
const KINDS_IN_ARABIC = [
  ...['', '/condition/36', '?search=autism', '/privacy', '/accessibility-settings', '/auth/register'],
  ...['/learning/modules/104', '/history?condition=1'],
];
const OTHERS = LANGUAGE_CODES.filter((language) => language !== 'en');

test.describe.configure({ mode: 'parallel' });

// Each half of the kinds may run in a process of its own.
for (const half of [0, 1])
  test(`axe finds nothing on any kind of page, in both themes (${half + 1} of 2)`, async ({ page, watch }) => {
    watch.expect(/status of 404/);
    for (const kind of KINDS.filter((_, place) => place % 2 === half)) await expectNothing(page, 'en', kind);
  });

for (const language of IS_DEEP ? OTHERS : ['ar'])
  test(`axe finds nothing in ${language} ${IS_DEEP ? 'on any kind of page' : 'where pages differ'}`, async ({
    page,
    watch,
  }) => {
    watch.expect(/status of 404/);
    for (const kind of IS_DEEP ? KINDS : KINDS_IN_ARABIC) await expectNothing(page, language, kind);
  });

async function expectNothing(page: Page, language: string, kind: string): Promise<void> {
  const home = homePath(language);
  const path = kind === '' || kind.startsWith('?') ? `${home}${kind}` : `${home === '/' ? '' : home}${kind}`;
  await page.goto(path);
  await waitForIdlePage(page);
  if (kind.startsWith('?')) await expect(page.locator('.search-results a[href*="/condition/"]').first()).toBeVisible();
  await expectAccessible(page, path);
}

for (const prefix of IS_DEEP ? ['', '/ar'] : [''])
  test(`axe finds nothing on pages for a signed-in administrator, at ${prefix || '/'}`, async ({ page }) => {
    await storeSession(page, await demoAdmin());
    for (const [path, sign] of [
      ['/learning', '.invite'],
      ['/admin/dashboard', '[role=tabpanel] h2'],
      ['/admin/dashboard#users', 'table'],
      ['/healthcare', '[role=tabpanel] h4'],
      ['/healthcare?tab=cases', 'select'],
      ['/healthcare?tab=network&record=3', 'dl'],
    ] as const) {
      await page.goto(prefix + path);
      await expect(page.locator(sign).first()).toBeVisible();
      await expectAccessible(page);
    }
  });

test('axe finds nothing in the open menus of a small screen and of an account', async ({ page }) => {
  await storeSession(page, await newReader());
  // /contribute does not redirect signed-in users.
  await page.goto('/contribute');
  await page.locator('.account-menu summary').click();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessible(page);
});

test('axe finds nothing in forms after a refusal, in both themes', async ({ page }) => {
  await page.goto('/auth/register');
  const { fill, submit, alert } = findForm(page);
  await fill({ username: 'somebody', email: 'somebody@example.org', password: 'short', confirmPassword: 'short' });
  await page.locator('main form').getByRole('button', { name: 'Show password' }).first().click();
  await submit.click();
  await expect(alert).toBeVisible();
  await expectAccessible(page);

  await page.goto('/ar/contribute#add');
  const form = page.locator('form.contribution-form');
  await expect(form.locator('[type=submit]')).toBeEnabled();
  await form.locator('[name=tags]').fill('heart');
  await form.locator('[name=tags]').press('Enter');
  await form.locator('[type=submit]').click();
  await expect(form.locator('.alert')).toBeVisible();
  await expectAccessible(page);
});
