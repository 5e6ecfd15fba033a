// @vitest-environment happy-dom
import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { loadProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormWordsProvider } from '../../../../components/form/formWords.ts';
import { $session } from '../../../../session/session.ts';
import { expectAlert, expectToast } from '../../../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../../../testing/fakeServer.ts';
import { describedBy, field, submit, write } from '../../../../testing/fields.ts';
import { openBrowser, SOMEBODY } from '../../../../testing/openBrowser.ts';
import { ProfileProvider } from '../context.ts';
import { ChangeEmail } from './ChangeEmail.tsx';

const { profile: words } = await loadProfileWords('en');
const CALL = `PATCH /api/users/${SOMEBODY.id}/email`;
const ACCOUNT = { ...SOMEBODY, username: 'ada', email: 'ada@example.org', isVerified: true, editCount: 0 } as User;

let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  openBrowser('/profile', { person: SOMEBODY });
  $session.set({ person: SOMEBODY, user: ACCOUNT });
  answers = {};
  received = fakeServer(answers);
  render(
    <ProfileProvider value={{ lang: 'en', words }}>
      <FormWordsProvider value={formWords('en')}>
        <ChangeEmail />
      </FormWordsProvider>
    </ProfileProvider>,
  );
});

function send(email: string): void {
  write('email', email);
  write('currentPassword', 'my password');
  submit();
}

describe('the form for a new email address', () => {
  it('sends address and password, and shows the account as unverified', async () => {
    answers[CALL] = { json: { ...ACCOUNT, email: 'new@example.org', isVerified: false } };
    send('New@example.org');
    await expectToast('Email address changed', 'We sent a link to new@example.org.');
    expect(received[0]).toEqual({
      call: CALL,
      query: '?lang=en',
      body: { email: 'New@example.org', currentPassword: 'my password' },
    });
    expect($session.get()?.user).toMatchObject({ email: 'new@example.org', isVerified: false });
    expect(within(screen.getByRole('region', { name: words.email.title })).getByRole('status').textContent).toContain(
      'We sent a link to new@example.org.',
    );
    expect(field('currentPassword').value).toBe('');
  });

  it('marks the address that the account has already and sends nothing', async () => {
    send('Ada@example.org');
    await waitFor(() => expect(document.activeElement).toBe(field('email')));
    expect(describedBy('email')).toContain(words.email.same);
    expect(received).toEqual([]);
  });

  it('shows why the address was refused and keeps what was typed', async () => {
    answers[CALL] = { status: 403, body: 'The current password is incorrect' };
    send('new@example.org');
    await expectAlert('The current password is incorrect');
    expect(field('email').value).toBe('new@example.org');
    expect($session.get()?.user).toEqual(ACCOUNT);
  });
});
