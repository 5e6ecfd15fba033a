import type { Publication } from '@common-ground/api/contracts/publishing/recordState.ts';
import type { Page } from '@playwright/test';
import { signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { newReader } from '../support/reader.ts';
import { siteUrl, sql } from '../support/site.ts';

/** Conditions with sources, one for each test. No other test uses them. */
const CONDITION = 31;
const QUEUE = '/cms/review';

test.use({ timezoneId: 'Asia/Tokyo' });

/** Sends in an edit that adds an alias, as a user. Returns the id of the contribution. */
async function suggestAlias(conditionId: number, alias: string): Promise<number> {
  const reader = await newReader();
  const address = `${siteUrl}/api/conditions/${conditionId}`;
  const { revision, texts } = await (await fetch(`${address}/texts`)).json();
  const body = {
    // Pages show the first aliases.
    texts: { aliases: [alias, ...texts.aliases] },
    baseRevision: revision,
    editSummary: 'One more name',
    key: crypto.randomUUID(),
  };
  const sent = await fetch(`${address}/suggestions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${reader.sessionToken}` },
    body: JSON.stringify(body),
  });
  expect(sent.status).toBe(200);
  return (await sent.json()).id;
}

/** Counts the clicks of the user, also over several pages. */
async function countClicks(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('noteClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => addEventListener('pointerdown', () => Reflect.get(window, 'noteClick')(), true));
  return () => clicks;
}

const live = (page: Page) => page.locator('.review .live-since');

test('an editor approves and publishes a new alias with three clicks from the queue', async ({ page, request }) => {
  const alias = `Alias ${Date.now()}`;
  const id = await suggestAlias(CONDITION, alias);
  const clicks = await countClicks(page);
  await signIn(page, 'editor');
  const [{ title } = { title: '' }] = await sql<{ title: string }>('SELECT title FROM contributions WHERE id = $1', [
    id,
  ]);
  await page.goto(`${QUEUE}?tab=unassigned&text=${encodeURIComponent(title)}`);
  await page.locator(`.desk-list a[href$="/contributions/${id}"]`).click();
  await page.getByRole('checkbox', { name: 'All of these' }).click();
  await page.getByRole('button', { name: 'Approve and publish', exact: true }).click();
  await expect(page.locator('.review__steps > .desk-said')).toHaveText('Approved and published.');
  await expect(live(page)).toContainText(/^Live since \d\d:\d\d \(\d+\.\d s\)/);
  expect(clicks()).toBe(3);

  const at = new Date((await live(page).locator('time').getAttribute('datetime')) ?? '');
  const inTokyo = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Tokyo' }).format(at);
  await expect(live(page).locator('time')).toHaveText(inTokyo);
  const link = live(page).getByRole('link', { name: 'View page (opens in a new tab)' });
  await expect(link).toHaveAttribute('href', `/condition/${CONDITION}`);
  expect(await (await request.get(`/condition/${CONDITION}`)).text()).toContain(alias);
  await expect(page.getByRole('heading', { name: 'Published', exact: true })).toBeVisible();
  for (const event of ['Taken for review', 'Approved', 'Published'])
    await expect(page.locator('.review__events').getByText(event, { exact: true })).toBeVisible();
});

test('an editor approves and publishes by keyboard, and reads why the page is not live', async ({ page }) => {
  const id = await suggestAlias(CONDITION + 1, `Other alias ${Date.now()}`);
  const states: Publication['page'][] = [
    { state: 'publishing', isAway: false },
    { state: 'publishing', isAway: true },
    { state: 'failed', reason: '/condition/1: Broken.', since: new Date().toISOString(), isTriedAgain: false },
  ];
  let place = 0;
  await page.route('**/cms/api/publisher/contributions/*', (route) => {
    const state = states[place];
    return state ? route.fulfill({ json: { page: state, path: null, rendered: null } }) : route.continue();
  });
  await signIn(page, 'editor');
  await page.goto(`/cms/collections/contributions/${id}`);
  const all = page.getByRole('checkbox', { name: 'All of these' });
  const items = page.locator('[name=checklist]');
  await all.press('Space');
  for (const item of await items.all()) await expect(item).toBeChecked();
  await items.first().press('Space');
  await expect(all).toBeChecked({ indeterminate: true });
  await all.press('Space');
  await expect(all).toBeChecked();
  await all.press('Space');
  for (const item of await items.all()) await expect(item).not.toBeChecked();
  await all.press('Space');
  await all.press('Enter');
  await page.getByRole('button', { name: 'Approve and publish', exact: true }).press('Enter');
  await expect(page.locator('.review__steps > .desk-said')).toBeFocused();
  await expect(live(page)).toHaveText('Being published…');
  place = 1;
  await expect(live(page)).toHaveText('Waits for the publisher, which does not respond');
  place = 2;
  await expect(live(page)).toContainText('Not live: /condition/1: Broken.');
  place = 3;
  await live(page).getByRole('button', { name: 'Retry' }).press('Enter');
  await expect(live(page)).toContainText(/^Live since \d\d:\d\d \(\d+\.\d s\)/);
});
