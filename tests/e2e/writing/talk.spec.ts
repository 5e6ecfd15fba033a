import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { SUBJECT_LENGTH, TALK_LENGTH } from '@common-ground/api/contracts/talk/talk.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { demoAdmin, newReader, storeSession } from '../support/reader.ts';
import { clear, siteUrl, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const CONDITION = 33;
const TALK = `/talk?condition=${CONDITION}`;
const LONG = 'Averyverylongwordthatwouldnotfitontoasmallscreen'.repeat(3);

let ada: SignedIn;
let grace: SignedIn;
test.beforeEach(async () => {
  [ada, grace] = [await newReader(), await newReader()];
  await clear(['discussions'], 'DELETE FROM discussions WHERE condition_id = $1', [CONDITION]);
});

async function say({ sessionToken }: SignedIn, body: object): Promise<number> {
  const response = await fetch(`${siteUrl}/api/conditions/${CONDITION}/discussions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionToken}` },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { id: number }).id;
}
const start = (who: SignedIn, subject = 'On sources') => say(who, { subject, content: 'Which ones?' });
const thread = (page: Page, subject: string) => page.getByRole('article', { name: subject, exact: true });
const selectThreads = () =>
  sql<{ subject: string | null; content: string; parent_id: number | null }>(
    'SELECT subject, content, parent_id FROM discussions WHERE condition_id = $1 ORDER BY id',
    [CONDITION],
  );

test('a thread is started by keyboard, and its text stays when the connection is lost', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await storeSession(page, ada);
  await page.goto(TALK);
  await expect(page.getByText('Nobody has written here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Start a discussion' }).focus();
  await page.keyboard.press('Enter');
  const [subject, text] = [page.getByLabel('Subject'), page.getByLabel('Your text')];
  await expect(subject).toBeFocused();
  await expect(subject).toHaveAttribute('maxlength', String(SUBJECT_LENGTH));
  await expect(text).toHaveAttribute('maxlength', String(TALK_LENGTH));
  await page.keyboard.type('<b>Bold</b> words');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(text).toHaveAccessibleDescription(/Please write something/);
  await expect(text).toBeFocused();
  await expect(subject).toHaveValue('<b>Bold</b> words');
  await page.keyboard.type('First <script>alert(1)</script>\n\nSecond');

  await page.route('**/discussions', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.alert')).toContainText('Your text was not published');
  await expect(page.locator('.alert')).toContainText('It is still here.');
  await expect(page.locator('.alert')).toBeFocused();
  await expect(subject).toHaveValue('<b>Bold</b> words');
  await expect(text).toHaveValue('First <script>alert(1)</script>\n\nSecond');
  expect(await selectThreads()).toEqual([]);

  await page.unroute('**/discussions');
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  const started = thread(page, '<b>Bold</b> words');
  await expect(started).toContainText('First <script>alert(1)</script>');
  await expect(started).toBeFocused();
  await expect(started).toContainText(ada.user.displayName);
  await expect(page.getByRole('status').filter({ hasText: 'Your text is published.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 discussion' })).toBeVisible();
  expect(await selectThreads()).toEqual([
    { subject: '<b>Bold</b> words', content: 'First <script>alert(1)</script>\n\nSecond', parent_id: null },
  ]);
});

test('a thread is read by a guest, answered with a notification, resolved and reopened', async ({ page }) => {
  const id = await start(ada);
  const badge = thread(page, 'On sources').locator('.badge');
  await page.goto(`/condition/${CONDITION}`);
  await page.locator('#people').getByRole('link', { name: 'Talk' }).click();
  await expect(thread(page, 'On sources')).toContainText('Which ones?');
  await expect(page.getByRole('button', { name: /Start a discussion|Reply|Mark/ })).toHaveCount(0);
  await expect(page.locator('.tool-empty a')).toHaveAttribute('href', `/auth/login?from=${encodeURIComponent(TALK)}`);
  await storeSession(page, grace);
  await page.goto(TALK);
  await thread(page, 'On sources').getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByLabel('Your text')).toBeFocused();
  await expect(page.getByRole('button', { name: /Mark as resolved/ })).toHaveCount(0);
  await page.getByLabel('Your text').fill('These two.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(thread(page, 'On sources').locator('.replies li')).toContainText('These two.');
  await expect(thread(page, 'On sources').locator('.replies li')).toBeFocused();
  expect((await selectThreads())[1]).toEqual({ subject: null, content: 'These two.', parent_id: id });

  await storeSession(page, ada);
  await page.goto('/profile#notifications');
  const news = page.locator('.rows li').filter({ hasText: 'Somebody answered in a discussion about' });
  await expect(news).toHaveCount(1);
  await news.getByRole('link').click();
  await expect(page).toHaveURL(`${TALK}#thread-${id}`);
  await expect(page.locator(`#thread-${id}`)).toBeFocused();
  const told = `SELECT read_at IS NOT NULL AS "isRead" FROM notifications WHERE user_id = $1 AND "values" ->> 'topic' = $2`;
  await expect.poll(() => sql(told, [ada.user.id, `thread:${id}`])).toEqual([{ isRead: true }]);
  await page.getByRole('button', { name: 'Mark as resolved: On sources' }).click();
  await expect(badge).toHaveText('Resolved');
  await expect(page.getByRole('status').filter({ hasText: 'marked as resolved' })).toBeVisible();

  await storeSession(page, await demoAdmin());
  await page.goto(TALK);
  await page.getByRole('button', { name: 'Open again: On sources' }).click();
  await expect(page.getByRole('button', { name: 'Mark as resolved: On sources' })).toBeVisible();
  const [row] = await sql('SELECT is_resolved FROM discussions WHERE condition_id = $1', [CONDITION]);
  expect(row?.is_resolved).toBe(false);
});

test('a text about a crisis shows help lines before it is sent, by keyboard', async ({ page }) => {
  await storeSession(page, ada);
  await page.goto(TALK);
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  await page.getByLabel('Subject').fill('A hard night');
  const text = page.getByLabel('Your text');
  await text.fill('I want to die. Call me: +44 20 7946 0958');
  await page.getByRole('button', { name: 'Publish' }).click();
  const note = page.getByRole('region', { name: 'Before you send this' });
  await expect(note).toBeFocused();
  await expect(note).toContainText('This looks like an address, a number or a date');
  await note.getByLabel('Help lines for').selectOption('FR');
  await expect(note.getByRole('link', { name: 'Call 3114' })).toHaveAttribute('href', 'tel:3114');
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await expectFits(page);
  await note.getByRole('button', { name: 'Go back to the text' }).press('Enter');
  await expect(text).toBeFocused();
  await expect(text).toHaveValue(/I want to die/);
  await page.getByRole('button', { name: 'Publish' }).press('Enter');
  await expect(note.getByLabel('Help lines for')).toHaveValue('FR');
  expect(await selectThreads()).toEqual([]);
  await note.getByRole('button', { name: 'Send anyway' }).press('Enter');
  await expect(thread(page, 'A hard night')).toBeFocused();
  expect(await selectThreads()).toHaveLength(1);
});

test('a user edits and deletes an own text by keyboard, and readers see that', async ({ page }) => {
  await start(ada);
  await storeSession(page, ada);
  await page.goto(TALK);
  await page.getByRole('button', { name: 'Edit' }).press('Enter');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await expect(page.getByLabel('Your text')).toHaveAccessibleDescription(/for 24 hours/);
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your text').fill('Which ones, please?');
  await page.getByRole('button', { name: 'Save the change' }).press('Enter');
  const own = thread(page, 'On sources');
  await expect(own).toContainText('Which ones, please?');
  await expect(own).toContainText('edited');
  await expect(own).toBeFocused();
  await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
  await expect(page.getByText('Everybody sees that you deleted a text here')).toBeFocused();
  await page.getByRole('button', { name: 'Delete my text' }).press('Enter');
  const trace = thread(page, 'Text no longer shown');
  await expect(trace).toContainText('Its author has deleted this text.');
  await expect(trace).toBeFocused();
  await expect(trace).not.toContainText('Which ones');
});

test('a moderator hides a text and closes a thread with public reasons, also in Arabic', async ({ page }) => {
  await start(ada, LONG);
  const id = await start(ada);
  await say(grace, { content: 'Buy my pills', parentId: id });
  await storeSession(page, await demoAdmin());
  await page.goto(TALK);
  const answer = page.locator('.replies li');
  await answer.getByRole('button', { name: 'Hide' }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Please say why/);
  await page.keyboard.type('Advertising');
  await page.keyboard.press('Enter');
  await expect(answer).toContainText('A moderator has hidden this text. Reason: Advertising');
  await expect(answer).not.toContainText('pills');
  await expect(answer).toBeFocused();
  await thread(page, 'On sources').getByRole('button', { name: 'Close discussion' }).click();
  await page.getByLabel('Reason').fill('Answered');
  await page.keyboard.press('Enter');
  await expect(thread(page, 'On sources')).toContainText('it takes no replies. Reason: Answered');
  await expect(thread(page, 'On sources').getByRole('button', { name: 'Reply' })).toHaveCount(0);
  await page.goto(`/ar${TALK}`);
  await expect(answer).toContainText('أخفى أحد المشرفين هذا النص.');
  await expect(page.getByText('Answered')).toBeVisible();
  // The reply form of the thread whose subject is wider than a phone.
  await thread(page, LONG).locator('.buttons .button').first().click();
  await expectAccessible(page);
  await expectFits(page);
});
