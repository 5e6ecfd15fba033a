import type { Page } from '@playwright/test';
import { signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { clear, sql } from '../support/site.ts';

/** A page whose Spanish translation the first test deletes. */
const CONDITION = 21;
/** A page with a Spanish translation whose source changes. */
const STALE = 22;

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function newestContribution(condition: number): Promise<number> {
  const [row] = await sql<{ id: number }>('SELECT max(id) AS id FROM contributions WHERE condition_id = $1', [
    condition,
  ]);
  return row?.id ?? 0;
}

test('a translator takes a missing page by keyboard from the list to its reviewer', async ({ browser, page }) => {
  await clear(
    ['condition_translations'],
    `DELETE FROM condition_translations t USING languages l WHERE l.id = t.language_id AND l.code = 'es' AND t.condition_id = $1`,
    [CONDITION],
  );
  // An earlier run may have sent contributions.
  await sql(`UPDATE contributions SET status = 'withdrawn' WHERE condition_id = $1`, [CONDITION]);
  const [source] = await sql<{ name: string }>('SELECT name FROM conditions WHERE id = $1', [CONDITION]);
  const name = `Traducido a las ${Date.now()}`;
  const [live] = await sql<{ id: number }>('SELECT min(id) AS id FROM condition_translations');
  await signIn(page, 'moderator');
  await page.goto('/cms/translations');
  await expect(page.getByText('Translations are for translators, reviewers and editors.')).toBeVisible();
  await signIn(page, 'translator');
  await page.goto(`/cms/collections/condition-translations/${live?.id}`);
  await expect(page.locator('.live-since')).toContainText('Live since');
  await page.goto('/cms');
  await expect(page.getByRole('heading', { name: 'Waiting for you' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Publisher' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Pages to translate' }).press('Enter');
  await expect(page).toHaveURL('/cms/translations');
  await page.getByRole('link', { name: 'Spanish (Español)' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Pages in Spanish' })).toBeVisible();
  await expectAccessible(page, 'the list', '.desk-screen');
  await page.getByRole('link', { name: source?.name ?? '', exact: true }).press('Enter');

  await page.getByRole('textbox', { name: 'Name, Spanish' }).press('Space');
  await page.getByRole('textbox', { name: 'Name, Spanish' }).fill(name);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name, Spanish' })).toHaveValue(name);
  await expect(page.getByText('Before it can be sent for review: 1 entry is missing.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Summary, Spanish' }).fill('Una frase en español.');
  await page.getByRole('textbox', { name: 'Common symptoms · Entry 2, Spanish' }).fill('El segundo síntoma');
  await expect(page.getByText('Not saved yet.')).toBeVisible();
  await press(page, 'Send for review…');
  await page.getByRole('textbox', { name: 'What you translated or changed' }).fill('Name and summary');
  await press(page, 'Send');
  await expect(page.getByText('Sent for review.')).toBeVisible();
  await expect(page.getByText('sent by you')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Common symptoms · Entry 2, Spanish' })).toHaveValue(
    'El segundo síntoma',
  );

  const reviewer = await (await browser.newContext()).newPage();
  const id = await newestContribution(CONDITION);
  await signIn(reviewer, 'reviewer');
  await reviewer.goto(`/cms/collections/contributions/${id}`);
  const names = reviewer.getByRole('table', { name: 'Name', exact: true });
  await expect(names.getByRole('columnheader')).toHaveText(['Source', 'Published', 'Proposed']);
  await expect(names.locator('[lang=es]').last()).toHaveText(name);
});

test('a translator confirms a text whose source changed, and resolves a conflict of two tabs', async ({
  page,
  context,
  watch,
}) => {
  watch.expect(/status of 409/);
  await sql(`UPDATE conditions SET revision = revision + 1, summary = 'Said otherwise by now.' WHERE id = $1`, [STALE]);
  await signIn(page, 'translator');
  await page.goto(`/cms/translations/es/condition/${STALE}`);
  await expect(page.getByText('the source is at')).toBeVisible();
  await expect(page.getByText('Summary – source changed')).toBeVisible();
  await expect(page.locator('.editor-entry ins').first()).toBeVisible();
  await expectAccessible(page, 'what changed', '.desk-screen');
  await press(page, 'Nothing else needs a change…');
  const dialog = page.getByRole('dialog', { name: 'Are they still right?' });
  await expect(dialog.locator('ins').first()).toBeVisible();
  await press(page, 'They are still right');
  await expect(dialog).toBeVisible();
  await dialog.getByRole('checkbox').press('Space');
  await press(page, 'They are still right');
  await expect(dialog).toBeHidden();
  await press(page, 'Send for review…');
  await page.getByRole('textbox', { name: 'What you translated or changed' }).fill('Still right');
  await press(page, 'Send');
  await expect(page.getByText('Sent for review.')).toBeVisible();
  await press(page, 'Withdraw');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await press(page, 'Keep it');
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeFocused();
  await press(page, 'Withdraw');
  await press(page, 'Withdraw it');
  await expect(page.getByText('Withdrawn.')).toBeFocused();

  const address = `/cms/translations/fr/condition/${CONDITION}`;
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  const summaryIn = (tab: Page) => tab.getByRole('textbox', { name: 'Summary, French' });
  await summaryIn(page).fill('Dans le premier onglet.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Saved.')).toBeVisible();
  await summaryIn(other).fill('Dans le second onglet.');
  await other.keyboard.press('Control+s');
  await expect(other.getByRole('alert').filter({ hasText: 'somewhere else meanwhile' })).toBeFocused();
  await expect(summaryIn(other)).toHaveValue('Dans le second onglet.');
  await expect(other.getByText('Dans le premier onglet.')).toBeVisible();
  await press(other, 'Take this text');
  await expect(summaryIn(other)).toHaveValue('Dans le premier onglet.');
  await other.keyboard.press('Control+s');
  await expect(other.getByText('Saved.')).toBeVisible();
  await press(other, 'Discard draft');
  await press(other, 'Discard it');
  await expect(other.getByText('The draft is gone.')).toBeFocused();
});

test('a translator writes Arabic of a condition, a path and a page by keyboard, right to left', async ({ page }) => {
  await signIn(page, 'translator');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/cms/translations/ar/condition/${CONDITION}`);
  const summary = page.getByRole('textbox', { name: 'Summary, Arabic' });
  await expect(summary).toHaveAttribute('dir', 'rtl');
  await expect(summary).toHaveAttribute('lang', 'ar');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // A focused link has a visible outline.
  const link = page.getByRole('link', { name: 'As readers see it' });
  for (let stop = 0; stop < 10 && !(await link.evaluate((it) => it === document.activeElement)); stop++)
    await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect(link).toHaveCSS('outline-style', 'solid');
  await page.setViewportSize({ width: 1280, height: 720 });

  const [path] = await sql<{ id: number; title: string }>(
    `SELECT id, title FROM learning_paths p WHERE NOT EXISTS (SELECT FROM learning_path_translations t
       JOIN languages l ON l.id = t.language_id AND l.code = 'ar' WHERE t.path_id = p.id AND t._status = 'published') LIMIT 1`,
  );
  await clear(
    ['learning_path_translations'],
    `DELETE FROM learning_path_translations t USING languages l WHERE l.id = t.language_id AND l.code = 'ar' AND t.path_id = $1`,
    [path?.id],
  );
  await page.goto('/cms/translations?language=ar&kind=path&show=missing');
  await page.getByRole('link', { name: path?.title ?? '', exact: true }).press('Enter');
  const title = page.getByRole('textbox', { name: 'Title, Arabic', exact: true });
  await expect(title).toHaveAttribute('dir', 'rtl');
  await title.fill('مسار');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('مسار');
  await expect(page.getByText('It can be sent for review when it is whole')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Show only what is missing' }).press('Space');
  await expect(title).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Module 1 · Title, Arabic' }).fill('أولاً');
  await page.reload();
  await expect(page.getByText('not saved is back')).toBeVisible();
  await page.locator('summary').filter({ hasText: 'Module 1:' }).press('Enter');
  await expect(page.getByRole('textbox', { name: 'Module 1 · Title, Arabic' })).toHaveValue('أولاً');
  await expectAccessible(page, 'a path beside its translation', '.desk-screen');

  await clear(
    ['page_translations'],
    `DELETE FROM page_translations t USING languages l, pages p
     WHERE l.id = t.language_id AND l.code = 'ar' AND p.id = t.page_id AND p.slug = $1`,
    ['terms'],
  );
  const [terms] = await sql<{ title: string }>(`SELECT title FROM pages WHERE slug = 'terms'`);
  await page.goto('/cms/translations?language=ar&kind=page&show=missing');
  await page.getByRole('link', { name: terms?.title ?? '', exact: true }).press('Enter');
  const block = page.getByRole('textbox', { name: 'Text · Block 1, Arabic' });
  await expect(block).toHaveAttribute('dir', 'rtl');
  await block.fill('## شروطنا');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.reload();
  await expect(block).toHaveValue('## شروطنا');
  await expect(page.getByText('It can be sent for review when it is whole')).toBeVisible();
  await expectAccessible(page, 'a page about the site beside its translation', '.desk-screen');
  const [{ id } = { id: 0 }] = await sql<{ id: number }>(
    `SELECT t.id FROM page_translations t JOIN pages p ON p.id = t.page_id JOIN languages l ON l.id = t.language_id
     WHERE l.code = 'ar' AND p.slug = 'terms'`,
  );
  await page.goto(`/cms/collections/page-translations/${id}`);
  await page.getByRole('link', { name: 'Open in the translation editor' }).press('Enter');
  await expect(block).toHaveValue('## شروطنا');
});
