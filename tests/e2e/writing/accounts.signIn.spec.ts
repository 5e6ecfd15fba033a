import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { toastWords } from '@common-ground/api/contracts/wording/toasts/index.ts';
import { formOf, sentTo } from '../support/accounts.ts';
import { enter, newReader, READER_PASSWORD } from '../support/reader.ts';
import { expect, test, whenQuiet } from '../support/test.ts';
import { expectToast } from '../support/toasts.ts';

const TOO_MANY = 'Too many attempts. Please wait a while and try again.';

test('signing in leads back, says so there, and leaves no form on the way back', async ({ page }) => {
  const { user } = await newReader();
  await page.goto('/contribute');
  await page.goto('/auth/login?from=%2Ffr%2Fcondition%2F3%23sources');
  const { form, fill, submit } = formOf(page);
  await fill({});
  await expect(form.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  for (const [name, href] of [
    [wordingFor('en').shell.home, '/'],
    [wordingFor('en').login.forgot, '/auth/forgot'],
    [wordingFor('en').login.toRegister, '/auth/register?from=%2Ffr%2Fcondition%2F3%23sources'],
  ] as const)
    await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  await fill({ email: user.email, password: READER_PASSWORD });
  await form.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(submit).toHaveCount(0);
  await expect(page).toHaveURL('/fr/condition/3#sources');
  await expectToast(page, toastWords('fr').said.loggedIn.title, toastWords('fr').said.loggedIn.text);
  await expect(page.locator('.account-name')).toHaveText(user.displayName);
  await page.goBack();
  await expect(page).toHaveURL('/contribute');
});

test('a wrong password is refused; that is counted without a word of it, and so is the right one', async ({
  page,
  watch,
}) => {
  watch.expect(/status of 401/);
  const { user } = await newReader();
  const events = sentTo(page, '/api/analytics');
  await page.goto('/auth/login');
  const { fill, field, form, submit, alert } = formOf(page);
  await fill({ email: user.email, password: 'a wrong password' });
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
  // Hidden again, as it is sent.
  await expect(box).toHaveAttribute('type', 'password');
  await expect(alert).toBeFocused();
  await expect(alert).toHaveText('Email or password is incorrect');
  await expectToast(page, 'Login failed', 'Email or password is incorrect');
  await expect(submit).toHaveText('Sign In');
  await expect(field('email')).toHaveValue(user.email);
  await expect(box).toHaveValue('a wrong password');
  await expect(box).toHaveAttribute('type', 'password');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await fill({ password: READER_PASSWORD });
  await submit.click();
  await expect(page).toHaveURL('/learning');
  const counted = () =>
    events.map((body) => JSON.parse(body)).filter(({ eventType }) => eventType === 'authentication');
  await expect.poll(() => counted().map(({ eventData }) => eventData.action)).toEqual(['login_failed', 'login']);
  for (const word of [user.email, user.username, 'password', READER_PASSWORD])
    expect(events.join()).not.toContain(word);
});

test('without an answer nobody is told to check what they gave, and it stays; too many tries say how long to wait', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  const { unreached } = wordingFor('en').account;
  await page.route('**/api/auth/login*', (route) => route.abort());
  await page.goto('/auth/login');
  const { fill, submit, alert, field } = formOf(page);
  await fill({ email: 'somebody@example.org', password: READER_PASSWORD });
  await submit.click();
  await expect(alert).toHaveText(unreached);
  await expectToast(page, 'Login failed', unreached);
  await expect(field('password')).toHaveValue(READER_PASSWORD);
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await page.route('**/api/auth/login*', (route) => route.fulfill({ status: 401, body: ' ' }));
  await submit.click();
  await expect(alert).toHaveText('Login failed. Please try again.');
  await expectToast(page, 'Login failed', 'Please check your credentials');
  await page.route('**/api/auth/login*', (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
  await submit.click();
  await expect(alert).toHaveText(unreached);
  await page.route('**/api/auth/login*', (route) =>
    route.fulfill({ status: 429, body: TOO_MANY, headers: { 'retry-after': '900' } }),
  );
  await submit.click();
  await expect(alert).toContainText(TOO_MANY);
  await expect(alert).toContainText('You can try again in 15 minutes.');
});

test('it needs both fields, is sent once, and says that it is busy', async ({ page }) => {
  const calls = sentTo(page, '/api/auth/login');
  await page.route('**/api/auth/login*', () => {});
  await page.goto('/auth/login');
  const { form, fill, submit, field } = formOf(page);
  // Known to password managers by what they are.
  await expect(form).toHaveAttribute('method', 'post');
  await expect(field('email')).toHaveAttribute('autocomplete', 'username');
  for (const [name, value] of [
    ['autocomplete', 'current-password'],
    ['spellcheck', 'false'],
  ] as const)
    await expect(field('password')).toHaveAttribute(name, value);
  await fill({});
  await submit.click();
  await expect(field('email')).toBeFocused();
  await fill({ email: 'not an address', password: 'x' });
  await submit.click();
  await fill({ email: 'somebody@example.org', password: '' });
  await submit.click();
  await expect(field('password')).toBeFocused();
  expect(calls).toEqual([]);
  await fill({ password: READER_PASSWORD });
  await submit.click();
  await expect(submit).toHaveText('Signing in…');
  await expect(submit).toHaveAttribute('aria-disabled', 'true');
  await expect(submit).toBeFocused();
  await submit.click({ force: true });
  await field('password').press('Enter');
  expect(calls).toHaveLength(1);
});

test.describe('before the script is there', () => {
  test('nothing typed goes anywhere', async ({ page, watch }) => {
    watch.expect(/Failed to load resource|ERR_FAILED|dynamically imported module/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
    await page.route('**/_astro/**', (route) => route.abort());
    await page.goto('/auth/login');
    const inputs = page.locator('main form input:not([type=checkbox])');
    for (const input of await inputs.all()) await input.fill('secret@example.org');
    await inputs.last().press('Enter');
    await expect(page.locator('main form [type=submit]')).toBeDisabled();
    await whenQuiet(page);
    expect(new URL(page.url()).search).toBe('');
    expect(asked.filter((request) => !/^GET .*(\/auth\/login|_astro\/.*|favicon.*)$/.test(request))).toEqual([]);
  });

  test('what is typed or filled in stays', async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route('**/_astro/**', async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const { field, submit } = formOf(page);
    await field('email').fill('somebody@example.org');
    await field('password').fill(READER_PASSWORD);
    script.resolve();
    await expect(submit).toBeEnabled();
    await expect(field('email')).toHaveValue('somebody@example.org');
    await expect(field('password')).toHaveValue(READER_PASSWORD);
  });

  test.describe('and where it never comes', () => {
    test.use({ javaScriptEnabled: false });

    test('a note stands in place of a form', async ({ page }) => {
      await page.goto('/auth/login');
      await expect(page.locator('main form')).toBeHidden();
      await expect(page.getByText(wordingFor('en').account.noScript)).toBeVisible();
      await expect(page.locator('main button:visible')).toHaveCount(0);
    });
  });
});

test('somebody who is signed in already is told so in place of the form, and led on', async ({ page }) => {
  const reader = await newReader();
  await enter(page, reader);
  await page.goto('/auth/register?from=%2Fcondition%2F3');
  const main = page.locator('main');
  const { form, field } = formOf(page);
  await expect(form).toBeHidden();
  await expect(main.locator('p', { hasText: 'You are signed in as' })).toHaveText(
    `You are signed in as ${reader.user.displayName}`,
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
