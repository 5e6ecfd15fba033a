import { randomUUID } from 'node:crypto';
import type { SignedIn } from '@common-ground/api/contracts/accounts/accounts.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import type { Page } from '@playwright/test';
import { formOf, sentTo } from '../support/accounts.ts';
import { enter, newReader, READER_PASSWORD } from '../support/reader.ts';
import { expect, test } from '../support/test.ts';

let reader: SignedIn;
test.beforeAll(async () => {
  reader = await newReader();
});

const title = (page: Page) => page.locator('.toast-title');
const text = (page: Page) => page.locator('.toast-title + div');
const good = () => ({ email: reader.user.email, password: READER_PASSWORD });

test.describe('signing in', () => {
  for (const [path, led] of [
    ['/auth/login', '/learning'],
    ['/es/auth/login', '/es/learning'],
    ['/auth/login?from=%2Ffr%2Fcondition%2F3%23sources', '/fr/condition/3#sources'],
    ['/auth/login?from=%2F%2Fexample.org', '/learning'],
    ['/ar/auth/login?from=%2F.%2F%2Fexample.org', '/ar/learning'],
    ['/auth/login?from=%2F%5Cexample.org', '/learning'],
    ['/auth/login?from=%2Fes%2Fauth%2Fregister', '/learning'],
  ] as const) {
    test(`at ${path} leads to ${led}, with a toast there`, async ({ page }) => {
      await page.goto(path);
      const { fill, submit } = formOf(page);
      await fill(good());
      await submit.click();
      await expect(page).toHaveURL(led);
      const said = toastWords(/^\/(es|fr|ar)\//.exec(led)?.[1] ?? 'en').said.loggedIn;
      await expect(title(page)).toHaveText(said.title);
      await expect(text(page)).toHaveText(said.text);
      await expect(page.locator('.account-name')).toHaveText(reader.user.displayName);
    });
  }

  test('says what it says in the words of the specification', async ({ page }) => {
    await page.goto('/auth/login');
    const { form, fill, submit } = formOf(page);
    await expect(form.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
    await expect(form.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await fill(good());
    await submit.click();
    await expect(title(page)).toHaveText('Welcome back!');
    await expect(text(page)).toHaveText('Successfully logged in.');
  });

  test('leaves no form behind on the way back', async ({ page }) => {
    await page.goto('/contribute');
    await page.goto('/auth/login');
    const { fill, submit } = formOf(page);
    await fill(good());
    await submit.click();
    await expect(page).toHaveURL('/learning');
    await page.goBack();
    await expect(page).toHaveURL('/contribute');
  });

  for (const language of ['en', 'fr', 'ar']) {
    test(`with a wrong password is refused in the page and in a toast, in ${language}`, async ({ page, watch }) => {
      watch.expect(/status of 401/);
      await page.goto(language === 'en' ? '/auth/login' : `/${language}/auth/login`);
      const { fill, submit, alert, field } = formOf(page);
      await fill({ ...good(), password: 'a wrong password' });
      await submit.click();
      const said = wordingFor(language);
      await expect(alert).toBeFocused();
      await expect(title(page)).toHaveText(toastWords(language).said.loginFailed.title);
      const words = (await alert.textContent()) ?? '';
      await expect(text(page)).toHaveText(words);
      if (language === 'en') expect(words).toBe('Email or password is incorrect');
      else expect(words).not.toMatch(/is incorrect|failed/i);
      await expect(submit).toHaveText(said.login.submit);
      await expect(field('email')).toHaveValue(reader.user.email);
      await expect(field('password')).toHaveValue('a wrong password');
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    });
  }

  const away: [string, (page: Page) => Promise<unknown>][] = [
    ['the line is down', (page) => page.route('**/api/auth/login', (route) => route.abort())],
    [
      'a proxy answers with its page',
      (page) =>
        page.route('**/api/auth/login', (route) =>
          route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
        ),
    ],
    [
      'a proxy says that the service is away',
      (page) => page.route('**/api/auth/login', (route) => route.fulfill({ status: 503, body: 'no healthy upstream' })),
    ],
    ['the answer is empty', (page) => page.route('**/api/auth/login', (route) => route.fulfill({ status: 504 }))],
    [
      'the answer is no JSON',
      (page) => page.route('**/api/auth/login', (route) => route.fulfill({ status: 200, body: '<p>Welcome</p>' })),
    ],
  ];
  for (const [what, happen] of away) {
    test(`fails in plain words when ${what}`, async ({ page, watch }) => {
      watch.expect(/Failed to load resource/);
      await happen(page);
      await page.goto('/auth/login');
      const { fill, submit, alert, field } = formOf(page);
      await fill(good());
      await submit.click();
      await expect(alert).toHaveText('Login failed. Please try again.');
      await expect(title(page)).toHaveText('Login failed');
      await expect(text(page)).toHaveText('Please check your credentials');
      await expect(field('password')).toHaveValue(READER_PASSWORD);
      await expect(submit).not.toHaveAttribute('aria-disabled');
    });
  }

  test('says how long to wait after too many tries', async ({ page, watch }) => {
    watch.expect(/status of (401|429)/);
    await page.goto('/auth/login');
    const { fill, submit, alert } = formOf(page);
    await fill({ email: `${randomUUID()}@example.org`, password: 'a wrong password' });
    for (let attempt = 0; attempt < 11; attempt++) {
      const answered = page.waitForResponse('**/api/auth/login');
      await submit.click();
      await answered;
      await expect(submit).not.toHaveAttribute('aria-disabled');
    }
    await expect(alert).toContainText('Too many attempts. Please wait a while and try again.');
    await expect(alert).toContainText('You can try again in 15 minutes.');
  });

  test('needs both fields, and makes no call without them', async ({ page }) => {
    const calls = sentTo(page, '/api/auth/login');
    await page.goto('/auth/login');
    const { fill, submit, field } = formOf(page);
    await fill({});
    await submit.click();
    await expect(field('email')).toBeFocused();
    await field('email').fill('not an address');
    await field('password').fill('x');
    await submit.click();
    await field('email').fill('somebody@example.org');
    await field('password').fill('');
    await submit.click();
    await expect(field('password')).toBeFocused();
    expect(calls).toEqual([]);
  });

  test('is sent once, however often one presses, and says that it is busy', async ({ page }) => {
    const calls = sentTo(page, '/api/auth/login');
    let answer = () => {};
    await page.route('**/api/auth/login', async (route) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      await route.continue();
    });
    await page.goto('/auth/login');
    const { fill, submit, field } = formOf(page);
    await fill(good());
    await submit.click();
    await expect(submit).toHaveText('Signing in…');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toBeFocused();
    await submit.click({ force: true });
    await field('password').press('Enter');
    expect(calls).toHaveLength(1);
    answer();
    await expect(page).toHaveURL('/learning');
    expect(calls).toHaveLength(1);
  });

  test('leads on to registration, home and a new password, and takes along where one came from', async ({ page }) => {
    await page.goto('/es/auth/login?from=%2Fes%2Fcondition%2F3');
    const main = page.locator('main');
    const words = wordingFor('es');
    await expect(main.getByRole('link', { name: words.shell.home })).toHaveAttribute('href', '/es');
    await expect(main.getByRole('link', { name: words.login.forgot })).toHaveAttribute('href', '/es/auth/forgot');
    const register = main.getByRole('link', { name: words.login.toRegister });
    await expect(register).toHaveAttribute('href', '/es/auth/register?from=%2Fes%2Fcondition%2F3');
    await register.click();
    await expect(main.getByRole('link', { name: words.register.toLogin })).toHaveAttribute(
      'href',
      '/es/auth/login?from=%2Fes%2Fcondition%2F3',
    );
  });

  test('is counted, and so is that it failed, without a word of what was typed', async ({ page, watch }) => {
    watch.expect(/status of 401/);
    const events = sentTo(page, '/api/analytics');
    await page.goto('/auth/login');
    const { fill, submit, alert } = formOf(page);
    await fill({ ...good(), password: 'a wrong password' });
    await submit.click();
    await expect(alert).toBeVisible();
    await fill(good());
    await submit.click();
    await expect(page).toHaveURL('/learning');
    const counted = () =>
      events.map((body) => JSON.parse(body)).filter(({ eventType }) => eventType === 'authentication');
    await expect.poll(() => counted().map(({ eventData }) => eventData.action)).toEqual(['login_failed', 'login']);
    for (const word of [reader.user.email, reader.user.username, 'password', READER_PASSWORD])
      expect(events.join()).not.toContain(word);
  });
});

test.describe('a password', () => {
  test('can be looked at, says so, and is hidden again when it is sent', async ({ page, watch }) => {
    watch.expect(/status of 401/);
    await page.goto('/auth/login');
    const { fill, field, form, submit, alert } = formOf(page);
    await fill({ email: reader.user.email, password: 'a wrong password' });
    const box = field('password');
    const status = form.locator('[aria-live=polite]');
    const show = form.getByRole('button', { name: 'Show password' });
    await expect(show).toHaveText('Show');
    await expect(show).toHaveAttribute('aria-controls', (await box.getAttribute('id')) ?? '');
    await show.click();
    await expect(box).toHaveAttribute('type', 'text');
    await expect(status).toHaveText('Your password is visible');
    const hide = form.getByRole('button', { name: 'Hide password' });
    await expect(hide).toHaveText('Hide');
    await expect(hide).toBeFocused();
    await hide.press('Enter');
    await expect(box).toHaveAttribute('type', 'password');
    await expect(status).toHaveText('Your password is hidden');
    await show.click();
    await submit.click();
    await expect(box).toHaveAttribute('type', 'password');
    await expect(alert).toBeVisible();
    await expect(box).toHaveAttribute('type', 'password');
    await expect(box).toHaveValue('a wrong password');
  });

  test('and address are known to password managers by what they are', async ({ page }) => {
    await page.goto('/auth/login');
    const login = formOf(page);
    await expect(login.form).toHaveAttribute('method', 'post');
    await expect(login.field('email')).toHaveAttribute('autocomplete', 'username');
    await expect(login.field('password')).toHaveAttribute('autocomplete', 'current-password');
    for (const [name, value] of [
      ['spellcheck', 'false'],
      ['autocapitalize', 'none'],
    ] as const)
      await expect(login.field('password')).toHaveAttribute(name, value);
    await page.goto('/auth/register');
    const { field } = formOf(page);
    await expect(field('email')).toHaveAttribute('autocomplete', 'username');
    for (const name of ['password', 'confirmPassword'])
      await expect(field(name)).toHaveAttribute('autocomplete', 'new-password');
  });
});

test.describe('before the script is there', () => {
  for (const path of ['/auth/login', '/auth/register', '/auth/forgot', '/auth/reset#'.padEnd(60, 'x')]) {
    test(`nothing typed at ${path.slice(0, 14)} goes anywhere`, async ({ page, watch }) => {
      watch.expect(/Failed to load resource|ERR_FAILED|dynamically imported module/);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
      await page.route('**/_astro/**', (route) => route.abort());
      await page.goto(path);
      const inputs = page.locator('main form input');
      for (const input of await inputs.all()) await input.fill('secret@example.org');
      await inputs.last().press('Enter');
      await expect(page.locator('main form [type=submit]')).toBeDisabled();
      await page.waitForTimeout(300);
      expect(new URL(page.url()).search).toBe('');
      expect(
        asked.filter((request) => !/GET .*(\/auth\/\w+|_astro\/.*|favicon.*)$/.test(request.split('#')[0] ?? '')),
      ).toEqual([]);
    });
  }

  test('what is typed or filled in stays', async ({ page }) => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route('**/_astro/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const { field, submit } = formOf(page);
    await field('email').fill(reader.user.email);
    await field('password').fill(READER_PASSWORD);
    go();
    await expect(submit).toBeEnabled();
    await expect(field('email')).toHaveValue(reader.user.email);
    await submit.click();
    await expect(page).toHaveURL('/learning');
  });

  test.describe('and where it never comes', () => {
    test.use({ javaScriptEnabled: false });

    test('a note stands in place of each form', async ({ page }) => {
      for (const path of ['login', 'register', 'forgot', 'reset', 'verify']) {
        await page.goto(`/auth/${path}`);
        await expect(page.locator('main form')).toBeHidden();
        await expect(page.getByText(wordingFor('en').account.noScript)).toBeVisible();
        await expect(page.locator('main button:visible')).toHaveCount(0);
      }
    });
  });
});

test.describe('somebody who is signed in already', () => {
  test('is told so in place of the form, and led on', async ({ page }) => {
    await enter(page, reader);
    for (const path of ['/auth/login', '/auth/register']) {
      await page.goto(`${path}?from=%2Fcondition%2F3`);
      const main = page.locator('main');
      await expect(main.locator('form')).toBeHidden();
      await expect(main.getByText('You are signed in as')).toHaveText(
        `You are signed in as ${reader.user.displayName}`,
      );
      await expect(main.getByRole('link', { name: 'Continue where you were' })).toHaveAttribute('href', '/condition/3');
      await expect(main.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
      await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    }
    await page.locator('main').getByRole('button', { name: 'Sign out' }).click();
    const { form, field } = formOf(page);
    await expect(form).toBeVisible();
    await expect(field('username')).toBeFocused();
    await expect(title(page)).toHaveText('Logged out');
    reader = await newReader();
  });
});
