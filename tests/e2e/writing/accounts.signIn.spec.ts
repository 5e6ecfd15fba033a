import { SET_UP_NEEDED } from '@common-ground/api/contracts/client.ts';
import { secondFactor } from '@common-ground/api/contracts/wording/en/accounts/secondFactor.ts';
import * as words from '@common-ground/api/contracts/wording/en/index.ts';
import { toasts } from '@common-ground/api/contracts/wording/fr/toasts.ts';
import { findForm, sentTo } from '../support/accounts.ts';
import { expectAccessible, expectFits } from '../support/expectAccessible.ts';
import { newReader, READER_PASSWORD } from '../support/reader.ts';
import { expect, test, waitForIdlePage } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

test('signing in shows errors, opens the requested page, and sends no typed text to analytics', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  const { user } = await newReader();
  const [events, calls] = [sentTo(page, '/api/analytics'), sentTo(page, '/api/auth/login')];
  await page.goto('/contribute');
  await page.goto('/auth/login?from=%2Ffr%2Fcondition%2F3%23sources');
  const { form, field, fill, submit, alert } = findForm(page);
  for (const [name, href] of [
    [words.shell.home, '/'],
    [words.login.forgot, '/auth/forgot'],
    [words.login.toRegister, '/auth/register?from=%2Ffr%2Fcondition%2F3%23sources'],
  ] as const)
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  // Password managers recognise the fields by these attributes.
  await expect(form).toHaveAttribute('method', 'post');
  await expect(field('email')).toHaveAttribute('autocomplete', 'username');
  await expect(field('password')).toHaveAttribute('autocomplete', 'current-password');
  await expect(field('password')).toHaveAttribute('spellcheck', 'false');
  await fill({});
  await submit.click();
  await expect(field('email')).toBeFocused();
  await fill({ email: 'not an address', password: 'x' });
  await submit.click();
  await fill({ email: user.email, password: '' });
  await submit.click();
  await expect(field('password')).toBeFocused();
  expect(calls).toEqual([]);

  await fill({ password: 'a wrong password' });
  await submit.click();
  await expect(alert).toBeFocused();
  await expect(alert).toHaveText('Email or password is incorrect');
  await expectToast(page, 'Login failed', 'Email or password is incorrect');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
  await fill({ password: READER_PASSWORD });
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(submit).toHaveCount(0);
  await expect(page).toHaveURL('/fr/condition/3#sources');
  await expectToast(page, toasts.said.loggedIn.title, toasts.said.loggedIn.text);
  await expect(page.locator('.account-name')).toHaveText(user.displayName);
  const counted = () =>
    events.map((body) => JSON.parse(body)).filter(({ eventType }) => eventType === 'authentication');
  await expect.poll(() => counted().map(({ eventData }) => eventData.action)).toEqual(['login_failed', 'login']);
  for (const word of [user.email, user.username, 'password', READER_PASSWORD])
    expect(events.join()).not.toContain(word);
  await page.goBack();
  await expect(page).toHaveURL('/contribute');
});

test('sign-in sets up a demanded second factor by keyboard and shows its recovery codes', async ({ page, watch }) => {
  watch.expect(/status of 403/);
  const { sessionToken, user } = await newReader();
  const recoveryCodes = Array.from({ length: 10 }, (_, place) => `abcde-fghj${place}`);
  // No role demands a second factor here, because that would end the sessions of other tests.
  await page.route('**/api/auth/login?*', (route) =>
    route.request().postDataJSON().code
      ? route.fulfill({ json: { sessionToken, user, recoveryCodes } })
      : route.fulfill({ status: 403, body: SET_UP_NEEDED }),
  );
  const secret = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const address = `otpauth://totp/Common%20Ground:ada%40example.org?issuer=Common%20Ground&secret=${secret}`;
  await page.route('**/api/auth/login/second-factor', (route) => route.fulfill({ json: { secret, address } }));
  await page.goto('/auth/login');
  const { fill, field, submit } = findForm(page);
  await fill({ email: user.email, password: READER_PASSWORD });
  await submit.press('Enter');
  await expect(page.getByRole('heading', { name: secondFactor.setUpTitle })).toBeFocused();
  await expectAccessible(page, 'setting up a second factor at the sign-in', 'main');
  await expectFits(page);
  await page.keyboard.press('Tab');
  await expect(field('code')).toBeFocused();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: secondFactor.onTitle })).toBeFocused();
  await expect(page.getByRole('list', { name: secondFactor.recoveryCodes }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page, 'the recovery codes', 'main');
  await expect(page).toHaveURL('/auth/login');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/learning');
});

test.describe('the sign-in form before its script', () => {
  test('sends no typed text', async ({ page, watch }) => {
    watch.expect(/Failed to load resource|ERR_FAILED|dynamically imported module/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.route('**/_astro/**', (route) => route.abort());
    await page.goto('/auth/login');
    const inputs = page.locator('main form input:not([type=checkbox])');
    for (const input of await inputs.all()) await input.fill('secret@example.org');
    await inputs.last().press('Enter');
    await expect(page.locator('main form [type=submit]')).toBeDisabled();
    await waitForIdlePage(page);
    expect(new URL(page.url()).search).toBe('');
    expect(asked.filter((request) => !/^GET .*(\/auth\/login|_astro\/.*|favicon.*)$/.test(request))).toEqual([]);
  });

  test('keeps typed text when the script arrives', async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route('**/_astro/**', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const { field, submit } = findForm(page);
    await field('email').fill('somebody@example.org');
    await field('password').fill(READER_PASSWORD);
    script.resolve();
    await expect(submit).toBeEnabled();
    await expect(field('email')).toHaveValue('somebody@example.org');
    await expect(field('password')).toHaveValue(READER_PASSWORD);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows a note in place of a form', async ({ page }) => {
      await page.goto('/auth/login');
      await expect(page.locator('main form')).toBeHidden();
      await expect(page.getByText(words.account.noScript)).toBeVisible();
      await expect(page.locator('main button:visible')).toHaveCount(0);
    });
  });
});
