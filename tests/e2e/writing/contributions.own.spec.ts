import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { Page } from '@playwright/test';
import { enter, newReader } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

const AT = '2026-11-20T10:00:00.000Z';
const event = { from: null, by: null, byRole: null, reason: '', at: AT };
const WAITING: OwnContribution = {
  id: 21,
  status: 'pending',
  title: 'Long QT syndrome',
  kind: 'condition',
  conditionId: null,
  pathId: null,
  language: null,
  submittedAt: AT,
  place: 3,
  typicalWaitDays: 4.4,
  scheduledFor: null,
  texts: {},
  events: [{ ...event, action: 'submit', to: 'pending' }],
};
const ASKED: OwnContribution = {
  ...WAITING,
  id: 22,
  status: 'changes_requested',
  title: 'Autism',
  kind: 'edit',
  conditionId: 1,
  place: null,
  texts: { summary: 'My summary.', symptoms: ['one sign'] },
  events: [
    { ...event, action: 'submit', to: 'pending' },
    { ...event, action: 'take', from: 'pending', to: 'in_review', by: 'Dr. Example' },
    {
      ...event,
      action: 'request_changes',
      from: 'in_review',
      to: 'changes_requested',
      by: 'Dr. Example',
      reason: 'Please name a source.\n<b>And</b> say since when.',
    },
  ],
};

let reader: SignedIn;
let list: OwnContribution[];

test.beforeEach(async ({ page }) => {
  reader = await newReader();
  list = [WAITING, ASKED];
  await page.route(`**/api/users/${reader.user.id}/contributions`, (route) => route.fulfill({ json: list }));
  await enter(page, reader);
});

const section = (page: Page) => page.getByRole('region', { name: 'Your contributions' });
const row = (page: Page, title: string) =>
  section(page)
    .locator('.rows > li')
    .filter({ has: page.getByRole('heading', { name: title }) });

test('shows where each stands and what was said; it is withdrawn once that is confirmed', async ({ page, watch }) => {
  watch.expect(/status of 409/);
  const steps: string[] = [];
  let answer: object = { status: 409, body: 'This step is not possible any more' };
  await page.route('**/api/contributions/21/steps/*', (route) => {
    steps.push(new URL(route.request().url()).pathname);
    return route.fulfill(answer);
  });
  await page.goto('/profile#contributions');
  await expect(section(page).getByRole('heading', { name: 'Your contributions' })).toBeFocused();
  const waiting = row(page, 'Long QT syndrome');
  await expect(waiting).toContainText('Waiting for review');
  await expect(waiting).toContainText('New condition');
  await expect(waiting).toContainText('Place in the queue: 3');
  await expect(waiting).toContainText('Typical wait: 4 days');
  await expect(waiting.getByRole('link', { name: /Answer/ })).toHaveCount(0);
  const asked = row(page, 'Autism');
  await expect(asked).toContainText('Changes requested');
  await expect(asked).not.toContainText('Place in the queue');
  await expect(asked).toContainText('Dr. Example');
  await expect(asked).toContainText('<b>And</b> say since when.');
  await expect(asked.getByRole('link', { name: 'Open the page: Autism' })).toHaveAttribute('href', '/condition/1');

  const open = waiting.getByRole('button', { name: 'Withdraw: Long QT syndrome' });
  await open.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Withdraw “Long QT syndrome”?');
  await page.keyboard.press('Escape');
  await expect(open).toBeFocused();
  expect(steps).toEqual([]);
  await open.click();
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This step is not possible any more');
  answer = { json: { id: 21, status: 'withdrawn', title: 'Long QT syndrome' } };
  list = [{ ...WAITING, status: 'withdrawn', place: null }, ASKED];
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(section(page)).toContainText('“Long QT syndrome” is withdrawn.');
  await expect(waiting).toContainText('You took it back.');
  await expect(waiting.getByRole('button')).toHaveCount(0);
  expect(steps.at(-1)).toBe('/api/contributions/21/steps/withdraw');
});
