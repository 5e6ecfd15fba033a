// @vitest-environment happy-dom
import type { Discussion } from '@common-ground/api/contracts/talk/talk.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { loadTalkWords } from '@common-ground/api/contracts/wording/talk.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FormWordsProvider } from '../../components/form/formWords.ts';
import { expectAlert } from '../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { press } from '../../testing/fields.ts';
import { openBrowser, SOMEBODY, signInHere } from '../../testing/openBrowser.ts';
import { TalkProvider } from './context.ts';
import { TalkView } from './TalkView.tsx';

const words = await loadTalkWords('en');
const LIST = 'GET /api/conditions/33/discussions';
const REFUSED: Answer = { status: 401, body: 'Sign in required' };

function createThread(id: number): Discussion {
  return {
    id,
    conditionId: 33,
    parentId: null,
    userId: null,
    userName: 'Former member',
    userRole: null,
    subject: `Thread ${id}`,
    content: 'Text',
    timestamp: '2026-01-02T03:04:05.000Z',
    isResolved: false,
    editedAt: null,
    state: 'visible',
    stateReason: null,
    isLocked: false,
    lockReason: null,
  };
}

const createPage = (ids: number[], total: number): Answer => ({
  json: ids.map(createThread),
  headers: { 'x-total-count': String(total) },
});

let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  openBrowser('/talk?condition=33', { person: SOMEBODY });
  answers = { [LIST]: createPage([1], 1), 'GET /api/help-lines': { json: [] } };
  received = fakeServer(answers);
});

function show(): void {
  render(
    <FormWordsProvider value={formWords('en')}>
      <TalkProvider value={{ id: 33, lang: 'en', words }}>
        <TalkView />
      </TalkProvider>
    </FormWordsProvider>,
  );
}
async function open(): Promise<void> {
  show();
  await screen.findAllByRole('article');
}
const input = (label: string) => screen.getByLabelText(label) as HTMLInputElement;
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });

describe('talk of a condition', () => {
  it('loads older threads on request', async () => {
    const ids = Array.from({ length: 20 }, (_, place) => place + 1);
    answers[LIST] = createPage(ids, 21);
    await open();
    expect(screen.getByRole('heading', { name: '21 discussions' })).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(20);
    answers[LIST] = createPage([20, 21], 21);
    press('Show older discussions');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(21));
    expect(received.filter(({ call }) => call === LIST).at(-1)?.query).toContain('page=2');
    expect(screen.queryByRole('button', { name: 'Show older discussions' })).toBeNull();
  });

  it('shows a new thread, but no number of threads, while the list is loading', async () => {
    answers[LIST] = 'never';
    answers['POST /api/conditions/33/discussions'] = { json: createThread(5) };
    show();
    const heading = screen.getAllByRole('heading')[0]?.textContent;
    press('Start a discussion');
    type('Subject', 'Thread 5');
    type('Your text', 'Text');
    press('Publish');
    await screen.findByRole('article');
    expect(screen.getAllByRole('heading')[0]?.textContent).toBe(heading);
  });

  it('stores a new thread when the session has ended, and opens its form after signing in', async () => {
    await open();
    press('Start a discussion');
    type('Subject', 'A subject');
    type('Your text', 'Long thoughts');
    answers['POST /api/conditions/33/discussions'] = REFUSED;
    press('Publish');
    await expectAlert('It is still here.');
    const signIn = within(screen.getByRole('alert')).getByRole('link', { name: 'Sign in' });
    expect(signIn.getAttribute('href')).toBe(`/auth/login?from=${encodeURIComponent('/talk?condition=33')}`);
    expect(input('Your text').value).toBe('Long thoughts');
    expect(localStorage.getItem('sessionToken')).toBeNull();
    cleanup();
    act(() => signInHere(SOMEBODY));
    await open();
    await waitFor(() =>
      expect([input('Subject').value, input('Your text').value]).toEqual(['A subject', 'Long thoughts']),
    );
    expect(
      received.filter(({ call }) => call === 'POST /api/conditions/33/discussions').map(({ body }) => body.content),
    ).toEqual(['Long thoughts']);
  });

  it('stores a report when the session has ended, and opens its dialog after signing in', async () => {
    await open();
    press(/^Report/);
    const dialog = await screen.findByRole('dialog');
    const reason = () => screen.getByRole('dialog').querySelector('select') as HTMLSelectElement;
    const text = () => screen.getByRole('dialog').querySelector('textarea') as HTMLTextAreaElement;
    fireEvent.change(reason(), { target: { value: 'spam' } });
    fireEvent.change(text(), { target: { value: 'It says nothing.' } });
    answers['POST /api/content-reports'] = REFUSED;
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    await expectAlert('It is still here.');
    cleanup();
    act(() => signInHere(SOMEBODY));
    await open();
    await screen.findByRole('dialog');
    expect([reason().value, text().value]).toEqual(['spam', 'It says nothing.']);
  });
});
