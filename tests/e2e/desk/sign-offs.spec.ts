import { conditionPath } from '@common-ground/site/renderer';
import type { Page } from '@playwright/test';
import { publishTexts } from '../../support/publishTexts.ts';
import { openCondition, signIn } from '../support/cms.ts';
import { expect, test } from '../support/deskTest.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { password, siteUrl, sql } from '../support/site.ts';

const CONDITION = 20;

test.beforeAll(() => sql(`UPDATE users SET credential = 'MD, Neurology' WHERE email = 'reviewer@example.org'`));

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

async function expectOnPages(page: Page, words: Record<string, string>): Promise<void> {
  for (const [language, text] of Object.entries(words)) {
    const path = conditionPath(CONDITION, language);
    await expect.poll(async () => (await page.request.get(path)).text(), { message: path }).toContain(text);
  }
}

test('a reviewer signs by keyboard, again after a lapse, and withdraws an overdue sign-off', async ({
  page: reviewer,
}) => {
  const panel = reviewer.getByRole('region', { name: 'Medical review' });
  await signIn(reviewer, 'editor');
  await openCondition(reviewer, CONDITION);
  await expect(panel).toContainText('No medical credential is on record for you');
  await expect(panel.getByRole('button')).toHaveCount(0);

  await signIn(reviewer, 'reviewer');
  await openCondition(reviewer, CONDITION);
  await expect(panel).toContainText('Not yet medically reviewed');
  await press(reviewer, 'Sign off this text');
  const dialog = reviewer.getByRole('dialog', { name: 'Sign off this text' });
  await expect(dialog).toContainText('MD, Neurology');
  await dialog.getByLabel(/Months until/).fill('6');
  await expect(dialog).toContainText(/Due on \d+ \w+ 20\d\d/);
  await expectAccessible(reviewer, 'the dialog', 'dialog');
  await dialog.getByRole('checkbox').press('Space');
  await dialog.getByLabel(/Months until/).press('Enter');
  await expect(panel.getByRole('status')).toHaveText('You have signed this text. Its pages are being published.');
  await expect(panel.getByRole('status')).toBeFocused();
  await expect(panel).toContainText('Signed off');
  await expectAccessible(reviewer, 'the panel', '.medical-review');
  await expectOnPages(reviewer, { en: ', MD, Neurology</p>', ar: ' MD, Neurology</p>' });

  await publishTexts({ origin: siteUrl, password }, CONDITION, { summary: `Another text at ${Date.now()}.` });
  await expectOnPages(reviewer, { en: 'The medical review has lapsed.', fr: 'Le texte a changé depuis.' });
  await reviewer.goto('/cms');
  await expect(reviewer.getByRole('link', { name: '1 condition has changed since its medical review' })).toBeVisible();
  await openCondition(reviewer, CONDITION);
  await expect(panel).toContainText('Lapsed');
  await expect(panel).toContainText(/The text has changed since, on \d/);
  await press(reviewer, 'Sign off this text');
  await expect(dialog.getByText('Changed since it was signed on')).toBeVisible();
  await expect(dialog.locator('ins').first()).toBeVisible();
  await dialog.getByRole('checkbox').press('Space');
  await press(reviewer, 'Sign off');
  await expect(panel).toContainText('Signed off');
  await sql('ALTER TABLE sign_offs DISABLE TRIGGER keep_sign_off');
  await sql(
    `UPDATE sign_offs SET signed_at = now() - interval '2 years', next_review_at = now() - interval '1 day' WHERE condition_id = $1`,
    [CONDITION],
  );
  await sql('ALTER TABLE sign_offs ENABLE TRIGGER keep_sign_off');
  await expectOnPages(reviewer, { en: 'The next review is overdue.', es: 'La próxima revisión está atrasada.' });
  await reviewer.goto(conditionPath(CONDITION, 'en'));
  await expectAccessible(reviewer, 'what readers see of a review');
  await reviewer.goto('/cms');
  await reviewer.getByRole('link', { name: '1 medical review is overdue' }).click();
  await expect(reviewer.locator('tbody tr')).toHaveCount(1);

  await openCondition(reviewer, CONDITION);
  await expect(panel).toContainText('Overdue');
  await press(reviewer, 'Withdraw the sign-off');
  await reviewer.getByRole('dialog').getByLabel('Reason').fill('To be looked at again.');
  await press(reviewer, 'Withdraw it');
  await expect(panel.getByRole('status')).toHaveText('The sign-off is withdrawn.');
  await expect(panel).toContainText('To be looked at again.');
});
