import type { Browser, Locator, Page } from '@playwright/test';
import { openCondition, saveDraft, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { sql } from '../support/site.ts';

/** The first condition that these tests use. Each contribution concerns another one. */
const CONDITION = 12;
const LIST = '/cms/collections/contributions';
const QUEUE = '/cms/review';

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

const said = (page: Page) => page.locator('.review__steps > .desk-said');

/** Opens the newest contribution to a condition. Other tests add contributions to other conditions meanwhile. */
async function openNewest(page: Page, condition: number): Promise<void> {
  const [row] = await sql<{ id: number }>('SELECT max(id) AS id FROM contributions WHERE condition_id = $1', [
    condition,
  ]);
  await page.goto(`${LIST}/${row?.id}`);
  await expect(page.getByRole('heading', { name: 'Texts' })).toBeVisible();
}

async function memberPage(browser: Browser, role: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, role);
  return page;
}

type Sent = { conditionId: number; texts: object; base?: object; status?: string; reviewer?: string };

/** Inserts an edit without an author, sent three days ago. */
async function givenEdit({ conditionId, texts, base, status = 'pending', reviewer }: Sent): Promise<number> {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO contributions (kind, condition_id, category_id, title, content, base, status, reviewer_id, submitted_at)
     SELECT 'edit', c.id, c.category_id, c.name, $2, json_build_object('revision', 1, 'texts', coalesce($3::jsonb,
       jsonb_build_object('summary', c.summary, 'symptoms', c.symptoms))), $4::enum_contributions_status,
       (SELECT id FROM users WHERE email = $5), now() - interval '3 days'
     FROM conditions c WHERE c.id = $1 RETURNING id`,
    [conditionId, JSON.stringify(texts), base ? JSON.stringify(base) : null, status, `${reviewer}@example.org`],
  );
  return row?.id ?? 0;
}

async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('a draft goes by keyboard from its editor through a reviewer to publication', async ({
  browser,
  page,
  request,
}) => {
  const summary = `A summary sent for review at ${Date.now()}.`;
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  await page.locator('#field-summary').fill(summary);
  await saveDraft(page);
  await press(page, 'Send for review');
  await expect(page.getByLabel('What you changed and why')).toBeFocused();
  await page.keyboard.type('Said more clearly');
  await page.keyboard.press('Enter');
  await expect(page.locator('.payload-toast-container')).toContainText('Sent for review');

  const reviewer = await memberPage(browser, 'reviewer');
  await reviewer.goto('/cms');
  await expect(reviewer.getByRole('region', { name: 'To review' })).toContainText('Unassigned');
  await openNewest(reviewer, CONDITION);
  await expect(reviewer.locator('ins').first()).toBeVisible();
  await expect(reviewer.locator('del').first()).toBeVisible();
  await press(reviewer, 'Take it');
  await expect(said(reviewer)).toHaveText(/You have taken it/);
  await expect(said(reviewer)).toBeFocused();
  const [all, accuracy] = ['All of these', 'The statements are accurate'].map((name) =>
    reviewer.getByRole('checkbox', { name }),
  ) as [Locator, Locator];
  await all.press('Space');
  await accuracy.press('Space');
  await expect(all).toBeChecked({ indeterminate: true });
  await press(reviewer, 'Approve');
  await expect(reviewer.getByText('1 of 4 to go')).toBeVisible();
  await expect(accuracy).toBeFocused();
  await accuracy.press('Enter');
  await accuracy.press('Space');
  await expect(all).toBeChecked();
  await press(reviewer, 'Approve');
  await expect(said(reviewer)).toHaveText(/Approved/);
  await expect(reviewer.getByRole('heading', { name: 'Approved', exact: true })).toBeVisible();

  await openNewest(page, CONDITION);
  await expect(page.getByText('You sent this in: somebody else decides on it.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Corrected on medical grounds' }).press('Space');
  await page.getByLabel('What was wrong').fill('It named what helps nobody. It names what does.');
  await press(page, 'Publish now');
  await expect(said(page)).toHaveText(/Published/);
  await expect.poll(async () => (await request.get(`/condition/${CONDITION}`)).text()).toContain(summary);
  expect(await (await request.get(`/condition/${CONDITION}`)).text()).toContain('It named what helps nobody.');
});

test('a reviewer uses the queue by keyboard and on a phone', async ({ page }) => {
  const id = await givenEdit({ conditionId: CONDITION + 3, texts: { summary: 'To be found.' } });
  const title = `Found by its words ${id}`;
  await sql('UPDATE contributions SET title = $2 WHERE id = $1', [id, title]);
  await signIn(page, 'reviewer');
  await page.goto(LIST);
  await expect(page).toHaveURL(new RegExp(`${QUEUE}$`));
  const views = page.getByRole('navigation', { name: 'Review queue' });
  await views.getByRole('link', { name: 'Waiting longest' }).focus();
  await page.keyboard.press('Enter');
  await expect(views.getByRole('link', { name: 'Waiting longest' })).toHaveAttribute('aria-current', 'page');
  await page.getByLabel('Text contains').fill(title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/text=/);
  await expectAccessible(page, page.url(), '.desk-screen');
  await expectNarrow(page);
  const row = page.getByRole('table', { name: 'Waiting longest' }).getByRole('row').nth(1);
  await expect(row).toContainText(title);
  await expect(row).toContainText('3 days');
  await page.getByLabel('Kind').selectOption('translation');
  await press(page, 'Show');
  await expect(page.getByText('Nothing here fits what you asked for.')).toBeVisible();
  await page.getByRole('link', { name: 'Clear' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`${QUEUE}\\?tab=longest$`));
  await expect(page.getByLabel('Text contains')).toHaveValue('');
  await page.getByLabel('Text contains').fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: title }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Texts' })).toBeVisible();
  await page.getByRole('link', { name: /^Next in the queue|^Back to the queue/ }).press('Enter');
  await expect(page).not.toHaveURL(new RegExp(`/${id}$`));
});

test('an administrator merges conflicting texts, and keeps the reason of a stale step', async ({ page, watch }) => {
  watch.expect(/status of 409/);
  const id = await givenEdit({
    conditionId: CONDITION + 4,
    texts: { summary: 'Theirs.', symptoms: ['Kept', 'Proposed'] },
    base: { summary: 'Before both.', symptoms: ['Kept', 'Gone meanwhile'] },
    status: 'in_review',
    reviewer: 'admin',
  });
  await signIn(page, 'admin');
  await page.goto(`${LIST}/${id}`);
  const conflict = page.getByRole('region', { name: 'Changed on the page meanwhile' });
  await expect(conflict.getByRole('columnheader', { name: 'On the page now' })).toHaveCount(2);
  const symptoms = conflict.getByLabel('Common symptoms, merged');
  await expect(symptoms).toHaveValue(/Proposed$/);
  await expect(symptoms).not.toHaveValue(/Gone meanwhile/);
  await conflict.getByLabel('Summary, merged').fill('Both as one.');
  await expectAccessible(page, page.url(), '.review');
  await press(page, 'Save the merged text');
  await expect(page.locator('.payload-toast-container')).toContainText('Merged');
  await expect(page.getByText('You have put text of your own into this: somebody else approves it.')).toBeVisible();
  await expect(conflict).toHaveCount(0);

  const second = await givenEdit({
    conditionId: CONDITION + 5,
    texts: { summary: 'Proposed.', symptoms: ['One', 'Two'] },
    status: 'in_review',
    reviewer: 'admin',
  });
  await page.goto(`${LIST}/${second}`);
  await press(page, 'Approve');
  await expect(page.getByText('4 of 4 to go')).toBeVisible();
  await expectAccessible(page, 'Approve', '.review');
  const buttons = page.locator('.review button, .review label:has([type=checkbox]), .review summary');
  for (const button of await buttons.all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await press(page, 'Publish in an emergency');
  await press(page, 'Publish without an approval');
  await expect(page.getByRole('textbox', { name: 'Reason', exact: true })).toHaveAccessibleDescription(/Say why/);
  await expectAccessible(page, 'Publish in an emergency', '.review__steps');
  await expectNarrow(page);
  await press(page, 'Cancel');
  await press(page, 'Reject');
  await press(page, 'Reject it');
  const reason = page.getByLabel('Reason');
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription('Say why: its author and others read it.');
  await page.keyboard.type('A long reason that nobody wants to write twice');
  await sql(`UPDATE contributions SET status = 'withdrawn' WHERE id = $1`, [second]);
  await press(page, 'Reject it');
  await expect(said(page)).toHaveText(/it is withdrawn\. This screen has been loaded again/);
  await expect(page.getByLabel('What you had written')).toHaveValue('A long reason that nobody wants to write twice');
  await expect(page.getByRole('heading', { name: 'Withdrawn' })).toBeVisible();
});
