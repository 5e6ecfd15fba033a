import { homePath } from '@common-ground/site/renderer';
import type { Page } from '@playwright/test';
import { formOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { demoAdmin, enter, newReader } from '../support/reader.ts';
import { LANGUAGES } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

/** Each kind of page; condition 36 is translated in part, so it has passages in another language. */
const KINDS = [
  ...['', '/category/1', '/condition/1', '/condition/36', '/contribute', '/nowhere', '/condition/0', '?search=autism'],
  // Of the pages about the site, one of each shape.
  ...['/about', '/contact', '/privacy', '/accessibility-settings', '/offline'],
  // The last two without their token, which is how most people will see them a second time.
  ...['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset', '/auth/verify'],
  // As guests see them.
  ...['/receipt', '/mail-off'],
  ...['/learning', '/learning/paths/1', '/learning/paths/5', '/learning/modules/101', '/learning/modules/102'],
  ...['/learning/modules/104', '/learning/modules/106', '/learning/paths/0', '/profile'],
  ...['/admin/dashboard', '/healthcare', '/history?condition=1', '/talk?condition=1', '/talk', '/suggest'],
];
test.describe.configure({ mode: 'parallel' });

/** Structure is the same in every language; what differs is the direction. Half of the kinds at a time, for two processes. */
for (const language of ['en', 'ar'])
  for (const half of [0, 1])
    test(`axe finds nothing on any kind of page in ${language}, in both themes (${half + 1} of 2)`, async ({
      page,
      watch,
    }) => {
      watch.expect(/status of 404/);
      for (const kind of KINDS.filter((_, place) => place % 2 === half)) await expectNothing(page, language, kind);
    });

for (const language of LANGUAGES.filter((one) => !['en', 'ar'].includes(one)))
  test(`axe finds nothing in ${language} where text of another language stands, and in a form`, async ({ page }) => {
    for (const kind of ['', '/condition/36', '/auth/register']) await expectNothing(page, language, kind);
  });

async function expectNothing(page: Page, language: string, kind: string): Promise<void> {
  const home = homePath(language);
  const path = kind === '' || kind.startsWith('?') ? `${home}${kind}` : `${home === '/' ? '' : home}${kind}`;
  await page.goto(path);
  await whenQuiet(page);
  if (kind.startsWith('?')) await expect(page.locator('.search-results a[href*="/condition/"]').first()).toBeVisible();
  await expectAccessible(page, path);
}

for (const prefix of ['', '/ar']) {
  test(`axe finds nothing in what an administrator sees who is signed in, at ${prefix || '/'}, in both themes`, async ({
    page,
  }) => {
    await enter(page, await demoAdmin());
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
}

test('axe finds nothing in the open menu of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/condition/1');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectAccessible(page);
});

test('axe finds nothing in a form that was refused, in both themes', async ({ page }) => {
  await page.goto(`/auth/register`);
  const { fill, submit, alert } = formOf(page);
  await fill({ username: 'somebody', email: 'somebody@example.org', password: 'short', confirmPassword: 'short' });
  await page.locator('main form').getByRole('button', { name: 'Show password' }).first().click();
  await submit.click();
  await expect(alert).toBeVisible();
  await expectAccessible(page);
});

for (const path of ['/contribute#add', '/ar/contribute#add'])
  test(`axe finds nothing in a contribution that was refused, in both themes: ${path}`, async ({ page }) => {
    await page.goto(path);
    const form = page.locator('form.contribution-form');
    await expect(form.locator('[type=submit]')).toBeEnabled();
    await form.locator('[name=tags]').fill('heart');
    await form.locator('[name=tags]').press('Enter');
    await form.locator('[type=submit]').click();
    await expect(form.locator('.alert')).toBeVisible();
    await expectAccessible(page);
  });

test('axe finds nothing in the menu of somebody who is signed in', async ({ page }) => {
  await enter(page, await newReader());
  // Not a page that leads on whoever is signed in.
  await page.goto('/contribute');
  await page.locator('.account-menu summary').click();
  await expectAccessible(page);
});
