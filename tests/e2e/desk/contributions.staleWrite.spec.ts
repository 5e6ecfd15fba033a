import type { Page } from '@playwright/test';
import { openCondition, saveDraft, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { sql } from '../support/site.ts';

/** One that no other file writes. */
const CONDITION = 18;

const savedDraft = async () => {
  const [row] = await sql<{ summary: string; overview: string }>(
    `SELECT version_summary AS summary, version_overview AS overview FROM _conditions_v
     WHERE parent_id = $1 ORDER BY id DESC LIMIT 1`,
    [CONDITION],
  );
  return row;
};
const comparison = (page: Page) => page.getByRole('region', { name: 'Saved somewhere else meanwhile' });
const field = (page: Page, name: string) => page.locator(`#field-${name}`);

test('two tabs on one condition lose no text: the second save is refused, compared and repeated', async ({
  page: mine,
  context,
  watch,
}) => {
  watch.expect(/409 \(Conflict\)/);
  const before = await savedDraft();
  await signIn(mine, 'editor');
  await openCondition(mine, CONDITION);
  const theirs = await context.newPage();
  await openCondition(theirs, CONDITION);

  await field(theirs, 'summary').fill('Their summary.');
  await field(theirs, 'overview').fill('Their overview.');
  // At its first letter a form asks whether it is stale: it is not yet.
  const asked = mine.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes(`/conditions/${CONDITION}`),
  );
  await field(mine, 'overview').fill('My overview.');
  await asked;
  await saveDraft(theirs);
  await mine.locator('#action-save-draft').click();

  const shown = comparison(mine);
  await expect(shown.getByRole('heading', { name: 'Saved somewhere else meanwhile' })).toBeFocused();
  await expect(field(mine, 'overview')).toHaveValue('My overview.');
  // Nobody typed there in this tab.
  await expect(field(mine, 'summary')).toHaveValue('Their summary.');
  expect(await savedDraft()).toEqual({ summary: 'Their summary.', overview: 'Their overview.' });
  const overview = shown.getByRole('group', { name: /^Overview/ });
  const summary = shown.getByRole('group', { name: /^Summary/ });
  await expect(overview.getByRole('radio', { name: 'Mine' })).toBeChecked();
  await expect(summary.getByRole('radio', { name: 'Theirs' })).toBeChecked();
  await expectAccessible(mine, 'the comparison', '.stale-write');
  await overview.getByRole('radio', { name: 'Mine' }).focus();
  await mine.keyboard.press('ArrowDown');
  await expect(field(mine, 'overview')).toHaveValue('Their overview.');
  await mine.keyboard.press('ArrowUp');
  await expect(field(mine, 'overview')).toHaveValue('My overview.');
  await summary.getByRole('radio', { name: 'Mine' }).check();
  await expect(field(mine, 'summary')).toHaveValue(before?.summary ?? '');
  await summary.getByRole('radio', { name: 'Theirs' }).check();

  await saveDraft(mine);
  await expect(shown).toHaveCount(0);
  expect(await savedDraft()).toEqual({ summary: 'Their summary.', overview: 'My overview.' });
});

test('a form that is stale before its first letter keeps what is typed, and compares when it is saved', async ({
  page: mine,
  context,
  watch,
}) => {
  watch.expect(/409 \(Conflict\)/);
  await signIn(mine, 'editor');
  await openCondition(mine, CONDITION);
  const theirs = await context.newPage();
  await openCondition(theirs, CONDITION);
  await field(theirs, 'summary').fill('Saved before the first letter.');
  await saveDraft(theirs);
  const asked = mine.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes(`/conditions/${CONDITION}`),
  );
  await field(mine, 'overview').fill('Typed after it.');
  await asked;
  await expect(mine.getByRole('dialog')).toHaveCount(0);
  await expect(field(mine, 'overview')).toHaveValue('Typed after it.');
  await mine.locator('#action-save-draft').click();
  await expect(comparison(mine)).toBeVisible();
  await expect(field(mine, 'overview')).toHaveValue('Typed after it.');
  await expect(field(mine, 'summary')).toHaveValue('Saved before the first letter.');
  await saveDraft(mine);
  expect(await savedDraft()).toEqual({ summary: 'Saved before the first letter.', overview: 'Typed after it.' });
});

test('an earlier version is restored unless the record was saved somewhere else meanwhile', async ({ page }) => {
  await signIn(page, 'editor');
  const [version] = await sql<{ id: number; summary: string }>(
    'SELECT id, version_summary AS summary FROM _conditions_v WHERE parent_id = $1 ORDER BY id LIMIT 1',
    [CONDITION],
  );
  await page.goto(`/cms/collections/conditions/${CONDITION}/versions/${version?.id}`);
  await page.getByRole('button', { name: 'Restore this version…' }).click();
  const asked = page.getByRole('dialog', { name: 'Restore this version' });
  await asked.getByRole('button', { name: 'Restore it' }).click();
  await expect(field(page, 'summary')).toHaveValue(version?.summary ?? '');
  expect((await savedDraft())?.summary).toBe(version?.summary);
});
