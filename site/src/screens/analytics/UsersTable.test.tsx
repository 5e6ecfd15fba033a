// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';
import { RecentEvents } from './RecentEvents.tsx';
import { UsersTable } from './UsersTable.tsx';

const USERS = Array.from({ length: 60 }, (_, place) => ({
  ...SOMEBODY,
  id: place + 1,
  displayName: `Many ${place + 1}`,
  email: `many${place + 1}@example.org`,
  joinedAt: '2026-01-02T03:04:05.000Z',
  isVerified: true,
}));
const createPage = (from: number, to: number): Answer => ({
  json: USERS.slice(from, to),
  headers: { 'x-total-count': String(USERS.length) },
});

let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  openBrowser('/admin/dashboard', { person: { ...SOMEBODY, role: 'admin' } });
  answers = { 'GET /api/users': { status: 503, body: '' }, 'GET /api/analytics': { status: 503, body: '' } };
  received = fakeServer(answers);
});

const button = (name: string) => screen.getByRole('button', { name });
const names = () => [...document.querySelectorAll('tbody th')].map((name) => name.textContent);

describe('UsersTable', () => {
  it('requests the list again on "Try again" and changes pages without moving the focus', async () => {
    // happy-dom does not know the element <search>, so React logs an error.
    vi.spyOn(console, 'error').mockReturnValue();
    render(<UsersTable lang="en" />);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The accounts could not be loaded.'));
    answers['GET /api/users'] = createPage(0, 50);
    fireEvent.click(button('Try again'));
    expect(document.activeElement?.textContent).toBe('Users');
    await waitFor(() => expect(names()).toHaveLength(50));
    expect(screen.getByRole('status').textContent).toContain('Page 1 of 2');
    answers['GET /api/users'] = createPage(50, 60);
    button('Next page').focus();
    fireEvent.click(button('Next page'));
    await waitFor(() => expect(names().at(-1)).toBe('Many 60'));
    expect(received.at(-1)?.query).toContain('page=2');
    expect(document.activeElement).toBe(button('Next page'));
    expect(button('Next page').getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(button('Previous page'));
    await waitFor(() => expect(names()).toHaveLength(50));
  });
});

describe('RecentEvents', () => {
  it('requests the events again on "Try again"', async () => {
    render(<RecentEvents lang="en" />);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('The events could not be loaded.'));
    answers['GET /api/analytics'] = { json: [] };
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});
