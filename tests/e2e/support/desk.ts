import { expect, type Page } from '@playwright/test';
import { sql } from './site.ts';

const said = (page: Page) => page.locator('.review__steps > .desk-said');
const button = (page: Page, name: string) => page.locator('.review').getByRole('button', { name, exact: true });

export async function openFromQueue(page: Page, queue: 'Mine' | 'Unassigned' | 'Approved', title: string) {
  await page.goto('/cms');
  await page
    .getByRole('navigation', { name: 'Review queue' })
    .getByRole('link', { name: new RegExp(`^${queue}`) })
    .first()
    .click();
  // The newest contribution is on the last page, so this searches for it.
  await page.getByLabel('Text contains').fill(title);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.locator('.desk-list').getByRole('link', { name: title, exact: true }).first().click();
  await expect(page.locator('.review')).toBeVisible();
}

export async function openContribution(page: Page, title: string): Promise<void> {
  const [row] = await sql<{ id: number }>('SELECT max(id) AS id FROM contributions WHERE title = $1', [title]);
  await page.goto(`/cms/collections/contributions/${row?.id}`);
  await expect(page.locator('.review')).toBeVisible();
}

export const step = {
  async take(page: Page): Promise<void> {
    await button(page, 'Take it').click();
    await expect(said(page)).toHaveText(/You have taken it/);
  },

  async approve(page: Page): Promise<void> {
    await page.locator('.review').getByRole('checkbox', { name: 'All of these' }).check();
    await button(page, 'Approve').click();
    await expect(said(page)).toHaveText(/Approved/);
  },

  async decide(page: Page, how: 'Request changes' | 'Reject', reason: string): Promise<void> {
    await button(page, how).click();
    await page.locator('.review').getByLabel('Reason', { exact: true }).fill(reason);
    await button(page, how === 'Reject' ? 'Reject it' : 'Send it back').click();
    await expect(said(page)).toHaveText(how === 'Reject' ? /Rejected/ : /asked for changes/);
  },

  async publish(page: Page): Promise<void> {
    await button(page, 'Publish now').click();
    await expect(said(page)).toHaveText(/Published/);
  },
};
