import { linkMailedTo } from '../support/accounts.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { siteUrl, sql } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('a guest follows the mailed receipt, reads the change request, answers and withdraws', async ({ page, watch }) => {
  watch.expect(/status of 404/);
  const email = `guest-${Date.now()}@example.org`;
  const sent = await fetch(`${siteUrl}/api/conditions?lang=es`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Long QT syndrome',
      summary: 'Sent without an account.',
      overview: 'More of it.',
      categoryId: 1,
      symptoms: ['fainting'],
      causes: ['genes'],
      treatments: ['rest'],
      contributorName: 'Ada Guest',
      contributorEmail: email,
    }),
  });
  const { id } = await sent.json();
  const link = await linkMailedTo(email, 'receipt');
  expect(link).toMatch(/^\/es\/receipt#/);
  await sql(`UPDATE contributions SET status = 'changes_requested' WHERE id = $1`, [id]);
  await sql(
    `INSERT INTO review_events (contribution_id, action, from_state, to_state, reason, at)
     VALUES ($1, 'request_changes', 'in_review', 'changes_requested', 'Which <b>source</b>?', now())`,
    [id],
  );

  const main = page.getByRole('main');
  await page.goto(`/es/receipt#${'x'.repeat(43)}`);
  await expect(main.getByRole('alert')).toContainText('No hay nada en este enlace');
  const read = page.waitForResponse('**/api/receipts/*');
  await page.goto(link);
  expect((await read).headers()['cache-control']).toBe('no-store');
  await expect(main.getByText('Se piden cambios').first()).toBeVisible();
  await expect(main.getByText('Which <b>source</b>?').first()).toBeVisible();
  await main.locator('.contribution-texts summary').click();
  await expect(main.locator('.contribution-texts')).toContainText('Sent without an account.');
  await expectAccessible(page);
  await main.locator('[name=reason]').fill('That of the society of cardiologists.');
  await main.locator('form [type=submit]').click();
  await expect(main.getByText('A la espera de revisión').first()).toBeVisible();
  await expect(page).toHaveURL(link);

  await main.getByRole('button', { name: 'Retirar: Long QT syndrome' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Retirar', exact: true }).click();
  await expect(main.getByText('Lo retiraste.')).toBeVisible();
});
