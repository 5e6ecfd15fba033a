import type { Page } from '@playwright/test';
import { sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const OFFLINE = {
  en: 'The search service did not answer; these results come from the offline index.',
  ar: 'لم تستجب خدمة البحث؛ هذه النتائج من الفهرس المتاح دون اتصال.',
} as const;
const REFUSED = /ERR_FAILED|Failed to load resource/;
const cards = (page: Page) => page.locator('.search-results h2 a[href*="/condition/"]');

/** Returns a condition whose name is one word, so that a search for it finds it first. */
async function condition(language: 'en' | 'ar'): Promise<{ id: number; name: string; category: number }> {
  const [found] = await sql<{ id: number; name: string; category: number }>(
    `SELECT c.id, coalesce(t.name, c.name) AS name, c.category_id AS category FROM conditions c
     LEFT JOIN condition_translations t ON t.condition_id = c.id AND t._status = 'published'
       AND t.language_id = (SELECT id FROM languages WHERE code = $1 AND NOT is_default)
     WHERE c._status = 'published' AND coalesce(t.name, c.name) !~ '\\s' ORDER BY c.id LIMIT 1`,
    [language],
  );
  if (!found) throw new Error(`No condition in ${language} has a name of one word`);
  return found;
}

test('a search without the API uses the offline index of its language', async ({ page, watch }) => {
  watch.expect(REFUSED);
  await page.route('**/api/**', (route) => route.abort());
  for (const [language, home] of [
    ['ar', '/ar'],
    ['en', '/'],
  ] as const) {
    const { id, name } = await condition(language);
    await page.goto(`${home}?search=${encodeURIComponent(name)}`);
    await expect(cards(page).first()).toHaveAttribute('href', `${home === '/' ? '' : home}/condition/${id}`);
    await expect(cards(page).first()).toHaveText(name);
    await expect(page.locator('.search-results').getByRole('status')).toContainText(OFFLINE[language]);
  }
  await page.goto('/?search=zzzzqqqqxxxx');
  await expect(page.getByText('No conditions found matching your search.')).toBeVisible();
  await expect(page.getByText('We have no page on zzzzqqqqxxxx yet')).toBeVisible();
  await expect(page.getByText(OFFLINE.en)).toBeVisible();
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(page.getByText(OFFLINE.en)).toBeHidden();
});

test('a category without the API lists its conditions by id, and limits a search', async ({ page, watch }) => {
  watch.expect(REFUSED);
  await page.route('**/api/**', (route) => route.abort());
  const { name, category } = await condition('en');
  const own = await sql<{ id: number }>(
    `SELECT id FROM conditions WHERE _status = 'published' AND category_id = $1 ORDER BY id`,
    [category],
  );
  await page.goto(`/?category=${category}`);
  await expect(cards(page)).toHaveCount(own.length);
  const shown = await cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(shown).toEqual(own.map(({ id }) => `/condition/${id}`));
  const [other] = await sql<{ id: number }>('SELECT id FROM categories WHERE id <> $1 ORDER BY id LIMIT 1', [category]);
  await page.goto(`/?search=${encodeURIComponent(name)}&category=${category}`);
  await expect(cards(page).first()).toHaveText(name);
  await page.goto(`/?search=${encodeURIComponent(name)}&category=${other?.id}`);
  await expect(page.locator('.search-results').getByRole('status')).toContainText(OFFLINE.en);
  await expect(cards(page).filter({ hasText: name })).toHaveCount(0);
});
