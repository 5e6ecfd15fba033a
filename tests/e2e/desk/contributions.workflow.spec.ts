import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { signIn } from '../support/cms.ts';
import { openContribution, openFromQueue, step } from '../support/desk.ts';
import { expect, test } from '../support/deskTest.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { siteUrl, sql } from '../support/site.ts';
import { watchContext } from '../support/test.ts';

/** Problems in the pages of the other people. Each person has a browser context of their own. */
const problems: string[] = [];
const unique = randomUUID().slice(0, 6);
/** Markup that runs a script if a page does not escape it. */
const MARKUP = '<img src=x onerror=alert(1)>';
/** A unique name, so that a search finds only this condition. */
const BY_GUEST = `Quillon <i>syndrome</i> ${unique}`;
const SOURCE = 'https://example.org/guideline';

let reviewer: Page;
test.beforeAll(async ({ browser }) => {
  reviewer = await member(browser, 'reviewer');
});
test.afterAll(() => {
  expect(problems, 'what pages of the others did').toEqual([]);
});

async function member(browser: Browser, who: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-US' });
  watchContext(context, problems);
  const page = await context.newPage();
  await signIn(page, who);
  return page;
}

const form = (page: Page) => page.locator('form.contribution-form');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const send = (page: Page) => form(page).locator('[type=submit]').click();

async function propose(page: Page, name: string): Promise<void> {
  await page.goto('/');
  await page.locator('.call-to-action a[href$="#add"]').click();
  await expect(form(page).locator('[type=submit]')).toBeEnabled();
  await field(page, 'name').fill(name);
  await field(page, 'categoryId').selectOption({ index: 2 });
  await field(page, 'summary').fill(`${name} is here to be followed to readers.`);
  await field(page, 'overview').fill('It has <b>no</b> markup.\n\nIts second paragraph says so, too.');
  for (const [list, entry] of [
    ['symptoms', `A first sign ${MARKUP}`],
    ['causes', 'A cause'],
    ['treatments', 'A support'],
    ['resources', 'A charity: https://charity.example'],
    ['tags', 'journey'],
  ] as const) {
    await field(page, list).fill(entry);
    await field(page, list).press('Enter');
  }
  await field(page, 'sourceTitle').fill('A guideline');
  await field(page, 'sourceUrl').fill(SOURCE);
  await field(page, 'sourceYear').fill('2024');
  await field(page, 'contributorName').fill('Ada Guest');
  await field(page, 'contributorEmail').fill('ada.guest@example.org');
  await send(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('.toast')).toContainText('Condition has been submitted for review');
}

const review = (page: Page) => page.locator('.review');

test("a guest's new condition is published by a reviewer and an editor", async ({ page, browser }) => {
  await propose(page, BY_GUEST);
  await openFromQueue(reviewer, 'Unassigned', BY_GUEST);
  await expect(review(reviewer)).toContainText('Ada Guest, ada.guest@example.org (without an account)');
  await expect(review(reviewer)).toContainText('It has <b>no</b> markup.');
  const source = review(reviewer).getByRole('link', { name: 'A guideline (opens in a new tab)' });
  await expect(source).toHaveAttribute('href', SOURCE);
  await expect(source).toHaveAttribute('rel', /noopener/);
  await step.take(reviewer);
  await step.approve(reviewer);
  const editor = await member(browser, 'editor');
  await openContribution(editor, BY_GUEST);
  await step.publish(editor);

  const [sent] = await sql<{ id: number }>('SELECT condition_id AS id FROM contributions WHERE title = $1', [BY_GUEST]);
  const path = `/condition/${sent?.id}`;
  const html = async () => (await page.request.get(path)).text();
  await expect.poll(html, { message: path }).toContain(BY_GUEST.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(await html()).not.toMatch(/Ada Guest|ada\.guest/);
  // A reader who knows only the name finds the page by search.
  const text = encodeURIComponent(BY_GUEST);
  const found = async () => (await page.request.get(`/api/localized/search?q=${text}`)).json();
  await expect.poll(found).toContainEqual(expect.objectContaining({ id: sent?.id }));
  await page.goto(`/?search=${text}`);
  await page.locator(`.search-results a[href="${path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: BY_GUEST })).toBeVisible();
  await expect(page.getByText('It has <b>no</b> markup.')).toBeVisible();
  await expect(page.locator('#symptoms').getByText(`A first sign ${MARKUP}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'A charity' })).toHaveAttribute('href', 'https://charity.example');
  await expect(page.locator('#sources').getByRole('link', { name: 'A guideline' })).toHaveAttribute('href', SOURCE);
  await page.locator('#people').getByRole('link', { name: 'History' }).click();
  await expect(page.locator('.revision')).toHaveCount(1);
  await expect(page.locator('.revision')).toContainText('Current');
  await expect(page.locator('.revision')).toContainText('Somebody without an account');
});

test('a user suggests an edit and answers a change request; the reviewer who asked rejects it', async ({ page }) => {
  const id = 19;
  const author = await newReader();
  await storeSession(page, author);
  await page.goto(`/condition/${id}`);
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('link', { name: 'Suggest Edit' }).click();
  await field(page, 'summary').fill(`Said more clearly ${MARKUP} ${unique}.`);
  await field(page, 'editSummary').fill('Said more clearly');
  await send(page);
  await expect(page).toHaveURL(`/condition/${id}`);
  await openContribution(reviewer, title);
  await expect(review(reviewer)).toContainText(author.user.username);
  await expect(reviewer.locator('ins').filter({ hasText: unique })).toContainText(MARKUP);
  await step.take(reviewer);
  await step.decide(reviewer, 'Request changes', 'Please name <i>two</i> signs.');

  await page.goto('/profile#notifications');
  await expect(page.getByText(`Changes are asked for in “${title}”: Please name <i>two</i> signs.`)).toBeVisible();
  const own = page.locator('.rows > li').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(own).toContainText('Changes requested');
  await own.getByRole('link', { name: `Answer: ${title}` }).click();
  await expect(page.getByText('Please name <i>two</i> signs.')).toBeVisible();
  await field(page, 'summary').fill(`A second sign ${unique}.`);
  await field(page, 'reason').fill('There is a second one now.');
  await send(page);
  await expect(page).toHaveURL('/profile#contributions');
  await expect(own).toContainText('In review');

  // The answered contribution is with the reviewer who asked.
  await openContribution(reviewer, title);
  await expect(review(reviewer)).toContainText('A second sign');
  await expect(review(reviewer)).toContainText('There is a second one now.');
  await step.decide(reviewer, 'Reject', 'There is no such thing.');
  await expect(review(reviewer)).toContainText('There is no such thing.');
  await expect(review(reviewer).locator('.review__steps').getByRole('button')).toHaveCount(0);
});
