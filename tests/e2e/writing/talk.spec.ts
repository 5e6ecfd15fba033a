import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { SUBJECT_LENGTH, TALK_LENGTH } from '@common-ground/api/contracts/talk/talk.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { demoAdmin, enter, newReader, revoke } from '../support/reader.ts';
import { siteUrl, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const CONDITION = 33;
const TALK = `/talk?condition=${CONDITION}`;

let ada: SignedIn;
let grace: SignedIn;
test.beforeEach(async () => {
  [ada, grace] = [await newReader(), await newReader()];
  await sql('DELETE FROM discussions WHERE condition_id = $1', [CONDITION]);
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
const kept = () =>
  sql<{ subject: string | null; content: string; parent_id: number | null }>(
    'SELECT subject, content, parent_id FROM discussions WHERE condition_id = $1 ORDER BY id',
    [CONDITION],
  );

test('a guest reads, and is led to signing in and back', async ({ page }) => {
  await start(ada);
  await page.goto(`/condition/${CONDITION}`);
  await page.locator('.condition-meta').getByRole('link', { name: 'Talk' }).click();
  await expect(thread(page, 'On sources')).toContainText('Which ones?');
  await expect(page.getByRole('button', { name: /Start a discussion|Reply|Mark/ })).toHaveCount(0);
  await expect(page.locator('.tool-empty a')).toHaveAttribute('href', `/auth/login?from=${encodeURIComponent(TALK)}`);
});

test('an empty page says so, and the first thread is started with keys alone', async ({ page }) => {
  await enter(page, ada);
  await page.goto(TALK);
  await expect(page.getByText('Nobody has written here yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Start a discussion' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Subject')).toBeFocused();
  await page.keyboard.type('<b>Bold</b> words');
  await page.keyboard.press('Tab');
  await page.keyboard.type('First <script>alert(1)</script>\n\nSecond');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const started = thread(page, '<b>Bold</b> words');
  await expect(started).toContainText('First <script>alert(1)</script>');
  await expect(started).toBeFocused();
  await expect(started).toContainText(ada.user.displayName);
  await expect(page.getByRole('status').filter({ hasText: 'Your text is published.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '1 discussion' })).toBeVisible();
  expect(await kept()).toEqual([
    { subject: '<b>Bold</b> words', content: 'First <script>alert(1)</script>\n\nSecond', parent_id: null },
  ]);
});

test('a thread is answered, and who started it hears of it in the inbox, with the way there', async ({ page }) => {
  const id = await start(ada);
  await enter(page, grace);
  await page.goto(TALK);
  await thread(page, 'On sources').getByRole('button', { name: 'Reply' }).click();
  await expect(page.getByLabel('Your text')).toBeFocused();
  await page.getByLabel('Your text').fill('These two.');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(thread(page, 'On sources').locator('.replies li')).toContainText('These two.');
  await expect(thread(page, 'On sources').locator('.replies li')).toBeFocused();
  expect((await kept())[1]).toEqual({ subject: null, content: 'These two.', parent_id: id });

  await enter(page, ada);
  await page.goto('/es/profile#notifications');
  const news = page.locator('.rows li').filter({ hasText: 'Alguien ha respondido en una conversación' });
  await expect(news).toHaveCount(1);
  await news.getByRole('link').click();
  await expect(page).toHaveURL(`/es/talk?condition=${CONDITION}#thread-${id}`);
  await expect(page.locator(`#thread-${id}`)).toBeFocused();
});

test('a thread is resolved and opened again by who started it and by those who keep order, and by nobody else', async ({
  page,
}) => {
  await start(ada);
  await enter(page, grace);
  await page.goto(TALK);
  await expect(thread(page, 'On sources').getByRole('button', { name: 'Reply' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Mark as resolved/ })).toHaveCount(0);
  await enter(page, ada);
  await page.goto(TALK);
  await page.getByRole('button', { name: 'Mark as resolved: On sources' }).click();
  await expect(thread(page, 'On sources').locator('.badge')).toHaveText('Resolved');
  await expect(page.getByRole('status').filter({ hasText: 'marked as resolved' })).toBeVisible();
  await enter(page, await demoAdmin());
  await page.goto(TALK);
  await page.getByRole('button', { name: 'Open again: On sources' }).click();
  await expect(page.getByRole('button', { name: 'Mark as resolved: On sources' })).toBeVisible();
  const [row] = await sql('SELECT is_resolved FROM discussions WHERE condition_id = $1', [CONDITION]);
  expect(row?.is_resolved).toBe(false);
});

test.describe('what was written stays', () => {
  const write = async (page: Page) => {
    await page.getByRole('button', { name: 'Start a discussion' }).click();
    await page.getByLabel('Subject').fill('A subject');
    await page.getByLabel('Your text').fill('Long thoughts');
    await page.getByRole('button', { name: 'Publish' }).click();
  };
  const expectKept = async (page: Page) => {
    await expect(page.locator('.alert')).toContainText('Your text was not published');
    await expect(page.locator('.alert')).toContainText('It is still here.');
    await expect(page.locator('.alert')).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveValue('A subject');
    await expect(page.getByLabel('Your text')).toHaveValue('Long thoughts');
  };

  test('when the line is down, and is published with the next try', async ({ page, watch }) => {
    watch.expect(/Failed to load resource/);
    await enter(page, ada);
    await page.goto(TALK);
    await page.route('**/discussions', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await write(page);
    await expectKept(page);
    await page.unroute('**/discussions');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(thread(page, 'A subject')).toBeVisible();
    expect(await kept()).toHaveLength(1);
  });

  test('when it was too much for now', async ({ page, watch }) => {
    watch.expect(/429/);
    const eager = await newReader();
    await enter(page, eager);
    for (let times = 0; times < 20; times++) await start(eager, `Thread ${times}`);
    await page.goto(TALK);
    await write(page);
    await expectKept(page);
    await expect(page.locator('.alert')).toContainText('Too many attempts');
  });

  test('when nothing was written, the field says so', async ({ page }) => {
    await enter(page, ada);
    await page.goto(TALK);
    await page.getByRole('button', { name: 'Start a discussion' }).click();
    await page.getByLabel('Subject').fill('A subject');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByLabel('Your text')).toHaveAccessibleDescription(/Please write something/);
    await expect(page.getByLabel('Your text')).toBeFocused();
    await expect(page.getByLabel('Subject')).toHaveValue('A subject');
    expect(await kept()).toEqual([]);
  });
});

test('a session that was ended elsewhere leads to signing in', async ({ page, watch }) => {
  watch.expect(/401/);
  const guest = await newReader();
  await enter(page, guest);
  await page.goto(TALK);
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  await page.getByLabel('Subject').fill('A subject');
  await page.getByLabel('Your text').fill('Long thoughts');
  await revoke(guest);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.locator('.alert a')).toHaveAttribute('href', `/auth/login?from=${encodeURIComponent(TALK)}`);
  await expect(page.getByLabel('Your text')).toHaveValue('Long thoughts');
  expect(await kept()).toEqual([]);
});

test('many threads come in parts', async ({ page }) => {
  await sql(
    `INSERT INTO discussions (condition_id, user_name, subject, content, timestamp)
     SELECT $1, 'Former member', 'Thread ' || n, 'Text', now() - make_interval(hours => n) FROM generate_series(1, 21) n`,
    [CONDITION],
  );
  await page.goto(TALK);
  await expect(page.getByRole('heading', { name: '21 discussions' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'Show older discussions' }).click();
  await expect(page.getByRole('article')).toHaveCount(21);
  await expect(thread(page, 'Thread 1')).toContainText('Former member');
});

test('fields take what the server takes', async ({ page }) => {
  await enter(page, ada);
  await page.goto(TALK);
  await page.getByRole('button', { name: 'Start a discussion' }).click();
  await expect(page.getByLabel('Subject')).toHaveAttribute('maxlength', String(SUBJECT_LENGTH));
  await expect(page.getByLabel('Your text')).toHaveAttribute('maxlength', String(TALK_LENGTH));
});

for (const prefix of ['', '/ar'])
  test(`axe finds nothing in a talk that somebody takes part in, at ${prefix || '/'}, and nothing moves sideways`, async ({
    page,
  }) => {
    const id = await start(ada, 'Averyverylongwordthatwouldnotfitontoasmallscreen'.repeat(3));
    await say(grace, { content: 'An answer', parentId: id });
    await enter(page, ada);
    await page.goto(prefix + TALK);
    await expect(page.locator('.replies li')).toBeVisible();
    await page.locator('.thread .buttons .button').first().click();
    await expectAccessible(page);
    await expectFits(page);
  });
