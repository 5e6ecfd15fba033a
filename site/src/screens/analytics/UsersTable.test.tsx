// @vitest-environment happy-dom
import type { ListedUser } from '@common-ground/api/contracts/accounts/users.ts';
import { adminDashboard } from '@common-ground/api/contracts/wording/en/analytics.ts';
import { formWords } from '@common-ground/api/contracts/wording/form.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { FormWordsProvider } from '../../components/form/formWords.ts';
import { expectAlert } from '../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';
import { ManageAccount } from './ManageAccount.tsx';
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

describe('ManageAccount', () => {
  it("marks an address as not verified with the administrator's password", async () => {
    const user = { ...USERS[0], username: 'many', editCount: 0 } as ListedUser;
    answers['GET /api/users/1/standing-changes'] = { json: [] };
    const changed: ListedUser[] = [];
    const words = adminDashboard;
    const set = 'PATCH /api/users/1/verified';
    render(
      <FormWordsProvider value={formWords('en')}>
        <ManageAccount user={user} lang="en" words={words} onChanged={(one) => changed.push(one)} onClose={() => {}} />
      </FormWordsProvider>,
    );
    const part = screen.getByText(words.unverify).closest('details') as HTMLDetailsElement;
    part.open = true;
    await waitFor(() => expect(document.activeElement).toBe(part.querySelector('[name=currentPassword]')));
    const send = (password: string) => {
      const input = part.querySelector('input') as HTMLInputElement;
      fireEvent.change(input, { target: { value: password } });
      fireEvent.click(part.querySelector('[type=submit]') as Element);
    };
    send('');
    expect(await screen.findByText(words.passwordNeeded)).toBeTruthy();
    answers[set] = { status: 403, body: 'The current password is incorrect' };
    send('wrong');
    await expectAlert('The current password is incorrect');
    answers[set] = { json: { ...user, isVerified: false } };
    send('my password');
    await screen.findByText(words.unverifiedSaved);
    expect(received.filter(({ call }) => call === set).map(({ body }) => body)).toEqual([
      { isVerified: false, currentPassword: 'wrong' },
      { isVerified: false, currentPassword: 'my password' },
    ]);
    expect(changed).toHaveLength(1);
    expect(part.open).toBe(false);
    expect(document.activeElement).toBe(part.querySelector('summary'));
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
