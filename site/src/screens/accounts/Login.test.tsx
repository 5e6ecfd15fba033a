// @vitest-environment happy-dom
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAlert, expectToast } from '../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { blockStorage } from '../../testing/fakeStorage.ts';
import { field, write } from '../../testing/fields.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';
import Login from './Login.island.tsx';

const { account, login, shell, form } = wordingFor('en');
const EMAIL = 'ada@example.org';
const PASSWORD = 'a long enough password';

let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  openBrowser('/auth/login');
  answers = {};
  received = fakeServer(answers);
});

const calls = () => received.map(({ call }) => call).filter((call) => call.includes('/api/auth/'));
const submit = () => document.querySelector('[type=submit]') as HTMLButtonElement;

function open(): void {
  render(<Login lang="en" words={{ ...account, ...login, ...shell }} form={form} />);
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
});
