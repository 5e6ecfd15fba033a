// @vitest-environment happy-dom
import type { User } from '@common-ground/api/contracts/accounts/accounts.ts';
import { loadProfileWords } from '@common-ground/api/contracts/wording/accountsProfile.ts';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { $session, refreshSession } from '../../../session/session.ts';
import { expectAlert, expectToast } from '../../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../../testing/fakeServer.ts';
import { describedBy, field, press, write } from '../../../testing/fields.ts';
import { openBrowser, SOMEBODY, signInHere } from '../../../testing/openBrowser.ts';
import { sampleContributionToChange } from '../../../testing/sample/sampleContributionToChange.ts';
import Profile from './Profile.island.tsx';

const ACCOUNT = {
  username: 'ada',
  email: 'ada@example.org',
  isVerified: false,
  editCount: 0,
  joinedAt: '2026-01-02T03:04:05.000Z',
};
const NOTHING = { bio: '', location: '', website: '', interests: [] };
const { profile: words } = await loadProfileWords('en');

/** Each test has its own user, because reads are cached for the lifetime of the page. */
let person = { ...SOMEBODY };
let user: User;
let own: string;
let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  person = { ...person, id: person.id + 1 };
  user = { ...person, ...ACCOUNT } as User;
  own = `/api/users/${person.id}`;
  openBrowser('/profile', { person });
  answers = { 'GET /api/auth/me': { json: user }, [`GET ${own}/profile`]: { json: NOTHING } };
  received = fakeServer(answers);
});

async function open(known: User | null = user): Promise<void> {
  if (known) $session.set({ person, user: known });
  render(<Profile lang="en" words={words.page} />);
  await screen.findByRole('heading', { name: 'Ada' });
}

const head = () => document.querySelector('.profile-head') as HTMLElement;
async function openForm(): Promise<void> {
  await open();
  press('Edit');
  await waitFor(() => expect(document.activeElement).toBe(field('bio')));
}

describe('the profile', () => {
  it('shows an error when the account request fails and focuses the name on retry', async () => {
    answers['GET /api/auth/me'] = 'away';
    await open(null);
    await act(() => refreshSession());
    expect(screen.getByRole('alert').textContent).toMatch(/We could not reach the service/);
    answers['GET /api/auth/me'] = { json: user };
    press('Try again');
    await screen.findByText('@ada');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Ada');
  });

  it('shows no average without progress and sends the verification link on request', async () => {
    answers[`GET ${own}/certificates`] = { json: [] };
    answers[`GET ${own}/progress`] = { json: [] };
    answers['POST /api/auth/email-verification'] = { json: {} };
    await open();
    const figures = () => [...document.querySelectorAll('.profile-stats > div')].map((one) => one.textContent);
    await waitFor(() =>
      expect(figures()).toEqual(['Contributions0', 'Certificates0', 'Avg Progress–No learning path started yet']),
    );
    expect(screen.queryByText('Verified')).toBeNull();
    press('Send the verification link');
    await waitFor(() => expect(head().textContent).toContain('We sent a link to ada@example.org.'));
  });

  it('labels a figure that failed to load and marks a verified address', async () => {
    answers[`GET ${own}/certificates`] = { status: 500, body: 'Something went wrong.' };
    await open({ ...user, isVerified: true, editCount: 1204 });
    expect(await screen.findByText('Not known at the moment')).toBeTruthy();
    expect(document.querySelector('.profile-stats')?.textContent).toContain('Contributions1,204');
    expect(screen.getByText('Verified')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send the verification link' })).toBeNull();
  });

  it('links to the contribute page when there are no contributions', async () => {
    answers[`GET ${own}/contributions`] = { json: [] };
    await open();
    await screen.findByText('You have not sent anything in yet.');
    const part = within(screen.getByRole('region', { name: 'Your contributions' }));
    expect(part.getByRole('link').getAttribute('href')).toBe('/contribute');
  });

  it('shows the state and reason of contributions and withdraws one after confirmation', async () => {
    const waiting = {
      ...sampleContributionToChange,
      id: 21,
      title: 'Long QT',
      status: 'pending',
      place: 3,
      events: [],
    };
    const list = { json: [waiting, sampleContributionToChange] };
    answers[`GET ${own}/contributions`] = list;
    answers['POST /api/contributions/21/steps/withdraw'] = { status: 409, body: 'This step is not possible any more' };
    await open();
    await screen.findByText('Place in the queue: 3');
    const rows = () => within(screen.getByRole('region', { name: 'Your contributions' })).getAllByRole('heading');
    expect(rows().map(({ textContent }) => textContent)).toContain('Long QT Waiting for review');
    expect(screen.getByText('Please name a source.')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: /^Answer/ })).toHaveLength(1);
    press('Withdraw: Long QT');
    expect(received.filter(({ call }) => call.includes('/steps/'))).toEqual([]);
    press('Withdraw');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('This step is not possible any more'));
    list.json = [{ ...waiting, status: 'withdrawn' }];
    answers['POST /api/contributions/21/steps/withdraw'] = { json: { ...waiting, status: 'withdrawn' } };
    press('Withdraw');
    await screen.findByText('“Long QT” is withdrawn.');
    await screen.findByText('You withdrew it.');
  });

  it('requests a failed part again on "Try again"', async () => {
    answers[`GET ${own}/profile`] = 'away';
    await open();
    await screen.findByText(/^This could not be loaded/);
    answers[`GET ${own}/profile`] = { json: NOTHING };
    press('Try again');
    expect(await screen.findAllByText('Not given yet')).toHaveLength(4);
  });
});

describe('the learning tab of the profile', () => {
  const read = (what: string) => `GET ${own}/${what}`;
  const section = (name: string) => within(screen.getByRole('region', { name }));
  async function openLearning(): Promise<void> {
    history.replaceState(null, '', '#learning');
    await open();
  }

  it('shows empty texts and a link to the learning paths when there are no records', async () => {
    for (const what of ['progress', 'certificates', 'achievements']) answers[read(what)] = { json: [] };
    await openLearning();
    await screen.findByText('You have not started a learning path yet.');
    await screen.findByText(/^You have no certificates yet\./);
    await screen.findByText('You have not unlocked any achievement yet.');
    expect(screen.getByRole('link', { name: 'See the learning paths' }).getAttribute('href')).toBe('/learning');
  });

  it('shows the progress of each path and the earned certificates', async () => {
    const record = { language: 'en', isThere: true, completedModules: [], newModules: [], totalPoints: 0 };
    answers[read('achievements')] = { json: [] };
    answers[read('progress')] = {
      json: [
        {
          ...record,
          id: 1,
          pathId: 1,
          title: 'First steps',
          status: 'in_progress',
          progress: 43,
          progressPercentage: 43,
        },
        {
          ...record,
          id: 2,
          pathId: 2,
          title: 'Communicating',
          status: 'completed',
          progress: 100,
          progressPercentage: 100,
        },
      ],
    };
    answers[read('certificates')] = {
      json: [
        { id: 1, title: 'Communicating', language: 'en', earnedAt: '2026-03-04T12:00:00Z', certificateCode: 'A-B' },
      ],
    };
    await openLearning();
    await screen.findByText(/^Earned on/);
    await screen.findAllByRole('progressbar');
    const rows = section('Learning paths').getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/First steps.*In progress.*43% done/),
      expect.stringMatching(/Communicating.*Completed/),
    ]);
    expect(screen.getAllByRole('progressbar')[0]?.getAttribute('value')).toBe('43');
    expect(section('Learning paths').getAllByRole('link')[0]?.getAttribute('href')).toBe('/learning/paths/1');
    expect(section('Certificates').getByRole('listitem').textContent).toMatch(/Earned on March 4, 2026.*Code: A-B/);
    expect(document.querySelector('.profile-stats')?.textContent).toMatch(/Certificates1Avg Progress72%/);
  });
});

describe('the form of the profile', () => {
  it('marks invalid fields and sends nothing', async () => {
    await openForm();
    write('bio', 'x'.repeat(2003));
    write('website', 'javascript:alert(1)');
    press('Save changes');
    await waitFor(() => expect(field('bio').getAttribute('aria-invalid')).toBe('true'));
    await waitFor(() => expect(document.activeElement).toBe(field('bio')));
    expect(describedBy('bio')).toMatch(/This is 3 characters too long\./);
    expect(describedBy('website')).toMatch(/full address that begins with https:\/\/ or http:\/\//);
    expect(received.filter(({ call }) => call.startsWith('PATCH'))).toEqual([]);
  });

  it('keeps the text after failed saves and across tabs, then saves it', async () => {
    await openForm();
    write('bio', 'Still here');
    for (const [answer, said] of [
      [{ status: 429, body: 'Too many requests' }, 'Too many requests'],
      ['away', 'Failed to update profile'],
    ] as [Answer, string][]) {
      answers[`PATCH ${own}/profile`] = answer;
      press('Save changes');
      await expectAlert(said);
      await expectToast('Error updating profile', said);
    }
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Learning' }));
    fireEvent.mouseDown(screen.getByRole('tab', { name: 'Overview' }));
    expect(field('bio').value).toBe('Still here');
    answers[`PATCH ${own}/profile`] = { json: { ...NOTHING, bio: 'Still here' } };
    press('Save changes');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Bio' })).toBeNull());
    expect(screen.getByText('Still here')).toBeTruthy();
  });

  it('hides the text when the session ends and restores it when its author signs in', async () => {
    await openForm();
    write('bio', 'Written for nothing?');
    answers[`PATCH ${own}/profile`] = { status: 401, body: 'Sign in required' };
    press('Save changes');
    await screen.findByText('Please log in to view your profile.');
    expect(document.body.textContent).not.toContain('Written for nothing?');
    expect(localStorage.getItem('sessionToken')).toBeNull();
    act(() => signInHere(person));
    await waitFor(() => expect(field('bio').value).toBe('Written for nothing?'));
    expect(screen.getByText(/It is not saved yet\./)).toBeTruthy();
  });
});
