import { expectAccessible } from '../support/expectAccessible.ts';
import { newReader, storeSession } from '../support/reader.ts';
import { siteUrl, sql } from '../support/site.ts';
import { expect, test, waitForHydration, waitForIdlePage } from '../support/test.ts';

// Requests of an offline page are errors in the console.
test.beforeEach(({ watch }) => watch.expect(/ERR_INTERNET_DISCONNECTED|Failed to load resource/));

test('an offline bookmark is stored in the browser, shown as waiting, and sent once', async ({ page, context }) => {
  const reader = await newReader();
  const kept = () => sql('SELECT condition_id FROM user_bookmarks WHERE user_id = $1', [reader.user.id]);
  await storeSession(page, reader);
  await page.goto('/condition/2');
  await waitForIdlePage(page);
  const button = page.locator('.bookmark').first();
  await waitForHydration(button);
  await expect(button).toHaveText('Bookmark');

  await context.setOffline(true);
  await button.press('Enter');
  await expect(button).toHaveText('Bookmarked');
  await expect(button).toBeFocused();
  await expect(page.getByText('Saved here, sent when you are back online.')).toBeVisible();
  const notice = page.getByRole('region', { name: 'Waiting to be sent' });
  await expect(notice.getByRole('status').first()).toHaveText(
    '1 thing is kept here, and sent when you are back online.',
  );
  await notice.getByRole('button', { name: 'Show them' }).press('Enter');
  await expect(notice.getByRole('listitem')).toContainText(/^Bookmark: /);
  await expectAccessible(page, 'what waits', '.queue-notice');
  expect(await kept()).toEqual([]);

  await context.setOffline(false);
  await expect.poll(kept).toEqual([{ condition_id: 2 }]);
  await expect(page.locator('.toast-title')).toHaveText('1 thing was sent');
  await expect(page.getByText('Saved here, sent when you are back online.')).toBeHidden();
  await expect(button).toHaveText('Bookmarked');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('queued'))).toBeNull();
  await page.reload();
  await expect(button).toHaveText('Bookmarked');
});

test('an offline like, reply and topic wait in the browser and are sent once', async ({ page, context }) => {
  const [reader, other] = [await newReader(), await newReader()];
  const response = await fetch(`${siteUrl}/api/forum/topics`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${other.sessionToken}` },
    body: JSON.stringify({ title: 'Liked in a tunnel', content: 'Is it?', categoryType: 'general' }),
  });
  const { id } = (await response.json()) as { id: number };
  const likes = () =>
    sql(`SELECT l.user_id FROM forum.liking l JOIN forum_posts p ON p.id = l.post_id WHERE p.topic_id = $1`, [id]);
  const posts = () => sql('SELECT content FROM forum_posts WHERE topic_id = $1 ORDER BY number', [id]);
  await storeSession(page, reader);
  await expect.poll(async () => (await page.goto(`/community/topics/${id}`))?.status()).toBe(200);
  const like = page.getByRole('button', { name: /^Like/ }).first();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Reply to the topic' }).click();
  await page.getByLabel('Your reply').fill('Written in a tunnel.');
  await waitForIdlePage(page);

  await context.setOffline(true);
  for (const pressed of ['true', 'false', 'true']) {
    await like.press('Enter');
    await expect(like).toHaveAttribute('aria-pressed', pressed);
  }
  await expect(page.getByText('Saved here, sent when you are back online.')).toBeVisible();
  await page.getByRole('button', { name: 'Publish reply' }).press('Enter');
  const waiting = page.locator('.waiting-reply');
  await expect(waiting).toContainText('Written in a tunnel.');
  await expect(waiting).toContainText('Only you see this, in this browser.');
  await expect(waiting).toBeFocused();
  await expectAccessible(page, 'a reply that waits', '.waiting-reply');
  expect(await posts()).toHaveLength(1);

  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  await expect(page.locator('#post-2')).toContainText('Written in a tunnel.');
  expect(await posts()).toEqual([{ content: 'Is it?' }, { content: 'Written in a tunnel.' }]);
  await expect.poll(likes).toEqual([{ user_id: reader.user.id }]);
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await page.goto('/community/forum');
  await page.getByRole('button', { name: 'New topic' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Begun in a tunnel');
  await dialog.locator('textarea').fill('Written there.');
  await waitForIdlePage(page);
  await context.setOffline(true);
  await dialog.getByRole('button', { name: /^Create/ }).press('Enter');
  await expect(waiting).toContainText('Written there.');
  await expect(waiting).toBeFocused();
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  const topics = () => sql('SELECT title FROM forum_topics WHERE created_by_id = $1', [reader.user.id]);
  await expect.poll(topics).toEqual([{ title: 'Begun in a tunnel' }]);
});
