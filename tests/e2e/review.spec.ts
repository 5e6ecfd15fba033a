import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { openCondition, saveDraft, signIn } from './support/cms.ts';
import { sql } from './support/site.ts';
import { expect, test } from './support/test.ts';

const CONDITION = 12;

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function openNewest(page: Page): Promise<number> {
  const [row] = await sql<{ id: number }>('SELECT max(id) AS id FROM contributions');
  await page.goto(`/cms/collections/contributions/${row?.id}`);
  await expect(page.getByRole('heading', { name: 'Texts' })).toBeVisible();
  return row?.id ?? 0;
}

test('a draft goes by keyboard from its editor over a reviewer to readers', async ({ browser, page, request }) => {
  const summary = `A summary sent for review at ${Date.now()}.`;
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  await page.locator('#field-summary').fill(summary);
  await saveDraft(page);
  await press(page, 'Send for review');
  await page.keyboard.type('Said more clearly');
  await page.keyboard.press('Enter');
  await expect(page.locator('.payload-toast-container')).toContainText('Sent for review');

  const reviewer = await (await browser.newContext()).newPage();
  await signIn(reviewer, 'reviewer');
  await expect(reviewer.getByRole('navigation', { name: 'Review queue' })).toContainText('Unassigned');
  await openNewest(reviewer);
  await expect(reviewer.locator('ins').first()).toBeVisible();
  await expect(reviewer.locator('del').first()).toBeVisible();
  await press(reviewer, 'Take it');
  await expect(reviewer.locator('.review__said')).toHaveText(/You have taken it/);
  await press(reviewer, 'Approve');
  for (const box of await reviewer.getByRole('checkbox').all()) await box.press('Space');
  await press(reviewer, 'Approve it');
  await expect(reviewer.locator('.review__said')).toHaveText(/Approved/);
  const found = await new AxeBuilder({ page: reviewer }).include('.review').analyze();
  expect(found.violations).toEqual([]);

  await openNewest(page);
  await press(page, 'Publish now');
  await expect(page.locator('.review__said')).toHaveText(/Published/);
  await expect.poll(async () => (await request.get(`/condition/${CONDITION}`)).text()).toContain(summary);
});

test('who comes second is told who has taken it', async ({ browser, page, request: _request, watch }) => {
  watch.expect(/status of 409/);
  const [row] = await sql<{ id: number }>(
    `INSERT INTO contributions (kind, condition_id, title, content, base, status, submitted_at)
     SELECT 'edit', id, name, '{"summary":"Proposed."}', json_build_object('revision', 1, 'texts',
       json_build_object('summary', summary)), 'pending', now() FROM conditions WHERE id = $1 RETURNING id`,
    [CONDITION + 1],
  );
  const address = `/cms/collections/contributions/${row?.id}`;
  await signIn(page, 'editor');
  await page.goto(address);
  const first = await (await browser.newContext()).newPage();
  await signIn(first, 'reviewer');
  await first.goto(address);
  await press(first, 'Take it');
  await expect(first.locator('.review__said')).toHaveText(/You have taken it/);
  await press(page, 'Take it');
  await expect(page.getByRole('alert').filter({ hasText: 'is reviewing this' })).toBeFocused();
});
