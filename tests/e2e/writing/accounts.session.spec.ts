import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import type { Page } from '@playwright/test';
import { formOf } from '../support/accounts.ts';
import { enter, newReader, READER_PASSWORD, revoke } from '../support/reader.ts';
import { password, siteUrl, sql } from '../support/site.ts';
import { expect, test, whenQuiet } from '../support/test.ts';

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

/** Requests to the API that a page makes, analytics aside. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && pathname !== '/api/analytics')
      calls.push(`${request.method()} ${pathname} ${request.headers().authorization ?? ''}`);
  });
  return calls;
}

test('a stored token fetches its person, once in each page, and the menu has their links', async ({ page }) => {
  await enter(page, reader);
  const calls = callsOf(page);
  await page.goto('/auth/forgot');
  await whenQuiet(page);
  await expectPerson(page);
  expect(calls).toEqual([`GET /api/auth/me Bearer ${reader.sessionToken}`]);
  await menu(page).locator('summary').click();
  for (const [label, href] of [
    ['My Account', '/profile#settings'],
    ['Profile', '/profile'],
  ] as const)
    await expect(menu(page).getByRole('link', { name: label })).toHaveAttribute('href', href);
  await expect(menu(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(menu(page).getByText('Admin Dashboard')).toBeHidden();
});

test('the name is what the account says, not what was stored', async ({ page }) => {
  await enter(page, { ...reader, user: { ...reader.user, displayName: 'Somebody else', role: 'admin' } });
  await page.goto('/auth/forgot');
  await expectPerson(page);
  await menu(page).locator('summary').click();
  await expect(menu(page).getByText('Admin Dashboard')).toBeHidden();
});

test('administrators see the dashboard', async ({ page }) => {
  const response = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@example.org', password }),
  });
  await enter(page, (await response.json()) as SignedIn);
  await page.goto('/auth/forgot');
  await menu(page).locator('summary').click();
  await expect(menu(page).getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin/dashboard');
});

test.describe('a token is removed', () => {
  test('when it was revoked elsewhere', async ({ page, watch }) => {
    watch.expect(/status of 401/);
    await enter(page, reader);
    await revoke(reader);
    await page.goto('/auth/forgot');
    await expectGuest(page);
  });

  test('when it is gone from the database', async ({ page, watch }) => {
    watch.expect(/status of 401/);
    await enter(page, reader);
    await page.goto('/auth/forgot');
    await expectPerson(page);
    await sql('DELETE FROM user_sessions WHERE user_id = $1', [reader.user.id]);
    await page.reload();
    await expectGuest(page);
  });

  test('when it was never one', async ({ page, watch }) => {
    watch.expect(/status of 401/);
    await enter(page, { ...reader, sessionToken: 'forged' });
    await page.goto('/auth/forgot');
    await expectGuest(page);
  });

  for (const [what, answer] of [
    ['the API fails', { status: 500, body: 'Something went wrong' }],
    ['a proxy answers for it', { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }],
    ['nothing answers', null],
  ] as const) {
    test(`when ${what}`, async ({ page, watch }) => {
      watch.expect(/Failed to load resource/);
      await enter(page, reader);
      await page.route('**/api/auth/me', (route) => (answer ? route.fulfill(answer) : route.abort()));
      await page.goto('/auth/forgot');
      await expectGuest(page);
    });
  }

  test('but not because the page was left before the answer came', async ({ page }) => {
    await enter(page, reader);
    await page.route('**/api/auth/me', () => new Promise(() => {}));
    const asked = page.waitForRequest('**/api/auth/me');
    await page.goto('/auth/forgot');
    await asked;
    await page.unroute('**/api/auth/me');
    await page.goto('/contribute');
    await expectPerson(page);
    expect(await stored(page)).toContain(reader.sessionToken);
  });
});

test('signing out ends the session in every open tab and at the server, and says so', async ({ page, context }) => {
  await enter(page, reader);
  const events: string[] = [];
  page.on('request', (request) => request.url().endsWith('/api/analytics') && events.push(request.postData() ?? ''));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/auth/forgot');
    await expectPerson(tab);
  }
  await menu(page).locator('summary').click();
  const ended = page.waitForResponse('**/api/auth/logout');
  await menu(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(forGuests(page)).toBeFocused();
  await expect(page.locator('.toast-title')).toHaveText('Logged out');
  await expect(page.locator('.toast-title + div')).toHaveText('See you next time!');
  for (const tab of [page, other]) await expectGuest(tab);
  expect((await ended).status()).toBe(200);
  expect(await sql('SELECT id FROM user_sessions WHERE user_id = $1', [reader.user.id])).toEqual([]);
  await expect.poll(() => events.join()).toContain('"action":"logout"');
});

test('signing out works while the API is down', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await enter(page, reader);
  await page.goto('/auth/forgot');
  await expectPerson(page);
  await page.route('**/api/auth/logout', (route) => route.abort());
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', { name: 'Sign out' }).click();
  await expectGuest(page);
});

test('on a small screen the focus stays in the drawer after signing out', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, reader);
  await page.goto('/auth/forgot');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu(page).locator('summary').click();
  await menu(page).getByRole('button', { name: 'Sign out' }).press('Enter');
  await expect(forGuests(page)).toBeFocused();
});

test('signing in shows in the other tabs, whatever they had been told before', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/condition/1');
  await expect(other.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/auth/login');
  const { fill, submit } = formOf(page);
  await fill({ email: reader.user.email, password: READER_PASSWORD });
  await submit.click();
  await expect(page).toHaveURL('/learning');
  await expectPerson(other);
});

test('another person who signs in in one tab is the one in all', async ({ page, context }) => {
  await enter(page, reader);
  const other = await context.newPage();
  await other.goto('/auth/forgot');
  await expectPerson(other);
  const next = await newReader();
  await enter(page, next);
  await expectPerson(other, next.user.displayName);
});

test.describe('the first paint', () => {
  /** What can be seen of the two states in the header, with neither a script nor an answer there. */
  const firstFrame = async (page: Page, path: string) => {
    await page.route('**/_astro/**', () => new Promise(() => {}));
    await page.route('**/api/**', () => new Promise(() => {}));
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator('.theme-menu').waitFor();
    return page.evaluate(() => {
      const isSeen = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
      const label = document.querySelector('.account-name');
      return {
        isGuest: isSeen('.main-nav .for-guest a'),
        isPerson: isSeen('.account-menu'),
        name: label && getComputedStyle(label, '::after').content,
      };
    });
  };

  for (const path of ['/', '/condition/1', '/ar/auth/login', '/profile']) {
    test(`of ${path} shows who is signed in, by name`, async ({ page }) => {
      await enter(page, reader);
      expect(await firstFrame(page, path)).toEqual({
        isGuest: false,
        isPerson: true,
        name: JSON.stringify(reader.user.displayName),
      });
      if (path === '/ar/auth/login') {
        await expect(page.locator('main form')).toBeHidden();
        await expect(page.locator('.person-name')).toBeVisible();
      }
    });

    test(`of ${path} is a guest’s for a guest`, async ({ page }) => {
      expect(await firstFrame(page, path)).toMatchObject({ isGuest: true, isPerson: false });
    });
  }
});

test.describe('a name is shown as it is', () => {
  for (const given of [
    `Quo"te's \\ <b>&amp;</b> {x}`,
    '👩🏽‍🦽 Ada 🌍',
    'سارة بنت \u202Eمحمد\u202C',
    'W'.repeat(40),
    'A\u0301do\u0308 Łukasz',
  ]) {
    test(given, async ({ page }) => {
      await sql('UPDATE users SET display_name = $1 WHERE id = $2', [given, reader.user.id]);
      await enter(page, { ...reader, user: { ...reader.user, displayName: given } });
      for (const width of [1024, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/auth/login');
        await expect(name(page)).toHaveText(given);
        await expect(page.locator('.person-name')).toHaveText(given);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }
});

test('where the browser keeps nothing, signing in says so and leaves no session behind', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await page.goto('/auth/login');
  await expect(forGuests(page)).toBeVisible();
  const { fill, submit, alert } = formOf(page);
  await fill({ email: reader.user.email, password: READER_PASSWORD });
  const ended = page.waitForResponse('**/api/auth/logout');
  await submit.click();
  await expect(alert).toContainText('This browser keeps nothing for this site');
  await expect(alert).toBeFocused();
  expect((await ended).status()).toBe(200);
  // That of the registration over the API is the only one.
  expect(await sql('SELECT id FROM user_sessions WHERE user_id = $1', [reader.user.id])).toHaveLength(1);
  await expect(forGuests(page)).toBeVisible();
});
