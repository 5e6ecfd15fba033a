import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

const HISTORY = 'search-history';

const boxOf = (page: Page) => page.locator('.header-search input');
const options = (page: Page) => page.locator('.header-search').getByRole('option');
const namesOf = (page: Page) => page.locator('.header-search .search-name');
const status = (page: Page) => page.locator('.header-search + [role=status], .header-search [role=status]');

async function open(page: Page, path = '/condition/1'): Promise<void> {
  await page.goto(path);
  await boxOf(page).focus();
  await expect(options(page).first()).toBeVisible();
}

async function givenHistory(page: Page, terms: unknown): Promise<void> {
  await page.addInitScript(
    ([key, value]) => localStorage.getItem(key as string) ?? localStorage.setItem(key as string, value as string),
    [HISTORY, JSON.stringify(terms)],
  );
}
const storedHistory = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]'), HISTORY);

test('the box opens on focus with popular searches; choosing one searches for it', async ({ page }) => {
  await open(page);
  await expect(namesOf(page)).toHaveText(['Autism Spectrum', 'ADHD', 'Cerebral Palsy', 'Down Syndrome', 'Depression']);
  await expect(boxOf(page)).toHaveAttribute('role', 'combobox');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('option', { name: 'Cerebral Palsy' }).click();
  await expect(page).toHaveURL('/?search=Cerebral+Palsy');
  await expect(boxOf(page)).toHaveValue('Cerebral Palsy');
  expect(await storedHistory(page)).toEqual(['Cerebral Palsy']);
});

test('typing suggests conditions by name or description and categories with a badge, and says how many', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('DEP');
  await expect(namesOf(page).first()).toHaveText('Depression');
  await expect(options(page).first()).toContainText('common health condition');
  await expect(status(page)).toHaveText(/^\d suggestions?$/);
  await boxOf(page).fill('physical');
  const category = page.getByRole('group', { name: 'Categories' }).getByRole('option').first();
  await expect(category).toHaveText(/^Physical\s*Category$/);
  expect(await page.getByRole('group', { name: 'Conditions' }).getByRole('option').count()).toBeLessThanOrEqual(5);
  expect(await page.getByRole('group', { name: 'Categories' }).getByRole('option').count()).toBeLessThanOrEqual(3);
  await category.click();
  await expect(page).toHaveURL('/category/1');
  expect(await storedHistory(page)).toEqual([]);
});

test('blank text searches for nothing, and what nothing matches is said as typed', async ({ page }) => {
  await open(page);
  await page.keyboard.type('   ');
  await expect(namesOf(page)).toHaveCount(5);
  await page.keyboard.press('Enter');
  await page.locator('.header-search button[type=submit]').click();
  await expect(page).toHaveURL('/condition/1');
  expect(await storedHistory(page)).toEqual([]);
  await boxOf(page).fill('<b>zz&q');
  await expect(page.locator('.search-note')).toHaveText('No results found for "<b>zz&q"');
  await expect(status(page)).toHaveText('No results found for "<b>zz&q"');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?search=%3Cb%3Ezz%26q');
});

test('keys alone: arrows go round, Enter chooses, Home and End stay in the text', async ({ page }) => {
  await open(page);
  await page.keyboard.type('de');
  // No longer the popular ones.
  await expect(page.getByRole('group', { name: 'Conditions' })).toBeVisible();
  const active = () =>
    page.evaluate(() => {
      const id = document.querySelector('.header-search input')?.getAttribute('aria-activedescendant');
      return id ? (document.getElementById(id)?.querySelector('.search-name')?.textContent ?? null) : null;
    });
  const names = await namesOf(page).allTextContents();
  expect(await active()).toBeNull();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(names[0]);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(names.at(-1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(names[1]);
  await page.keyboard.press('Home');
  await page.keyboard.type('a');
  await expect(boxOf(page)).toHaveValue('ade');
  await page.keyboard.press('Delete');
  await expect(boxOf(page)).toHaveValue('ae');
  await boxOf(page).fill('down');
  await expect(namesOf(page).first()).toHaveText('Down Syndrome');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?search=Down+Syndrome');
});

test('Escape closes, then clears; the arrow opens again; Tab leaves without choosing, and the list closes', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('aut');
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-panel')).toBeHidden();
  await expect(boxOf(page)).toHaveValue('aut');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('.search-panel')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('.search-panel')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(boxOf(page)).toHaveValue('');
  await expect(boxOf(page)).toBeFocused();

  await page.keyboard.type('aut');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(boxOf(page)).toHaveValue('aut');
  await page.keyboard.press('Tab');
  await expect(page.locator('.search-panel')).toBeHidden();
  await boxOf(page).focus();
  await expect(page.locator('.search-panel')).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(page.locator('.search-panel')).toBeHidden();
});

test.describe('recent searches', () => {
  const TERMS = ['one', 'two', 'three', 'four', 'five', 'six'];

  test('five are shown, each can be forgotten, and all', async ({ page }) => {
    await givenHistory(page, TERMS);
    await open(page);
    const recent = page.getByRole('group', { name: 'Recent Searches' }).getByRole('option');
    await expect(recent).toHaveText(TERMS.slice(0, 5));
    await page.getByRole('button', { name: 'Remove two from recent searches' }).click();
    await expect(recent).toHaveText(['one', 'three', 'four', 'five', 'six']);
    await expect(boxOf(page)).toBeFocused();
    await page.getByRole('button', { name: 'Clear all recent searches' }).click();
    await expect(recent).toHaveCount(0);
    await expect(page.getByRole('group', { name: 'Popular Searches' })).toBeVisible();
    expect(await storedHistory(page)).toEqual([]);
  });

  test('are forgotten by keys, and the focus goes on to the next, at last to the box; Escape goes back to it', async ({
    page,
  }) => {
    await givenHistory(page, ['one', 'two', 'three']);
    await open(page);
    // The search button, Clear all, one.
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Remove one' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-panel')).toBeHidden();
    await expect(boxOf(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('button', { name: 'Remove one' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove two' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Remove three' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toBeFocused();
    await expect(page.locator('.search-panel')).toBeVisible();
  });

  test('hold every search of the site, newest first, and follow in other tabs', async ({ page, context }) => {
    await givenHistory(page, ['one']);
    await page.goto('/');
    const other = await context.newPage();
    await open(other, '/contribute');
    const hero = page.locator('main form[role=search] input[name=search]');
    await hero.fill('  from the hero ');
    // Sent before the page's script has come, the address keeps the blanks.
    await whenQuiet(page);
    await hero.press('Enter');
    await expect(page).toHaveURL(/search=from\+the\+hero$/);
    await expect(other.getByRole('group', { name: 'Recent Searches' }).getByRole('option')).toHaveText([
      'from the hero',
      'one',
    ]);
  });
});

test('in Arabic: names, groups and announcement', async ({ page }) => {
  await open(page, '/ar/condition/1');
  await expect(namesOf(page).first()).toHaveText('طيف التوحد');
  await page.keyboard.type('متلازمه داون');
  await expect(namesOf(page).first()).toHaveText('متلازمة داون');
  await expect(status(page)).toHaveText(/اقتراح/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ar\?search=/);
  expect(new URL(page.url()).searchParams.get('search')).toBe('متلازمة داون');
});

test.describe('in the drawer of a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the list stands below the box, closes before the drawer does, and can be touched', async ({ page }) => {
    await givenHistory(page, ['one']);
    await page.goto('/condition/1');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await boxOf(page).tap();
    await expect(options(page).first()).toBeVisible();
    for (const target of await page.locator('.search-entry, .search-panel button').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await expect(page.locator('.search-panel')).toBeHidden();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await boxOf(page).tap();
    await page.getByRole('option', { name: 'ADHD' }).tap();
    await expect(page).toHaveURL('/?search=ADHD');
  });
});

test('a page asks for nothing before somebody reaches for the box, and then once for a small answer', async ({
  page,
}) => {
  const scripts: string[] = [];
  const calls: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/_astro/')) scripts.push(pathname);
    if (pathname.startsWith('/api/'))
      calls.push({ url: pathname + search, bytes: (await request.sizes()).responseBodySize });
  });
  await page.goto('/condition/1');
  await whenQuiet(page);
  expect([...scripts, ...calls]).toEqual([]);
  await boxOf(page).focus();
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => calls.length).toBe(1);
  expect(calls[0]?.url).toBe('/api/localized/suggestions?lang=en');
  expect(calls[0]?.bytes).toBeLessThan(16_000);
  expect(scripts.length).toBeLessThanOrEqual(9);
  // The list is short enough to be known whole, so typing asks for nothing more.
  await page.keyboard.type('cerebral');
  await expect(namesOf(page).first()).toHaveText('Cerebral Palsy');
  expect(calls).toHaveLength(1);
});

test('what is typed before the script is there is kept, and the list opens for it', async ({ page }) => {
  const go = Promise.withResolvers<void>();
  await page.route('**/_astro/**', async (route) => {
    await go.promise;
    await route.continue();
  });
  await page.goto('/condition/1');
  await boxOf(page).focus();
  await page.keyboard.type('tinn');
  go.resolve();
  await expect(namesOf(page).first()).toHaveText('Tinnitus');
  await expect(boxOf(page)).toHaveValue('tinn');
  await page.keyboard.type('itus');
  await expect(boxOf(page)).toHaveValue('tinnitus');
});

test('without an answer nothing is claimed, and the search goes on', async ({ page, watch }) => {
  watch.expect(/Failed to load resource|ERR_FAILED/);
  await page.route('**/api/localized/suggestions**', (route) => route.abort());
  await open(page);
  await page.keyboard.type('zzzz');
  await expect(page.locator('.search-panel')).toBeHidden();
  await expect(status(page)).toHaveText('');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?search=zzzz');
});

for (const path of ['/condition/1', '/ar/condition/1']) {
  test(`axe finds nothing in the open list, ${path}`, async ({ page }) => {
    await givenHistory(page, ['one', 'two']);
    await open(page, path);
    await expectAccessible(page, 'recent and popular');
    await page.keyboard.type('a');
    await page.keyboard.press('ArrowDown');
    await expectAccessible(page, 'suggestions');
    await boxOf(page).fill('zzzzqq');
    await expect(page.locator('.search-note')).toBeVisible();
    await expectAccessible(page, 'nothing found');
  });
}
