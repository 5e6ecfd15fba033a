import { browserIndexPath } from '@common-ground/api/contracts/search/browserIndex.ts';
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from '../support/expectAccessible.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';

const HISTORY = 'search-history';

const box = (page: Page) => page.locator('.header-search input');
const panel = (page: Page) => page.locator('.search-panel');
const options = (page: Page) => page.locator('.header-search').getByRole('option');
const names = (page: Page) => page.locator('.header-search .search-name');

async function open(page: Page, path = '/condition/1'): Promise<void> {
  await page.goto(path);
  await box(page).focus();
  await expect(options(page).first()).toBeVisible();
}

async function givenHistory(page: Page, terms: string[]): Promise<void> {
  await page.addInitScript(
    ([key, value]) => localStorage.getItem(key as string) ?? localStorage.setItem(key as string, value as string),
    [HISTORY, JSON.stringify(terms)],
  );
}

test('the search box loads an index on focus, suggests while typing and searches by Enter', async ({ page }) => {
  const scripts: string[] = [];
  const calls: Request[] = [];
  const files: Request[] = [];
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_astro/')) scripts.push(pathname);
    if (pathname.startsWith('/api/localized/')) calls.push(request);
    if (pathname.startsWith('/search/')) files.push(request);
  });
  await page.goto('/condition/1');
  await waitForIdlePage(page);
  expect([...scripts, ...calls, ...files]).toEqual([]);
  await box(page).focus();
  await expect(options(page).first()).toBeVisible();
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.url()).toContain(browserIndexPath('en'));
  expect((await files[0]?.sizes())?.responseBodySize).toBeLessThan(30_000);
  expect(scripts.length).toBeLessThanOrEqual(10);
  // The index has all conditions, so typing sends no request.
  await page.keyboard.type('DOWN');
  await expect(names(page).first()).toHaveText('Down Syndrome');
  expect([files.length, calls.length]).toEqual([1, 0]);
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(box(page)).toHaveValue('OWN');
  await page.keyboard.type('d');
  await expect(names(page).first()).toHaveText('Down Syndrome');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/?search=Down+Syndrome');
  await expect(box(page)).toHaveValue('Down Syndrome');
  expect(await page.evaluate((key) => localStorage.getItem(key), HISTORY)).toBe('["Down Syndrome"]');
});

/** Waits for each stop: the buttons appear a moment after the box has the focus. */
async function tabThroughButtons(page: Page): Promise<void> {
  for (const name of ['Search', 'Clear all recent searches', 'Remove one from recent searches']) {
    await page.keyboard.press('Tab');
    await expect(page.locator('.header-search').getByRole('button', { name, exact: true })).toBeFocused();
  }
}

test('Tab moves through the buttons beside recent searches and then closes the list', async ({ page }) => {
  await givenHistory(page, ['one']);
  await open(page);
  await page.keyboard.press('ArrowDown');
  await tabThroughButtons(page);
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(box(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page)).toBeVisible();
  await tabThroughButtons(page);
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeHidden();
  await box(page).focus();
  await expect(panel(page)).toBeVisible();
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await expect(panel(page)).toBeHidden();
});

test('suggestions for a misspelt text are the first results of its search', async ({ page }) => {
  for (const text of ['autizm', 'deprresion', 'celebral palsy']) {
    await open(page);
    await box(page).fill(text);
    await expect(page.locator('.search-note')).toContainText('Showing results for');
    const suggested = await page.locator('.header-search [role=option] .search-name').allTextContents();
    await page.keyboard.press('Enter');
    const results = page.locator('.search-results h2 a[href*="/condition/"]');
    await expect(results.first()).toBeVisible();
    await expect(page.getByText(`Search for ${text} instead`)).toBeVisible();
    const categories = ['Physical', 'Cognitive', 'Sensory', 'Mental Health', 'Chronic Health', 'Developmental'];
    const conditions = suggested.filter((name) => !categories.includes(name));
    expect((await results.allTextContents()).slice(0, conditions.length)).toEqual(conditions);
  }
});

test.describe('a drawer on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('closes the list before itself on Escape, and has touch targets of 44 pixels', async ({ page }) => {
    await givenHistory(page, ['one']);
    await page.goto('/condition/1');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await box(page).tap();
    await expect(options(page).first()).toBeVisible();
    for (const target of await page.locator('.search-panel :is([role=option], button)').all()) {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.locator('#site-menu')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('#site-menu')).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await box(page).tap();
    await page.getByRole('option', { name: 'ADHD' }).tap();
    await expect(page).toHaveURL('/?search=ADHD');
  });
});

test('axe finds nothing in recent searches, suggestions and an empty list', async ({ page }) => {
  await givenHistory(page, ['one', 'two']);
  await open(page);
  await expectAccessible(page, 'recent and popular');
  await page.keyboard.type('a');
  await page.keyboard.press('ArrowDown');
  await expectAccessible(page, 'suggestions');
  await box(page).fill('zzzzqq');
  await expect(page.locator('.search-note')).toBeVisible();
  await expectAccessible(page, 'nothing found');
});
