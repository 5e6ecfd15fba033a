// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import BookmarkButton from '../../screens/bookmarks/BookmarkButton.island.tsx';
import { expectToast } from '../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';

const ADD = 'POST /api/bookmarks';
const SIGN_IN = '/auth/login?from=%2Fcondition%2F2';

let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  openBrowser('/condition/2', { person: SOMEBODY });
  vi.stubGlobal('indexedDB', new IDBFactory());
  answers = { [`GET /api/users/${SOMEBODY.id}/bookmarks`]: { json: [] } };
  received = fakeServer(answers);
  render(<BookmarkButton lang="en" id={2} />);
});

const button = () => screen.getByRole('button', { name: 'Add bookmark' });
const marks = () => received.filter(({ call }) => call === ADD);

describe('the bookmark button', () => {
  it('shows a failure, stays unchanged and does not retry by itself', async () => {
    for (const [answer, said] of [
      [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'Failed to update bookmark'],
      [{ status: 503, body: 'Temporarily unavailable' }, 'Temporarily unavailable'],
    ] as [Answer, string][]) {
      answers[ADD] = answer;
      fireEvent.click(button());
      await expectToast('Error', said);
      await waitFor(() => expect(button().getAttribute('aria-disabled')).toBeNull());
      expect(button().textContent).toBe('Bookmark');
    }
    expect(marks()).toHaveLength(2);
  });

  it('links to the login page when the session has ended and then sends no request', async () => {
    answers[ADD] = { status: 401, body: 'Sign in required' };
    fireEvent.click(button());
    await expectToast('Error', 'Sign in required');
    expect(document.querySelector('.toast a')?.getAttribute('href')).toBe(SIGN_IN);
    expect(localStorage.getItem('sessionToken')).toBeNull();
    fireEvent.click(button());
    await expectToast('Sign in required', 'Please sign in to bookmark content');
    expect(marks()).toHaveLength(1);
  });
});
