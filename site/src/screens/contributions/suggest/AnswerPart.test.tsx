// @vitest-environment happy-dom
import { loadContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAlert, expectToast } from '../../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../../testing/fakeServer.ts';
import { field, submit, write } from '../../../testing/fields.ts';
import { openBrowser, SOMEBODY } from '../../../testing/openBrowser.ts';
import { sampleContributionToChange } from '../../../testing/sample/sampleContributionToChange.ts';
import { checks } from '../form/checks.ts';
import { SuggestView } from './SuggestView.tsx';

const SEND = 'POST /api/contributions/22/answer';
const { contribution: words } = await loadContributionWords('en');

let led: string[];
let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  led = openBrowser('/suggest?contribution=22', { person: SOMEBODY });
  answers = {
    [`GET /api/users/${SOMEBODY.id}/contributions`]: { json: [sampleContributionToChange] },
    'GET /api/conditions/1/texts': { json: { texts: { sources: [] } } },
  };
  received = fakeServer(answers);
});

const open = () => render(<SuggestView lang="en" words={words} checks={checks} />);
const sent = () => received.filter(({ call }) => call === SEND).map(({ body }) => body);

describe('the answer to a change request', () => {
  it('sends answer and changed texts, and keeps both after a failure and a reload', async () => {
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

  it('has no form when no changes are requested', async () => {
    answers[`GET /api/users/${SOMEBODY.id}/contributions`] = {
      json: [{ ...sampleContributionToChange, status: 'pending' }],
    };
    open();
    await screen.findByText('No answer is needed here at the moment.');
    expect(document.querySelector('form')).toBeNull();
  });

  it('links guests to the login page and back', () => {
    openBrowser('/suggest?contribution=22');
    open();
    expect(screen.getByText('Please log in to answer.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/auth/login?from=%2Fsuggest%3Fcontribution%3D22',
    );
  });
});
