import { conditionPath } from '@common-ground/site/renderer';
import type { Page } from '@playwright/test';
import { openCondition, saveDraft, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { sql } from '../support/site.ts';

/** A condition that no other test file changes. */
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

/** Types text into a form and waits until the form has asked the server whether it is stale. */
async function beginTyping(page: Page, name: string, text: string): Promise<void> {
  const asked = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes(`/conditions/${CONDITION}`),
  );
  await field(page, name).fill(text);
  await asked;
}

test('an editor opens the live page, resolves a conflict of two tabs, and restores a version', async ({
  page: mine,
  context,
  watch,
}) => {
  watch.expect(/409 \(Conflict\)/);
  const before = await savedDraft();
  const [version] = await sql<{ id: number; summary: string }>(
    'SELECT id, version_summary AS summary FROM _conditions_v WHERE parent_id = $1 ORDER BY id LIMIT 1',
    [CONDITION],
  );
  await signIn(mine, 'editor');
  await openCondition(mine, CONDITION);
  const live = context.waitForEvent('page');
  await mine.getByRole('link', { name: /View page/ }).click();
  await expect(await live).toHaveURL(conditionPath(CONDITION, 'en'));
  // An editor cannot publish alone, so the form saves only drafts.
  await expect(mine.locator('#action-save')).toHaveCount(0);
  const theirs = await context.newPage();
  await openCondition(theirs, CONDITION);

  await test.step('refuses the second save, compares both texts and saves again', async () => {
    await field(theirs, 'summary').fill('Their summary.');
    await field(theirs, 'overview').fill('Their overview.');
    await beginTyping(mine, 'overview', 'My overview.');
    await saveDraft(theirs);
    await mine.locator('#action-save-draft').click();

    const shown = comparison(mine);
    await expect(shown.getByRole('heading', { name: 'Saved somewhere else meanwhile' })).toBeFocused();
    await expect(field(mine, 'overview')).toHaveValue('My overview.');
    // The summary was not changed in this tab.
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

  await test.step('keeps text that is typed into a stale form', async () => {
    await beginTyping(theirs, 'overview', 'Typed after it.');
    await expect(theirs.getByRole('dialog')).toHaveCount(0);
    await expect(field(theirs, 'overview')).toHaveValue('Typed after it.');
    await theirs.locator('#action-save-draft').click();
    await expect(comparison(theirs)).toBeVisible();
    await expect(field(theirs, 'overview')).toHaveValue('Typed after it.');
    await saveDraft(theirs);
    expect(await savedDraft()).toEqual({ summary: 'Their summary.', overview: 'Typed after it.' });
  });

  await test.step('restores an earlier version, even if the time of the record arrives after the click', async () => {
    const pressed = Promise.withResolvers<void>();
    await mine.route(/select(\[|%5B)updatedAt/, async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await mine.goto(`/cms/collections/conditions/${CONDITION}/versions/${version?.id}`);
    await mine.getByRole('button', { name: 'Restore this version…' }).click();
    const asked = mine.getByRole('dialog', { name: 'Restore this version' });
    await asked.getByRole('button', { name: 'Restore it' }).click();
    pressed.resolve();
    await expect(field(mine, 'summary')).toHaveValue(version?.summary ?? '');
    expect((await savedDraft())?.summary).toBe(version?.summary);
  });
});
