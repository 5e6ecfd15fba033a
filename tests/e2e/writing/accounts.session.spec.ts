import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { login } from '@common-ground/api/contracts/wording/en/accounts.ts';
import type { Page } from '@playwright/test';
import { findForm } from '../support/accounts.ts';
import { newReader, READER_PASSWORD, storeSession } from '../support/reader.ts';
import { sql } from '../support/site.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

let reader: SignedIn;
test.beforeEach(async () => {
  reader = await newReader();
});

const menu = (page: Page) => page.locator('.account-menu');
const name = (page: Page) => page.locator('.account-name');
const forGuests = (page: Page) => page.locator('.main-nav').getByRole('link', { name: 'Sign in' });
const stored = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('sessionToken'), localStorage.getItem('person')]);

async function expectGuest(page: Page): Promise<void> {
  await expect(forGuests(page)).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => stored(page)).toEqual([null, null]);
}

async function expectPerson(page: Page, displayName = reader.user.displayName): Promise<void> {
  await expect(name(page)).toHaveText(displayName);
  await expect(forGuests(page)).toBeHidden();
}

function recordCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/analytics')
      calls.push(`${request.method()} ${pathname} ${request.headers().authorization ?? ''}`);
  });
  return calls;
}

test('a stored token loads its user once and shows the menu, whatever user was stored with it', async ({ page }) => {
  await storeSession(page, { ...reader, user: { ...reader.user, displayName: 'Somebody else', role: 'admin' } });
  const calls = recordCalls(page);
  await page.goto('/auth/forgot');
  await waitForIdlePage(page);
  await expectPerson(page);
  expect(calls).toEqual([
    `GET /api/auth/me Bearer ${reader.sessionToken}`,
    `GET /api/users/${reader.user.id}/notifications/unread Bearer ${reader.sessionToken}`,
  ]);
  await menu(page).locator('summary').click();
  for (const [label, href] of [
    ['My Account', '/profile#settings'],
    ['Profile', '/profile'],
  ] as const)
    await expect(menu(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect(menu(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(menu(page).getByText('Admin Dashboard')).toBeHidden();
});

test('signing in and out in one tab does so in all, and ends the session on the server', async ({ page, context }) => {
  const events: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/analytics') && events.push(request.postData() ?? ''));
  const other = await context.newPage();
  await other.goto('/condition/1');
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/auth/login');
  const { fill, submit } = findForm(page);
  await fill({ email: reader.user.email, password: READER_PASSWORD });
  await submit.click();
  await expect(page).toHaveURL('/learning');
  await expectPerson(other);
  const next = await newReader();
  await storeSession(page, next);
  await page.goto('/auth/forgot');
  await expectPerson(other, next.user.displayName);
  await menu(page).locator('summary').click();
  const ended = page.waitForResponse('**/api/auth/logout');
  await menu(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(forGuests(page)).toBeFocused();
  await expectToast(page, 'Logged out', 'See you next time!');
  for (const tab of [page, other]) await expectGuest(tab);
  expect((await ended).status()).toBe(200);
  expect(await sql('SELECT id FROM user_sessions WHERE user_id = $1', [next.user.id])).toEqual([]);
  await expect.poll(() => events.join()).toContain('"action":"logout"');
});

test('signing out without the API focuses the menu button of a small screen', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.setViewportSize({ width: 360, height: 740 });
  await storeSession(page, reader);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await page.goto('/auth/forgot');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', { name: 'Sign out' }).press('Enter');
  const opener = page.getByRole('button', { name: 'Menu', exact: true });
  await expect(opener).toBeFocused();
  await opener.click();
  await expectGuest(page);
});

test('the first paint is right for guests and users, and long names fit the screen', async ({ page }) => {
  // Blocks scripts and API responses, so that only the first paint is visible.
  await page.route(/\/(_astro|api)\//, () => {});
  const firstFrame = async () => {
    await page.goto('/ar/auth/login', { waitUntil: 'commit' });
    await page.locator('.theme-menu').waitFor();
    return page.evaluate(() => {
      const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
      const label = document.querySelector('.account-name');
      return {
        isGuest: isSeen('.main-nav .for-guest a'),
        isPerson: isSeen('.account-menu'),
        isForm: isSeen('main form'),
        isSignedInAlready: isSeen('.person-name'),
        name: label && getComputedStyle(label, '::after').content,
      };
    });
  };
  const guest = { isGuest: true, isPerson: false, isForm: true, isSignedInAlready: false };
  expect(await firstFrame()).toMatchObject(guest);
  await storeSession(page, reader);
  expect(await firstFrame()).toEqual({
    isGuest: false,
    isPerson: true,
    isForm: false,
    isSignedInAlready: true,
    name: JSON.stringify(reader.user.displayName),
  });

  await page.goto('/robots.txt');
  await page.unrouteAll();
  for (const given of [`Quo"te's \\ <b>&amp;</b> {x} 👩🏽‍🦽 سارة \u202Eمحمد\u202C A\u0301do\u0308`, 'W'.repeat(40)]) {
    await sql('UPDATE users SET display_name = $1 WHERE id = $2', [given, reader.user.id]);
    await storeSession(page, { ...reader, user: { ...reader.user, displayName: given } });
    await page.goto('/auth/login');
    await expect(name(page)).toHaveText(given);
    await expect(page.locator('.person-name')).toHaveText(given);
    for (const width of [1024, 360]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  }
  // A signed-in user gets links in place of the form.
  await page.goto('/auth/register?from=%2Fcondition%2F3');
  const main = page.locator('main');
  const { form, field } = findForm(page);
  await expect(form).toBeHidden();
  await expect(main.locator('p', { hasText: 'You are signed in as' })).toHaveText(
    `You are signed in as ${'W'.repeat(40)}`,
  );
  for (const [name, href] of [
    ['Continue where you were', '/condition/3'],
    ['Profile', '/profile'],
    ['Home', '/'],
  ] as const)
    await expect(main.getByRole('link', { name })).toHaveAttribute('href', href);
  await main.getByRole('button', { name: 'Sign out' }).click();
  await expect(form).toBeVisible();
  await expect(field('username')).toBeFocused();
  await expectToast(page, 'Logged out');
});

test('signing out on a shared computer leaves nothing in the browser', async ({ page, context }) => {
  const words = login;
  const { user } = reader;
  await page.goto('/auth/login');
  await page.evaluate(() => {
    localStorage.setItem('search-history', '["a private matter"]');
    localStorage.setItem('theme', 'dark');
    sessionStorage.setItem('anything', 'x');
  });
  const { form, fill, submit } = findForm(page);
  await fill({ email: user.email, password: READER_PASSWORD });
  const shared = form.getByRole('checkbox', { name: words.shared });
  await expect(shared).toHaveAccessibleDescription(words.sharedHint);
  await shared.check();
  await submit.click();
  await expect(page).toHaveURL('/learning');
  const names = async () => (await context.cookies()).map(({ name }) => name);
  expect(await names()).toEqual(['known-device']);
  expect(await page.evaluate(() => localStorage.getItem('search-history'))).not.toBeNull();
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', { name: 'Sign out' }).click();
  await expectGuest(page);
  await expect.poll(names).toEqual([]);
  expect(await page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)])).toEqual([[], []]);
  await expect(page.locator('html')).not.toHaveAttribute('data-theme');
});
