import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { loadHistoryWords } from '@common-ground/api/contracts/wording/history/index.ts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { demoAdmin, enter, newReader } from '../support/reader.ts';
import { clear, LANGUAGES, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';
import { givenVersions } from '../support/versions.ts';

// Nothing else publishes these.
const CONDITION = 31;
const LONG = 32;
const HISTORY = `/history?condition=${CONDITION}`;

let editor: SignedIn;
let ids: number[];
test.beforeAll(async () => {
  editor = await newReader();
  ids = await givenVersions(CONDITION, [
    { summary: 'One calm sentence.', symptoms: ['Stays', 'Goes away'], editSummary: 'Begin anew' },
    {
      summary: 'One long sentence.',
      symptoms: ['Stays', 'Is quite new'],
      editSummary: '<i>Say</i> more',
      by: editor.user.id,
    },
    { summary: 'One long sentence!', symptoms: ['Stays', 'Is quite new'], isMinor: true },
  ]);
});

const rows = (page: Page) => page.locator('.revision');
const comparison = (page: Page) => page.locator('.comparison');
const field = (page: Page, name: string) =>
  comparison(page).locator('.field-change', { has: page.getByRole('heading', { name, exact: true }) });

test('a condition page leads to its history and back, in the language of the page', async ({ page }) => {
  await page.goto(`/es/condition/${CONDITION}`);
  await page.locator('#people').getByRole('link', { name: 'Historial' }).click();
  await expect(page).toHaveURL(`/es${HISTORY}`);
  await expect(page.locator('.tool-head a').first()).toHaveAttribute('href', `/es/condition/${CONDITION}`);
  await expect(rows(page).first()).toBeVisible();
  await page.locator('.language-menu summary').click();
  await page.locator('.language-menu').getByRole('link', { name: 'Français' }).click();
  await expect(page).toHaveURL(`/fr${HISTORY}`);
  await expect(rows(page).first()).toBeVisible();
});

test('says of each version who made it, when, why, how large it is and by how much it grew, and what is protected', async ({
  page,
}) => {
  await page.goto(HISTORY);
  const [minor, more] = [rows(page).nth(0), rows(page).nth(1)];
  await expect(minor).toContainText('Current');
  await expect(minor).toContainText('Minor edit');
  await expect(minor).toContainText('Somebody without an account');
  await expect(minor).toContainText('No summary was given');
  await expect(minor).toContainText('18 characters · 0 to the one before');
  await expect(more).toContainText(editor.user.displayName);
  // Text is text.
  await expect(more).toContainText('<i>Say</i> more');
  await expect(more).not.toContainText('Current');
  await expect(rows(page).nth(2)).toContainText(/characters · -[\d,]+ to the one before/);
  await expect(more.locator('time')).toContainText(/\d{4}.*\((now|\d+ minutes? ago)\)/);
  await expect(page).toHaveTitle(/^.+ · History · /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(page.getByRole('button', { name: /^Restore/ })).toHaveCount(0);
  await expect(page.locator('.notice')).toHaveCount(0);
  await sql('UPDATE conditions SET is_protected = true WHERE id = $1', [CONDITION]);
  try {
    await page.reload();
    await expect(page.locator('.notice')).toContainText('This page is protected');
  } finally {
    await sql('UPDATE conditions SET is_protected = false WHERE id = $1', [CONDITION]);
  }
});

test('any two versions are compared, whichever way they were chosen, at an address that can be shared', async ({
  page,
}) => {
  await page.goto(HISTORY);
  await rows(page).nth(0).getByRole('radio', { name: /^From/ }).check();
  // The same one twice.
  await page.getByRole('button', { name: 'Compare the chosen versions' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Please choose two different versions.' })).toBeVisible();
  await expect(comparison(page)).toHaveCount(0);
  await rows(page).nth(2).getByRole('radio', { name: /^To/ }).check();
  await page.getByRole('button', { name: 'Compare the chosen versions' }).click();
  await expect(comparison(page).getByRole('heading', { name: 'Differences' })).toBeFocused();
  await expect(page).toHaveURL(`${HISTORY}&from=${ids[0]}&to=${ids[2]}`);
  const summary = field(page, 'Summary');
  await expect(summary.locator('del')).toHaveText(['[gone: calm]', '[gone: .]']);
  await expect(summary.locator('ins')).toHaveText(['[new: long]', '[new: !]']);
  const symptoms = field(page, 'Common Symptoms');
  await expect(symptoms.locator('del')).toContainText('Goes away');
  await expect(symptoms.locator('ins')).toContainText('Is quite new');
  await expect(symptoms).toContainText('1 part is unchanged');
  await expect(comparison(page).locator('.field-change')).toHaveCount(2);
  // Told by a line, not by a colour alone.
  expect(
    await summary
      .locator('ins')
      .first()
      .evaluate((mark) => getComputedStyle(mark).textDecorationLine),
  ).toBe('underline');
  expect(
    await summary
      .locator('del')
      .first()
      .evaluate((mark) => getComputedStyle(mark).textDecorationLine),
  ).toBe('line-through');
  await page.reload();
  await expect(summary.locator('ins').first()).toBeVisible();
  await page.getByRole('button', { name: 'Close the comparison' }).click();
  await expect(comparison(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: /versions$/ })).toBeFocused();
  await expect(page).toHaveURL(HISTORY);
});

test('what a version changed is one press away, with keys alone; of the first one everything is new', async ({
  page,
}) => {
  await page.goto(HISTORY);
  await rows(page)
    .nth(0)
    .getByRole('button', { name: /^What changed/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Summary').locator('ins')).toHaveText('[new: !]');
  await rows(page)
    .last()
    .getByRole('button', { name: /^What changed/ })
    .focus();
  await page.keyboard.press('Space');
  await expect(comparison(page)).toContainText('All of the first version');
  await expect(field(page, 'Name').locator('ins')).toHaveCount(1);
  await expect(comparison(page).locator('del')).toHaveCount(0);
});

test('a long history comes in parts, and none of it twice', async ({ page }) => {
  await clear(['_conditions_v'], 'DELETE FROM _conditions_v WHERE parent_id = $1 AND latest IS NULL', [LONG]);
  await givenVersions(
    LONG,
    Array.from({ length: 51 }, (_, n) => ({ summary: `Version ${n}.` })),
  );
  await page.goto(`/history?condition=${LONG}`);
  await expect(page.getByRole('heading', { name: '52 versions' })).toBeVisible();
  await expect(rows(page)).toHaveCount(50);
  // What it changed is not known before the version before it is there.
  await expect(rows(page).last().getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: 'Show older versions' }).click();
  await expect(rows(page)).toHaveCount(52);
  await expect(page.getByRole('button', { name: 'Show older versions' })).toHaveCount(0);
});

test('a history of what there is not says so, and leads on', async ({ page, watch }) => {
  watch.expect(/404/);
  for (const search of ['', '?condition=999999', '?condition=<b>']) {
    await page.goto(`/history${search}`);
    await expect(page.getByRole('alert')).toContainText('There is no such page.');
    await expect(page.getByRole('link', { name: 'Browse the categories' })).toHaveAttribute('href', '/#categories');
  }
});

test('a line that is down is said, and tried again when somebody wants that', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route('**/api/conditions/*/revisions*', (route) => route.abort());
  await page.goto(HISTORY);
  await expect(page.getByRole('alert').filter({ hasText: 'This could not be loaded.' })).toBeVisible();
  await page.unroute('**/api/conditions/*/revisions*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(rows(page).first()).toBeVisible();
});

test('an editor proposes an earlier version, never the current one, with a reason, and it waits for review', async ({
  page,
}) => {
  await enter(page, await demoAdmin());
  await page.goto(HISTORY);
  const restore = (nth: number) =>
    rows(page)
      .nth(nth)
      .getByRole('button', { name: /^Restore/ });
  await expect(restore(1)).toBeVisible();
  await expect(restore(0)).toHaveCount(0);
  await restore(1).click();
  await expect(page.getByLabel('Why')).toBeFocused();
  await expect(rows(page).nth(1)).toContainText('They go through review like any other edit');
  await page.getByRole('button', { name: 'Propose this version' }).click();
  await expect(page.getByLabel('Why')).toHaveAccessibleDescription(/Please say why/);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(restore(1)).toBeFocused();

  await restore(2).click();
  await page.getByLabel('Why').fill('It was calmer');
  await page.getByRole('button', { name: 'Propose this version' }).click();
  await expect(page.getByText('The version is proposed and waits for review.')).toBeVisible();
  const proposed = await sql<{ content: { summary: string }; status: string }>(
    `SELECT content, status FROM contributions WHERE condition_id = $1 AND description = 'It was calmer'`,
    [CONDITION],
  );
  expect(proposed).toMatchObject([{ status: 'pending', content: { summary: 'One calm sentence.' } }]);
  await expect(rows(page)).toHaveCount(4);
});

for (const language of LANGUAGES)
  test(`axe finds nothing in a comparison in ${language}, in both themes, and nothing moves sideways`, async ({
    page,
  }) => {
    const prefix = language === 'en' ? '' : `/${language}`;
    await page.goto(`${prefix}${HISTORY}&from=${ids[0]}&to=${ids[2]}`);
    await expect(comparison(page).locator('ins').first()).toBeVisible();
    await expect(comparison(page)).toContainText((await loadHistoryWords(language)).history.legend);
    await expect(rows(page).first()).toBeVisible();
    await expectAccessible(page);
    await expectFits(page);
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it needs', async ({ page }) => {
    await page.goto(HISTORY);
    await expect(page.getByText('This page needs JavaScript.')).toBeVisible();
    await expect(page.getByText('Loading…')).toBeHidden();
  });
});
