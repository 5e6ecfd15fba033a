import type { Page } from '@playwright/test';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { expect, test } from '../support/test.ts';
import { givenVersions } from '../support/versions.ts';

// No other test publishes this condition.
const CONDITION = 31;
const HISTORY = `/history?condition=${CONDITION}`;

const rows = (page: Page) => page.locator('.revision');
const comparison = (page: Page) => page.locator('.comparison');

test('a condition leads to its versions, which are compared by keyboard at a URL of their own', async ({ page }) => {
  const [first, , last] = await givenVersions(CONDITION, [
    { summary: 'One calm sentence.', symptoms: ['Stays', 'Goes away'], editSummary: 'Begin anew' },
    { summary: 'One long sentence.', symptoms: ['Stays', 'Is quite new'] },
    { summary: 'One long sentence!', symptoms: ['Stays', 'Is quite new'], isMinor: true },
  ]);
  await page.goto(`/es/condition/${CONDITION}`);
  await page.locator('#people').getByRole('link', { name: 'Historial' }).click();
  await expect(page).toHaveURL(`/es${HISTORY}`);
  await page.locator('.language-menu summary').click();
  await page.locator('.language-menu').getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(HISTORY);
  await expect(page.locator('.tool-head a').first()).toHaveAttribute('href', `/condition/${CONDITION}`);

  await rows(page).nth(2).getByRole('radio', { name: /^From/ }).press('Space');
  await page.getByRole('button', { name: 'Compare the chosen versions' }).press('Enter');
  await expect(comparison(page).getByRole('heading', { name: 'Differences' })).toBeFocused();
  await expect(page).toHaveURL(`${HISTORY}&from=${first}&to=${last}`);
  await page.reload();
  const mark = (name: 'ins' | 'del') => comparison(page).locator(name).first();
  await expect(mark('del')).toHaveText('[gone: calm]');
  await expect(mark('ins')).toHaveText('[new: long]');
  // Differences are shown by a line, not only by colour.
  expect(await mark('ins').evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
  expect(await mark('del').evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('line-through');
  await expect(rows(page).first()).toBeVisible();
  await expectAccessible(page);
  await expectFits(page);
});
