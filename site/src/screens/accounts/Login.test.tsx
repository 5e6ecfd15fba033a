// @vitest-environment happy-dom
import { WRONG_CODE } from '@common-ground/api/contracts/accounts/secondFactor.ts';
import { CODE_NEEDED, SET_UP_NEEDED } from '@common-ground/api/contracts/client.ts';
import { openDesk } from '@common-ground/api/contracts/wording/en/accounts/openDesk.ts';
import { secondFactor } from '@common-ground/api/contracts/wording/en/accounts/secondFactor.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { expectAlert, expectToast } from '../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { blockStorage } from '../../testing/fakeStorage.ts';
import { field, press, write } from '../../testing/fields.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';
import Login from './Login.island.tsx';

const { account, login, shell, form } = wordingFor('en');
const EMAIL = 'ada@example.org';
const PASSWORD = 'a long enough password';

let answers: Record<string, Answer>;
let received: ReceivedCall[];
let led: string[];
beforeEach(() => {
  led = openBrowser('/auth/login');
  answers = { [SETTINGS]: 'away' };
  received = fakeServer(answers);
});

/** Staff member in the response to a sign-in. */
const EDITOR = { ...SOMEBODY, role: 'editor' };
const signedIn = (more: object = {}) => ({ json: { sessionToken: 'token', user: EDITOR, ...more } });
const SETTINGS = `GET /api/users/${SOMEBODY.id}/preferences`;
const ME = 'GET /cms/api/users/me';

const calls = () => received.map(({ call }) => call).filter((call) => call.includes('/api/auth/'));
const submit = () => document.querySelector('[type=submit]') as HTMLButtonElement;

function show(): void {
  render(<Login lang="en" words={{ ...account, ...login, ...shell }} form={form} />);
}

function open(): void {
  show();
  write('email', EMAIL);
  write('password', PASSWORD);
}

describe('Login', () => {
  it('shows why sign-in failed in form and toast and keeps what was typed', async () => {
    open();
    for (const [answer, said, inToast = said] of [
      [{ status: 401, body: 'Email or password is incorrect' }, 'Email or password is incorrect'],
      [{ status: 401, body: ' ' }, login.failed, 'Please check your credentials'],
      ['away', account.unreached],
      [
        { status: 429, body: 'Too many attempts.', headers: { 'retry-after': '900' } },
        'You can try again in 15 minutes.',
        'Too many attempts.',
      ],
    ] as [Answer, string, string?][]) {
      answers['POST /api/auth/login'] = answer;
      fireEvent.click(submit());
      await expectAlert(said);
      await expectToast('Login failed', inToast);
      expect([field('email').value, field('password').value]).toEqual([EMAIL, PASSWORD]);
      expect([submit().textContent, submit().getAttribute('aria-disabled')]).toEqual(['Sign In', null]);
    }
    expect(localStorage.length).toBe(0);
  });

  it('sends one request while busy and labels the button "Signing in…"', async () => {
    open();
    fireEvent.click(submit());
    await waitFor(() => expect(submit().textContent).toBe('Signing in…'));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(submit());
    fireEvent.submit(document.querySelector('form') as HTMLFormElement);
    expect(calls()).toEqual(['POST /api/auth/login']);
  });

  it('shows and hides the password with an announcement and hides it on submit', () => {
    open();
    const show = screen.getByRole('button', { name: 'Show password' });
    expect(show.getAttribute('aria-controls')).toBe(field('password').id);
    fireEvent.click(show);
    expect(field('password').type).toBe('text');
    expect(screen.getByText('Your password is visible')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(field('password').type).toBe('password');
    expect(screen.getByText('Your password is hidden')).toBeTruthy();
    fireEvent.click(show);
    fireEvent.click(submit());
    expect(field('password').type).toBe('password');
  });

  it('signs out again and shows an error when the browser blocks storage', async () => {
    answers['POST /api/auth/login'] = { json: { sessionToken: 'token', user: SOMEBODY } };
    answers['POST /api/auth/logout'] = { json: {} };
    open();
    blockStorage();
    fireEvent.click(submit());
    await expectAlert(account.notKept);
    expect(calls()).toEqual(['POST /api/auth/login', 'POST /api/auth/logout']);
  });

  it('says that a password was changed or the user signed out, once', async () => {
    openBrowser('/auth/login#password-changed');
    show();
    expect(await screen.findByText(login.passwordChanged)).toBeTruthy();
    expect(location.hash).toBe('');
    cleanup();
    openBrowser('/auth/login#signed-out');
    show();
    expect(await screen.findByText(login.signedOut)).toBeTruthy();
    expect(location.hash).toBe('');
  });
});

describe('a sign-in that demands a second factor', () => {
  const SECRET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const codes = ['aaaaa-bbbbb', 'ccccc-ddddd'];

  async function openStep(): Promise<void> {
    answers['POST /api/auth/login'] = { status: 403, body: SET_UP_NEEDED };
    answers['POST /api/auth/login/second-factor'] = {
      json: { secret: SECRET, address: `otpauth://totp/x?secret=${SECRET}` },
    };
    open();
    fireEvent.click(submit());
    await waitFor(() => expect(document.activeElement?.textContent).toBe(secondFactor.setUpTitle));
  }

  it('shows the key and, after its first code, the recovery codes before it leaves the page', async () => {
    await openStep();
    expect(received.at(-1)?.body).toEqual({ email: EMAIL, password: PASSWORD });
    expect(screen.getByRole('img', { name: secondFactor.picture }).querySelector('path')).toBeTruthy();
    expect(screen.getByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567')).toBeTruthy();
    answers['POST /api/auth/login'] = signedIn({ recoveryCodes: codes });
    write('code', '123456');
    fireEvent.click(submit());
    await waitFor(() => expect(document.activeElement?.textContent).toBe(secondFactor.onTitle));
    expect(received.filter(({ call }) => call === 'POST /api/auth/login').at(-1)?.body).toEqual({
      email: EMAIL,
      password: PASSWORD,
      code: '123456',
    });
    const list = screen.getByRole('list', { name: secondFactor.recoveryCodes });
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(codes);
    expect(led).toEqual([]);
    press(secondFactor.goOn);
    await waitFor(() => expect(led).toEqual(['/learning']));
  });

  it('keeps the step after a wrong code, and returns to the form on "Back"', async () => {
    await openStep();
    answers['POST /api/auth/login'] = { status: 403, body: WRONG_CODE };
    write('code', '000000');
    fireEvent.click(submit());
    await expectAlert(WRONG_CODE);
    expect(field('code').value).toBe('000000');
    press(secondFactor.back);
    expect(field('email').value).toBe('');
    expect(document.querySelector('[name=code]')).toBeNull();
  });

  it('shows an error at the form when the key does not arrive', async () => {
    answers['POST /api/auth/login'] = { status: 403, body: SET_UP_NEEDED };
    answers['POST /api/auth/login/second-factor'] = 'away';
    open();
    fireEvent.click(submit());
    await expectAlert(account.unreached);
    expect(field('email').value).toBe(EMAIL);
  });

  it('goes on to the CMS after the recovery codes', async () => {
    led = openBrowser('/auth/login?from=%2Fcms%2Fx');
    answers[ME] = { json: { user: { id: SOMEBODY.id } } };
    await openStep();
    answers['POST /api/auth/login'] = signedIn({ recoveryCodes: codes });
    write('code', '123456');
    fireEvent.click(submit());
    await screen.findByText('aaaaa-bbbbb');
    press(secondFactor.goOn);
    await waitFor(() => expect(led).toEqual(['/cms/x']));
  });
});

describe('a sign-in on the way to the CMS', () => {
  const PATH = '/auth/login?from=%2Fcms%2Fcollections%2Fpages';
  const FROM = '/cms/collections/pages';
  const opened = (id: number | null): Answer => ({ json: { user: id && { id } } });

  async function openDeskForm(): Promise<void> {
    led = openBrowser(PATH, { person: EDITOR });
    answers[ME] ??= opened(null);
    show();
    await screen.findByText(openDesk.text);
    expect(document.activeElement).toBe(field('password'));
    write('password', PASSWORD);
  }
  const pressOpen = () => press(openDesk.submit);

  it('leaves once the CMS recognises the user', async () => {
    led = openBrowser(PATH);
    answers['POST /api/auth/login'] = signedIn();
    answers[ME] = opened(SOMEBODY.id);
    open();
    fireEvent.click(submit());
    await waitFor(() => expect(led).toEqual([FROM]));
    expect(sessionStorage.length).toBe(0);
  });

  it('does not leave before the settings of the account have arrived', async () => {
    led = openBrowser(PATH);
    answers['POST /api/auth/login'] = signedIn();
    answers[SETTINGS] = 'never';
    answers[ME] = opened(SOMEBODY.id);
    open();
    fireEvent.click(submit());
    await waitFor(() => expect(received.map(({ call }) => call)).toContain(SETTINGS));
    await vi.dynamicImportSettled();
    expect(received.map(({ call }) => call)).not.toContain(ME);
  });

  it('stays and offers to open the CMS when the CMS does not recognise the user', async () => {
    led = openBrowser(PATH);
    answers['POST /api/auth/login'] = signedIn();
    answers[ME] = opened(null);
    open();
    fireEvent.click(submit());
    await screen.findByText(openDesk.text);
    expect(led).toEqual([]);
  });

  it('leaves at once for a signed-in user whom the CMS recognises', async () => {
    led = openBrowser(PATH, { person: EDITOR });
    answers[ME] = opened(SOMEBODY.id);
    show();
    await waitFor(() => expect(led).toEqual([FROM]));
    expect(calls()).toEqual([]);
  });

  it('asks for the password when the CMS recognises another user', async () => {
    answers[ME] = opened(SOMEBODY.id + 1);
    await openDeskForm();
    expect(led).toEqual([]);
  });

  it('opens the CMS with password and code, and leaves after the cookie is known', async () => {
    await openDeskForm();
    answers['POST /api/auth/desk'] = { status: 401, body: CODE_NEEDED };
    pressOpen();
    await waitFor(() => expect(document.activeElement).toBe(field('code')));
    answers['POST /api/auth/desk'] = { json: { success: true } };
    answers[ME] = opened(SOMEBODY.id);
    write('code', '123456');
    pressOpen();
    await waitFor(() => expect(led).toEqual([FROM]));
    const sent = received.filter(({ call }) => call === 'POST /api/auth/desk').map(({ body }) => body);
    expect(sent).toEqual([{ password: PASSWORD }, { password: PASSWORD, code: '123456' }]);
  });

  it('says that the browser refused the cookie, or which answer of site or CMS stopped it', async () => {
    await openDeskForm();
    answers['POST /api/auth/desk'] = { status: 403, body: 'The current password is incorrect' };
    pressOpen();
    await expectAlert('The current password is incorrect');
    answers['POST /api/auth/desk'] = { json: { success: true } };
    answers[ME] = { status: 503, body: 'Temporarily unavailable' };
    pressOpen();
    await expectAlert(account.unreached);
    answers[ME] = opened(null);
    pressOpen();
    await expectAlert(openDesk.refused);
    expect(led).toEqual([]);
  });

  it('shows the form when the check fails', async () => {
    answers[ME] = 'away';
    await openDeskForm();
  });

  it('tells a user who is not staff that the account may not use the CMS', async () => {
    led = openBrowser(PATH, { person: SOMEBODY });
    show();
    await screen.findByText(openDesk.notAllowed);
    expect(screen.queryByRole('link', { name: account.goOn })).toBeNull();
    expect(received).toEqual([]);
  });
});
