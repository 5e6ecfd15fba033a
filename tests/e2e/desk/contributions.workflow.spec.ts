import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { formOf } from '../support/accounts.ts';
import { signIn } from '../support/cms.ts';
import { approve, decide, openFromQueue, publishNow, take } from '../support/desk.ts';
import { expect, test } from '../support/deskTest.ts';
import { siteUrl, sql } from '../support/site.ts';
import { watchContext, whenQuiet } from '../support/test.ts';

/** Everybody has a browser of their own. What their pages do that no page may do is in `problems`. */
const problems: string[] = [];
const unique = randomUUID().slice(0, 6);
const SECOND_REVIEWER = `second-${unique}@example.org`;
/** Would do something if it were ever taken for more than text. */
const MARKUP = '<img src=x onerror=alert(1)>';
/** Names that nothing else is called, so that a search finds nothing else. */
const BY_GUEST = `Quillon <i>syndrome</i> ${unique}`;
const BY_READER = `Vexilla syndrome ${unique}`;
const REJECTED = `Nonesuch syndrome ${unique}`;

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUrl, locale: 'en-US' });
  watchContext(context, problems);
  return context.newPage();
}

let reviewer: Page;
let second: Page;
let editor: Page;
let reader: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  // With the password of the demo's reviewer.
  await sql(
    `INSERT INTO users (username, display_name, email, role, is_verified, hash, salt)
     SELECT $1, 'Second reviewer', $2, role, is_verified, hash, salt FROM users WHERE email = 'reviewer@example.org'`,
    [`second-${unique}`, SECOND_REVIEWER],
  );
  [reviewer, second, editor, reader] = (await Promise.all([1, 2, 3, 4].map(() => somebody(browser)))) as [
    Page,
    Page,
    Page,
    Page,
  ];
  await signIn(reviewer, 'reviewer@example.org');
  await signIn(second, SECOND_REVIEWER);
  await signIn(editor, 'editor@example.org');
});
test.afterAll(() => {
  expect(problems, 'what pages of the others did').toEqual([]);
});

const form = (page: Page) => page.locator('form.contribution-form');
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);
const send = (page: Page) => form(page).locator('[type=submit]').click();

/** From home over the button of /contribute to the form, filled in as people do. */
async function propose(page: Page, name: string, isGuest: boolean): Promise<void> {
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
  if (isGuest) {
    await field(page, 'contributorName').fill('Ada Guest');
    await field(page, 'contributorEmail').fill('ada.guest@example.org');
  }
  await send(page);
  await expect(page).toHaveURL('/');
  await expect(page.locator('.toast')).toContainText('Condition has been submitted for review');
}

async function pageOf(name: string): Promise<number> {
  const [row] = await sql<{ id: number }>('SELECT condition_id AS id FROM contributions WHERE title = $1', [name]);
  return row?.id ?? 0;
}

const isLive = (page: Page, path: string, text: string) =>
  expect.poll(async () => (await page.request.get(path)).text(), { message: path }).toContain(text);

const asHtml = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** As a reader who knows nothing but its name: the page, by the search, with its history. */
async function findAsReader(page: Page, name: string): Promise<void> {
  const id = await pageOf(name);
  await isLive(page, `/condition/${id}`, asHtml(name));
  await page.goto(`/?search=${encodeURIComponent(name)}`);
  await page.locator(`.search-results a[href="/condition/${id}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('It has <b>no</b> markup.')).toBeVisible();
  await expect(page.locator('#symptoms').getByText(`A first sign ${MARKUP}`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'A charity' })).toHaveAttribute('href', 'https://charity.example');
  await page.locator('.condition-meta').getByRole('link', { name: 'History' }).click();
  await expect(page.locator('.revision')).toHaveCount(1);
  await expect(page.locator('.revision')).toContainText('Current');
}

test('what a signed-out reader sends in comes before readers by a reviewer and an editor', async ({ page }) => {
  await propose(page, BY_GUEST, true);
  expect(await pageOf(BY_GUEST), 'a page before anybody has looked at it').toBe(0);
  await openFromQueue(reviewer, 'Unassigned', BY_GUEST);
  await expect(reviewer.locator('.review')).toContainText('Ada Guest, ada.guest@example.org (without an account)');
  await expect(reviewer.locator('.review')).toContainText('It has <b>no</b> markup.');
  await take(reviewer);
  await approve(reviewer);
  await openFromQueue(editor, 'Approved', BY_GUEST);
  await publishNow(editor);
  await findAsReader(page, BY_GUEST);
  await expect(page.locator('.revision')).toContainText('Somebody without an account');
  const html = await (await page.request.get(`/condition/${await pageOf(BY_GUEST)}`)).text();
  expect(html).not.toMatch(/Ada Guest|ada\.guest/);
});

test('what is rejected never comes before readers, and nothing more can be done with it', async ({ page }) => {
  await propose(page, REJECTED, true);
  await openFromQueue(reviewer, 'Unassigned', REJECTED);
  await take(reviewer);
  await decide(reviewer, 'Reject', 'There is no such thing.');
  await reviewer.reload();
  await expect(reviewer.locator('.review')).toContainText('There is no such thing.');
  await expect(reviewer.locator('.review__steps').getByRole('button')).toHaveCount(0);
  await page.goto(`/?search=${encodeURIComponent(REJECTED)}`);
  await expect(page.locator('.results-status')).toBeVisible();
  await expect(page.locator('.search-results a').filter({ hasText: REJECTED })).toHaveCount(0);
});

test('a reader answers a change request, another reviewer approves, and the page is live', async () => {
  const username = `author-${unique}`;
  await reader.goto('/auth/register');
  const registration = formOf(reader);
  const given = { username, email: `${username}@example.org`, password: 'long enough', confirmPassword: 'long enough' };
  await registration.fill(given);
  await registration.submit.click();
  await expect(reader).toHaveURL('/learning');
  await propose(reader, BY_READER, false);

  await openFromQueue(reviewer, 'Unassigned', BY_READER);
  await expect(reviewer.locator('.review')).toContainText(username);
  await take(reviewer);
  await openFromQueue(reviewer, 'Mine', BY_READER);
  await decide(reviewer, 'Request changes', 'Please name <i>two</i> signs.');

  await reader.goto('/profile#notifications');
  await expect(
    reader.getByText(`Changes are asked for in “${BY_READER}”: Please name <i>two</i> signs.`),
  ).toBeVisible();
  const own = reader.locator('.rows > li').filter({ has: reader.getByRole('heading', { name: BY_READER }) });
  await expect(own).toContainText('Changes requested');
  await own.getByRole('link', { name: `Answer: ${BY_READER}` }).click();
  await expect(reader.getByText('Please name <i>two</i> signs.')).toBeVisible();
  await field(reader, 'symptoms').fill('A second sign');
  await field(reader, 'symptoms').press('Enter');
  await field(reader, 'reason').fill('There is a second one now.');
  await send(reader);
  await expect(reader).toHaveURL('/profile#contributions');
  await expect(own).toContainText('Waiting for review');

  await openFromQueue(second, 'Unassigned', BY_READER);
  await expect(second.locator('.review')).toContainText('A second sign');
  await expect(second.locator('.review')).toContainText('There is a second one now.');
  await take(second);
  await approve(second);
  await openFromQueue(editor, 'Approved', BY_READER);
  await expect(editor.locator('.review')).toContainText('Second reviewer');
  await publishNow(editor);

  await findAsReader(reader, BY_READER);
  await expect(reader.locator('.revision')).toContainText(username);
  await reader.goto('/profile');
  await expect(own).toContainText('Published');
  await expect(reader.getByText(`“${BY_READER}” is published. Thank you!`)).toBeVisible();
});

test('an edit of it reaches whoever watches the page', async ({ browser }) => {
  const id = await pageOf(BY_READER);
  const watcher = await somebody(browser);
  const username = `watcher-${unique}`;
  await watcher.goto(`/auth/register?from=${encodeURIComponent(`/condition/${id}`)}`);
  const registration = formOf(watcher);
  await registration.fill({
    username,
    email: `${username}@example.org`,
    password: 'long enough',
    confirmPassword: 'long enough',
  });
  await registration.submit.click();
  await expect(watcher).toHaveURL(`/condition/${id}`);
  await whenQuiet(watcher);
  await watcher
    .locator('main')
    .getByRole('button', { name: /^Watch/ })
    .click();
  await expect(watcher.locator('main').getByRole('button', { name: /^Watching/ })).toBeVisible();

  await reader.goto(`/condition/${id}`);
  await reader.getByRole('link', { name: 'Suggest Edit' }).click();
  const summary = `${BY_READER}, said more clearly ${MARKUP}.`;
  await field(reader, 'summary').fill(summary);
  await field(reader, 'editSummary').fill('Said more clearly');
  await send(reader);
  await expect(reader).toHaveURL(`/condition/${id}`);
  await openFromQueue(second, 'Unassigned', BY_READER);
  await expect(second.locator('ins').filter({ hasText: MARKUP })).toBeVisible();
  await take(second);
  await approve(second);
  await openFromQueue(editor, 'Approved', BY_READER);
  await publishNow(editor);
  await isLive(reader, `/condition/${id}`, ', said more clearly &lt;img');
  await watcher.goto(`/history?condition=${id}`);
  await expect(watcher.locator('.revision')).toHaveCount(2);
  await expect(watcher.locator('.revision').first()).toContainText('Said more clearly');
  await watcher.goto('/profile#notifications');
  await expect(watcher.getByText(`“${BY_READER}”, which you watch, has changed.`)).toBeVisible();
  await watcher.context().close();
});

test('its Spanish translation by a translator is reviewed and live at its address', async ({ browser }) => {
  const id = await pageOf(BY_READER);
  const spanish = `Síndrome de Vexilla ${unique}`;
  expect((await reader.request.get(`/es/condition/${id}`)).status()).toBe(200);
  const translator = await somebody(browser);
  await signIn(translator, 'translator@example.org');
  await translator.goto('/cms/collections/condition-translations/create');
  await choose(translator, '#field-condition', BY_READER);
  await choose(translator, '#field-language', 'Español');
  await translator.locator('#field-name').fill(spanish);
  await translator.locator('#field-summary').fill('Está aquí para llegar a quienes leen.');
  await translator.locator('#field-overview').fill('Un párrafo en español.');
  await translator.locator('#action-save-draft').click();
  await expect(translator.locator('.payload-toast-container')).toContainText(/successfully/i);
  await translator.getByRole('button', { name: 'Send for review' }).click();
  await translator.locator('dialog [name=editSummary]').fill('First translation');
  await translator.locator('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect(translator.locator('.payload-toast-container')).toContainText('Sent for review');

  await openFromQueue(reviewer, 'Unassigned', BY_READER);
  await expect(reviewer.locator('.review')).toContainText('Un párrafo en español.');
  await take(reviewer);
  await approve(reviewer);
  await openFromQueue(editor, 'Approved', BY_READER);
  await publishNow(editor);
  await isLive(reader, `/es/condition/${id}`, 'Un párrafo en español.');
  await reader.goto(`/es?search=${encodeURIComponent(spanish)}`);
  await reader.locator(`.search-results a[href="/es/condition/${id}"]`).first().click();
  await expect(reader.getByRole('heading', { level: 1, name: spanish })).toBeVisible();
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  // The English page is as it was.
  await reader.goto(`/condition/${id}`);
  await expect(reader.getByRole('heading', { level: 1, name: BY_READER })).toBeVisible();
  await translator.context().close();
});

/** A relationship field of Payload. */
async function choose(page: Page, selector: string, name: string): Promise<void> {
  await page.locator(`${selector} input`).first().fill(name);
  await page.locator('.rs__option').getByText(name, { exact: true }).click();
}
