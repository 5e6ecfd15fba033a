import { differing, snapshotOf, touchedInVain } from '@common-ground/cms/src/publisher/testing/snapshot.ts';
import {
  categoryPath,
  conditionPath,
  feedPath,
  fileFor,
  homePath,
  shardOf,
  sitemapShardPath,
} from '@common-ground/site/renderer';
import { publishTexts } from '../support/publishTexts.ts';
import { openCondition, saveDraft, signIn } from './support/cms.ts';
import { LANGUAGES, pagesFolder, password, siteUrl, sql } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Among the first six, so it is shown on home, too. */
const CONDITION = 2;

/** Long enough for everything that could be rendered to have been rendered. */
async function whenNothingWaits(): Promise<void> {
  await expect
    .poll(async () => (await sql('SELECT FROM publisher.waiting')).length, {
      message: 'what waits to be published',
      timeout: 20_000,
    })
    .toBe(0);
}

test('an edit that is published changes its pages, its category and home, on disk and over HTTP, its feed and site map, and no other file', async ({
  request,
}) => {
  const [{ category } = { category: 0 }] = await sql<{ category: number }>(
    'SELECT category_id AS category FROM conditions WHERE id = $1',
    [CONDITION],
  );
  const summary = `A summary written at ${Date.now()} to see how it comes before readers.`;
  const before = await snapshotOf(pagesFolder);
  await publishTexts({ origin: siteUrl, password }, CONDITION, { summary });
  for (const path of [conditionPath(CONDITION, 'en'), categoryPath(category, 'en'), '/']) {
    await expect
      .poll(async () => (await request.get(path)).text(), { message: path, timeout: 15_000 })
      .toContain(summary);
  }
  await whenNothingWaits();
  const after = await snapshotOf(pagesFolder);
  // In the other languages the time of the last change moves on the same pages, where it is shown.
  const shown = [
    ...LANGUAGES.flatMap((language) => [
      conditionPath(CONDITION, language),
      categoryPath(category, language),
      homePath(language),
    ]),
    feedPath('en'),
    sitemapShardPath(shardOf(CONDITION)),
  ];
  const changed = differing(before, after);
  expect(changed).toEqual(expect.arrayContaining(shown.slice(0, 3).map(fileFor)));
  expect(changed.filter((file) => !shown.map(fileFor).includes(file))).toEqual([]);
  expect(touchedInVain(before, after)).toEqual([]);
  const answer = await (await request.get(`/api/conditions/${CONDITION}`)).json();
  expect(answer.summary).toBe(summary);
});

test('a draft that is saved changes nothing before readers', async ({ page, request }) => {
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  const before = await snapshotOf(pagesFolder);
  const kept = await (await request.get(`/api/conditions/${CONDITION}`)).json();
  await page.locator('#field-summary').fill('A draft that nobody may read yet.');
  await saveDraft(page);
  await whenNothingWaits();
  const after = await snapshotOf(pagesFolder);
  expect(differing(before, after)).toEqual([]);
  expect(touchedInVain(before, after)).toEqual([]);
  expect(await (await request.get(`/api/conditions/${CONDITION}`)).json()).toEqual(kept);
});

test('a condition is published by its review: an editor of the CMS saves drafts and finds nothing to publish with', async ({
  page,
}) => {
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  await page.locator('#field-summary').fill('Without a review.');
  await expect(page.locator('#action-save-draft')).toBeEnabled();
  await expect(page.locator('#action-save')).toHaveCount(0);
});

test('"View page" leads from a record to its page', async ({ page, context }) => {
  await signIn(page, 'editor');
  await openCondition(page, CONDITION);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /View page/ }).click();
  const live = await opened;
  await expect(live).toHaveURL(conditionPath(CONDITION, 'en'));
  await expect(live.locator('h1')).toBeVisible();
});

test('a member of the community does not get into the CMS', async ({ page, request, watch }) => {
  watch.expect(/status of (401|403)/);
  await page.goto('/cms/login');
  await page.locator('#field-email').fill('user@example.org');
  await page.locator('#field-password').fill(password);
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(/not allowed|unauthorized/i).first()).toBeVisible();
  await page.goto('/cms/collections/conditions/1');
  await expect(page.locator('#field-summary')).toHaveCount(0);
  const login = await request.post('/cms/api/users/login', { data: { email: 'user@example.org', password } });
  expect([login.status(), login.headers()['set-cookie']]).toEqual([403, undefined]);
  // What a session of theirs could do if there were one: tests/permissions.
  expect((await request.get('/cms/api/contributions')).status()).toBe(403);
});

test('a wrong password is refused, and nothing of the CMS is open without one', async ({ page, request, watch }) => {
  watch.expect(/status of 401/);
  await page.goto('/cms/collections/conditions');
  await expect(page).toHaveURL(/\/cms\/login/);
  await page.locator('#field-email').fill('editor@example.org');
  await page.locator('#field-password').fill('not the password');
  await page.locator('form button[type=submit]').click();
  await expect(page.getByText(/incorrect/i).first()).toBeVisible();
  for (const collection of ['users', 'contributions', 'user-sessions']) {
    const response = await request.get(`/cms/api/${collection}`);
    expect(response.status(), collection).toBe(403);
  }
});

test('the documented API is reached at one address only', async ({ request }) => {
  expect((await request.get('/cms/api/public/conditions')).status()).toBe(404);
  expect((await request.get('/api/conditions')).status()).toBe(200);
});
