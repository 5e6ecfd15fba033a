// @vitest-environment happy-dom
import type { OwnContribution } from '@common-ground/api/contracts/contributions/contributions.ts';
import { loadContributionWords } from '@common-ground/api/contracts/wording/contributions/form/index.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAlert, expectToast } from '../../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../../testing/fakeServer.ts';
import { field, write } from '../../../testing/fields.ts';
import { openBrowser, SOMEBODY } from '../../../testing/openBrowser.ts';
import { checks } from '../form/checks.ts';
import { SuggestView } from './SuggestView.tsx';

const AT = '2026-11-20T10:00:00.000Z';
const SEND = 'POST /api/contributions/22/answer';
const event = { from: null, by: null, byRole: null, reason: '', at: AT };
const ASKED: OwnContribution = {
  id: 22,
  status: 'changes_requested',
  title: 'Autism',
  kind: 'edit',
  conditionId: 1,
  pathId: null,
  language: null,
  submittedAt: AT,
  place: null,
  typicalWaitDays: null,
  scheduledFor: null,
  texts: { summary: 'My summary.', symptoms: ['one sign'] },
  events: [
    { ...event, action: 'submit', to: 'pending' },
    {
      ...event,
      action: 'request_changes',
      from: 'in_review',
      to: 'changes_requested',
      by: 'Dr. Example',
      reason: 'Please name a source.',
    },
  ],
};
const { contribution: words } = await loadContributionWords('en');

let led: string[];
let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  led = openBrowser('/suggest?contribution=22', { person: SOMEBODY });
  answers = {
    [`GET /api/users/${SOMEBODY.id}/contributions`]: { json: [ASKED] },
    'GET /api/conditions/1/texts': { json: { texts: { sources: [] } } },
  };
  received = fakeServer(answers);
});

const open = () => render(<SuggestView lang="en" words={words} checks={checks} />);
const submit = () => fireEvent.click(document.querySelector('[type=submit]') as Element);
const sent = () => received.filter(({ call }) => call === SEND).map(({ body }) => body);

describe('the answer to a change request', () => {
  it('sends words and changed texts, and keeps them when sending failed and after a reload', async () => {
    open();
    await screen.findByText('Please name a source.');
    submit();
    await expectAlert('Write an answer, or change the text.');
    expect(document.querySelector('[name=overview]')).toBeNull();
    const reason = 'The source is named now.';
    write('reason', reason);
    answers[SEND] = { status: 500, body: 'Something went wrong. Error 12' };
    submit();
    await expectAlert('Something went wrong. Error 12');
    await expectToast('Error', 'Something went wrong. Error 12');
    expect(field('reason').value).toBe(reason);
    write('summary', 'My summary, since 2013.');
    cleanup();
    open();
    await waitFor(() => expect(field('summary').value).toBe('My summary, since 2013.'));
    answers[SEND] = { json: { id: 22, status: 'pending', title: 'Autism' } };
    submit();
    await waitFor(() => expect(led).toEqual(['/profile#contributions']));
    expect(sent()).toEqual([
      { reason },
      { reason, texts: { summary: 'My summary, since 2013.', symptoms: ['one sign'] } },
    ]);
    expect(sessionStorage.getItem('kept-toast')).toContain('answerSent');
  });

  it('is not written where none is asked for', async () => {
    answers[`GET /api/users/${SOMEBODY.id}/contributions`] = { json: [{ ...ASKED, status: 'pending' }] };
    open();
    await screen.findByText('No answer is needed here at the moment.');
    expect(document.querySelector('form')).toBeNull();
  });

  it('asks guests to sign in, and leads back', () => {
    openBrowser('/suggest?contribution=22');
    open();
    expect(screen.getByText('Please log in to answer.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth/login?from=%2Fsuggest%3Fcontribution%3D22',
    );
  });
});
