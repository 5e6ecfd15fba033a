import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const TABS = ['overview', 'learning', 'bookmarks', 'settings'];
/** A word that is wider than a phone. */
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';

async function fullReader(): Promise<SignedIn> {
  const reader = await newReader();
  const { id } = reader.user;
  const interests = [LONG.slice(0, 60), 'شطرنج'];
  await sql('UPDATE user_profiles SET bio = $2, location = $3, website = $4, interests = $5 WHERE user_id = $1', [
    id,
    `${LONG}\n${'word '.repeat(60)}`,
    LONG,
    `https://example.org/${'path/'.repeat(30)}`,
    JSON.stringify(interests),
  ]);
  await sql(
    `INSERT INTO user_bookmarks (user_id, bookmark_type, condition_id) VALUES ($1, 'condition', 1), ($1, 'condition', 2)`,
    [id],
  );
  await sql(
    `INSERT INTO notifications (user_id, kind, "values", link)
     SELECT $1, 'password_changed', '{}', '/profile#settings' FROM generate_series(1, 12)`,
    [id],
  );
  return reader;
}

async function show(page: Page, language: string, tab: string) {
  await page.goto(`${language === 'en' ? '' : `/${language}`}/profile#${tab}`);
  // A URL that differs only in its hash loads no page.
  await expect(page.locator(`[role=tab][aria-selected=true][id$=${tab}]`)).toBeVisible();
  await expect(page.locator('.profile-placeholder')).toHaveCount(0);
}

function tooWide(): string[] {
  const { clientWidth } = document.documentElement;
  const wide = [...document.querySelectorAll('main *')].filter((element) => {
    const { left, right } = element.getBoundingClientRect();
    return right > clientWidth || left < 0;
  });
  return wide.map((element) => element.outerHTML.slice(0, 90));
}

test('axe finds nothing in any tab, in the form and in a dialog, in both themes', async ({ page }) => {
  await storeSession(page, await fullReader());
  for (const tab of TABS) {
    await show(page, 'en', tab);
    await expectAccessible(page, tab);
  }
  await page.locator('.button.danger').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'the dialog', 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.locator('.profile-actions button').click();
  await page.locator('[name=website]').fill('nowhere');
  await page.locator('.profile-form [type=submit]').click();
  await expect(page.locator('.field-error')).toBeVisible();
  await expectAccessible(page, 'the form', '.profile-form');
});

test('no tab scrolls sideways at any width in English and Arabic, and targets are large enough', async ({ page }) => {
  await storeSession(page, await fullReader());
  for (const language of ['en', 'ar'])
    for (const tab of TABS) {
      await show(page, language, tab);
      for (const width of [320, 360, 480, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 256 });
        expect(await page.evaluate(tooWide), `${tab} at ${width} in ${language}`).toEqual([]);
      }
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('.profile :is(button, a, summary)')]
          .map((element) => ({ html: element.outerHTML.slice(0, 90), box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.height < 44 || box.width < 44))
          .map(({ html }) => html),
      );
      expect(small, tab).toEqual([]);
    }
});

test('every control of a profile is reached by Tab, and its focus is visible', async ({ page }) => {
  await storeSession(page, await fullReader());
  await show(page, 'en', 'settings');
  await page.locator('.profile-actions a').focus();
  const seen: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      const { width, height } = element.getBoundingClientRect();
      const { outlineStyle } = getComputedStyle(element);
      const name = element.getAttribute('name') ?? element.textContent?.trim().slice(0, 40) ?? '';
      return { name, isIn: element.closest('.profile') !== null, isSeen: width > 0 && height > 0, outlineStyle };
    });
    if (!focus.isIn) break;
    expect(focus, focus.name).toMatchObject({ isSeen: true });
    expect(focus.outlineStyle, focus.name).not.toBe('none');
    seen.push(focus.name);
    await page.keyboard.press('Tab');
  }
  for (const name of [
    'Edit',
    'Settings',
    'currentPassword',
    'Sign out everywhere',
    'Download my data',
    'Delete my account',
  ])
    expect(seen).toContain(name);
});
