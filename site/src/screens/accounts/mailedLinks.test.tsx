// @vitest-environment happy-dom
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { expectAlert } from '../../testing/expectAlert.ts';
import { fakeServer } from '../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';
import ResetPassword from './ResetPassword.island.tsx';
import VerifyEmail from './VerifyEmail.island.tsx';

const { account, mailedLink, resetPassword, verifyEmail, shell, form } = wordingFor('en');
const PASSWORD = 'quite another password';

describe('a mailed link', () => {
  it('shows an error without a token and the form once the address has one', async () => {
    openBrowser('/auth/reset#content');
    fakeServer({ 'PUT /api/auth/password-reset': 'away' });
    render(<ResetPassword lang="en" words={{ ...resetPassword, ...mailedLink, ...account }} form={form} />);
    await expectAlert(mailedLink.linkNotValid);
    expect(document.querySelector('form')).toBeNull();

    history.replaceState(null, '', `#${'x'.repeat(43)}`);
    await act(async () => void dispatchEvent(new Event('hashchange')));
    expect(location.href).toBe('http://localhost/auth/reset');
    const fields = [...document.querySelectorAll<HTMLInputElement>('form input')];
    expect(fields).toHaveLength(2);
    for (const field of fields) fireEvent.change(field, { target: { value: PASSWORD } });
    fireEvent.click(document.querySelector('[type=submit]') as Element);
    // A failure that does not concern the link keeps the form.
    await expectAlert(account.unreached);
    expect(fields[0]?.value).toBe(PASSWORD);
  });

  it('without a token offers sign-in to guests and another verification mail to users', async () => {
    openBrowser('/auth/verify');
    const words = { ...verifyEmail, ...mailedLink, ...account, ...shell };
    const { unmount } = render(<VerifyEmail lang="en" words={words} />);
    await expectAlert(mailedLink.linkNotValid);
    expect(screen.getByRole('link', { name: verifyEmail.signInFirst }).getAttribute('href')).toBe('/auth/login');
    unmount();

    openBrowser('/auth/verify', { person: SOMEBODY });
    const received = fakeServer({ 'POST /api/auth/email-verification': { json: {} } });
    render(<VerifyEmail lang="en" words={words} />);
    fireEvent.click(screen.getByRole('button', { name: verifyEmail.sendAgain }));
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(verifyEmail.sentAgain));
    expect(received.filter(({ call }) => call === 'POST /api/auth/email-verification')).toHaveLength(1);
  });
});
