import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { MOVING } from '../../support/playwrightBase.ts';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { createSession, newReader, storeSession } from '../support/reader.ts';
import { siteUrl, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.use(MOVING);

async function begin({ sessionToken }: SignedIn, body: object): Promise<number> {
  const response = await fetch(`${siteUrl}/api/forum/topics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${sessionToken}` },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { id: number }).id;
}

test('users begin a topic by keyboard, reply, quote, like and edit', async ({ page, browser, watch }) => {
  const [ada, grace] = [await newReader(), await newReader()];
  await page.goto('/community/forum');
  await expect(page.getByRole('button', { name: 'New Topic' })).toBeHidden();
  await storeSession(page, ada);
  await page.goto('/community/forum');
  await page.getByRole('button', { name: 'New Topic' }).focus();
  await page.keyboard.press('Enter');
  const create = page.getByRole('button', { name: 'Create' });
  await expect(create).toBeDisabled();
  await page.getByRole('textbox', { name: 'Title' }).fill('   ');
  await page
    .getByRole('textbox', { name: 'Content', exact: true })
    .fill('My door has **two steps**. <script>alert(1)</script>');
  await expect(create).toBeDisabled();
  await expect(page.getByRole('radio', { name: 'Everyone' })).toBeChecked();
  await expectAccessible(page, 'the dialog', 'dialog[open]');
  await page.getByRole('textbox', { name: 'Title' }).fill('A ramp at work');
  // The page polls until the topic is rendered, so it gets 404 at first.
  watch.expect(/404/);
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast-title')).toHaveText('Topic created successfully');
  await expect(page.getByRole('heading', { level: 1, name: 'A ramp at work' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/community/forum');
  await page.getByRole('button', { name: 'New Topic' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox', { name: 'Search topics' }).fill('no such words');
  await expect(page.getByText('No topic matches “no such words”.')).toBeVisible();
  await page.getByLabel('Category').selectOption('Support');
  await expect(page).toHaveURL('/community/forum/support?search=no+such+words');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community Forum: Support');
  await page.goBack();
  await expect(page.getByLabel('Category')).toHaveValue('all');
  const path = await sql<{ id: number }>(
    `SELECT id FROM forum_topics WHERE title = 'A ramp at work' ORDER BY id DESC LIMIT 1`,
  );
  const topic = `/community/topics/${path[0]?.id}`;
  await page.goto(topic);
  await expect(page.locator('#post-1')).toContainText('<script>alert(1)</script>');

  const other = await (await browser.newContext({ baseURL: siteUrl })).newPage();
  await storeSession(other, grace);
  await other.goto(topic);
  await other.getByRole('button', { name: /^Reply to post 1 by / }).click();
  await expect(other.getByLabel('Your reply')).toBeFocused();
  await other.keyboard.type('Two letters helped me.');
  await other.getByRole('button', { name: 'Publish reply' }).click();
  await expect(other.locator('#post-2')).toBeFocused();
  await expect(other.getByRole('status').filter({ hasText: 'Your reply is published.' })).toBeVisible();

  await page.getByRole('button', { name: '1 new post: show' }).click();
  await expect(page.locator('#post-2')).toBeFocused();
  const told = `SELECT read_at IS NOT NULL AS "isRead" FROM notifications WHERE user_id = $1 AND kind = 'post_answered'`;
  await expect.poll(() => sql(told, [ada.user.id])).toEqual([{ isRead: true }]);
  const like = page.getByRole('button', { name: /^Like: post 2/ });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.locator('#post-2 [data-words] p').selectText();
  await page.getByRole('button', { name: /^Quote: post 2/ }).click();
  await page.getByLabel('Your reply').fill('What did they say?');
  await page.reload();
  await page.getByRole('button', { name: 'Reply to the topic' }).click();
  await expect(page.getByLabel('Your reply')).toHaveValue('What did they say?');
  await page.getByRole('button', { name: /^Quote: post 2/ }).click();
  await page.getByRole('button', { name: 'Publish reply' }).click();
  await expect(page.locator('#post-3 blockquote')).toHaveText('Two letters helped me.');
  await page.getByRole('button', { name: /^Edit: post 3/ }).click();
  await page.getByRole('textbox', { name: 'Edit post 3' }).fill('What did they write?');
  await page.getByRole('button', { name: 'Save the change' }).press('Enter');
  await expect(page.locator('#post-3')).toBeFocused();
  await page.getByRole('button', { name: /^Earlier versions: post 3/ }).click();
  await expect(page.getByRole('region', { name: 'Earlier versions' })).toContainText('What did they say?');
  await expectAccessible(page);
  await expectFits(page);
});

test("a moderator closes a topic and hides a post; a members' topic needs a session", async ({ page }) => {
  const [ada, { user }] = [await newReader(), await newReader()];
  await sql(`UPDATE users SET role = 'moderator' WHERE id = $1`, [user.id]);
  const id = await begin(ada, {
    title: 'For a few',
    content: 'A hidden matter',
    audience: 'members',
    categoryType: 'support',
  });
  const topic = `/community/members?topic=${id}`;
  await page.goto(topic);
  await expect(page.getByRole('link', { name: 'Log in to read' })).toHaveAttribute(
    'href',
    `/auth/login?from=${encodeURIComponent(topic)}`,
  );
  await storeSession(page, await createSession(user.id));
  await page.goto(topic);
  await expect(page.getByRole('heading', { level: 1, name: 'For a few' })).toBeVisible();
  await page.getByText('Moderate this topic').click();
  await page.getByRole('button', { name: 'Close topic' }).click();
  await page.getByLabel('Reason').fill('It is answered');
  await page.getByRole('button', { name: 'Close topic' }).click();
  await expect(page.locator('.topic-head')).toContainText('Reason: It is answered');
  await page.locator('#post-1 .deed-menu summary').click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(page.getByLabel('Reason')).toBeFocused();
  await page.keyboard.type('Off topic');
  await page.keyboard.press('Enter');
  await expect(page.locator('#post-1')).toContainText('A moderator has hidden this post. Reason: Off topic');
  await expect(page.locator('#post-1')).toBeFocused();
  await expectAccessible(page);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('hidden matter');
});
