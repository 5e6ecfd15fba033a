import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import type { Page } from '@playwright/test';
import { enter, newReader } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

const AT = '2026-11-20T10:00:00.000Z';
const event = { from: null, by: null, reason: '', at: AT };
const WAITING: OwnContribution = {
  id: 21,
  status: 'pending',
  title: 'Long QT syndrome',
  kind: 'condition',
  conditionId: null,
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

test('shows where each stands, its place, how long that takes and what was said', async ({ page }) => {
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
});

for (const [days, said] of [
  [null, 'Typical wait: not enough data'],
  [0.3, 'Typical wait: less than a day'],
  [1, 'Typical wait: 1 day'],
] as const)
  test(`a wait of ${days} days is said as it is`, async ({ page }) => {
    list = [{ ...WAITING, typicalWaitDays: days }];
    await page.goto('/profile');
    await expect(row(page, 'Long QT syndrome')).toContainText(said);
  });

test('with nothing sent in, it leads to where that is done', async ({ page }) => {
  list = [];
  await page.goto('/profile');
  await expect(section(page)).toContainText('You have not sent anything in yet.');
  await expect(section(page).getByRole('link')).toHaveAttribute('href', '/contribute');
});

test('is withdrawn once that is confirmed, and not before', async ({ page, watch }) => {
  watch.expect(/status of 409/);
  const steps: string[] = [];
  let answer: object = { status: 409, body: 'This step is not possible any more' };
  await page.route('**/api/contributions/21/steps/*', (route) => {
    steps.push(new URL(route.request().url()).pathname);
    return route.fulfill(answer);
  });
  await page.goto('/profile');
  const open = row(page, 'Long QT syndrome').getByRole('button', { name: 'Withdraw: Long QT syndrome' });
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
  await expect(row(page, 'Long QT syndrome')).toContainText('You took it back.');
  await expect(row(page, 'Long QT syndrome').getByRole('button')).toHaveCount(0);
  expect(steps.at(-1)).toBe('/api/contributions/21/steps/withdraw');
});

test('a change request is answered with words and other texts', async ({ page }) => {
  const bodies: unknown[] = [];
  await page.route('**/api/contributions/22/answer', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { id: 22, status: 'pending', title: 'Autism' } });
  });
  await page.goto('/profile');
  await row(page, 'Autism').getByRole('link', { name: 'Answer: Autism' }).click();
  await expect(page).toHaveURL('/suggest?contribution=22');
  await expect(page.getByText('Please name a source.')).toBeVisible();
  const form = page.locator('form.contribution-form');
  const submit = form.locator('[type=submit]');
  await submit.click();
  await expect(form.locator('.alert')).toContainText('Write an answer, or change the text.');
  await expect(form.locator('[name=overview]')).toHaveCount(0);
  await form.locator('[name=summary]').fill('My summary, since 2013.');
  await form.locator('[name=reason]').fill('The source is named now.');
  await page.reload();
  await expect(form.locator('[name=summary]')).toHaveValue('My summary, since 2013.');
  await submit.click();
  await expect(page).toHaveURL('/profile#contributions');
  await expect(page.locator('.toast')).toContainText('Your answer has been sent to the reviewers');
  expect(bodies).toEqual([
    { reason: 'The source is named now.', texts: { summary: 'My summary, since 2013.', symptoms: ['one sign'] } },
  ]);
});

test('an answer without other texts is words alone, and one that failed stays', async ({ page, watch }) => {
  watch.expect(/status of 500/);
  const bodies: unknown[] = [];
  await page.route('**/api/contributions/22/answer', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ status: 500, body: 'Something went wrong. Error 12' });
  });
  await page.goto('/suggest?contribution=22');
  await page.locator('[name=reason]').fill('It is in the second paragraph.');
  await page.locator('form.contribution-form [type=submit]').click();
  await expect(page.locator('form.contribution-form .alert')).toContainText('Something went wrong. Error 12');
  await expect(page.locator('.toast')).toContainText('Something went wrong. Error 12');
  await expect(page.locator('[name=reason]')).toHaveValue('It is in the second paragraph.');
  expect(bodies).toEqual([{ reason: 'It is in the second paragraph.' }]);
});

test('where no answer is asked for it says so, and guests are asked to sign in', async ({ page }) => {
  await page.goto('/suggest?contribution=21');
  await expect(page.getByText('No answer is needed here at the moment.')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByText('Please log in to answer.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/auth/login?from=%2Fsuggest%3Fcontribution%3D21',
  );
});
