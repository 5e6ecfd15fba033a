// @vitest-environment happy-dom
import type { Revision } from '@common-ground/api/contracts/history/history.ts';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { openBrowser, SOMEBODY } from '../../testing/openBrowser.ts';
import History from './History.island.tsx';

const WORDS = { loading: 'Loading…', failed: 'This could not be loaded.', tryAgain: 'Try again' };
const API = '/api/conditions/31';
const EMPTY = {
  name: '',
  summary: '',
  overview: '',
  symptoms: [],
  causes: [],
  treatments: [],
  resources: [],
  tags: [],
};
const TEXTS = [
  { ...EMPTY, name: 'Long QT', summary: 'One calm sentence.', symptoms: ['Stays', 'Goes away'] },
  { ...EMPTY, name: 'Long QT', summary: 'One long sentence.', symptoms: ['Stays', 'Is quite new'] },
  { ...EMPTY, name: 'Long QT', summary: 'One long sentence!', symptoms: ['Stays', 'Is quite new'] },
];

function revision(id: number, more: Partial<Revision> = {}): Revision {
  return {
    id,
    conditionId: 31,
    userId: null,
    userName: 'Somebody without an account',
    userRole: null,
    editSummary: '',
    isMinorEdit: false,
    event: null,
    emergencyReason: null,
    corrections: [],
    timestamp: `2026-01-0${(id % 9) + 1}T12:00:00.000Z`,
    size: 18,
    sizeDiff: 0,
    ...more,
  };
}
const REVISIONS = [
  revision(3, { isMinorEdit: true }),
  revision(2, { userId: 7, userName: 'Ada', editSummary: '<i>Say</i> more', sizeDiff: -4 }),
  revision(1, { editSummary: 'Begin anew', sizeDiff: 18 }),
];

let answers: Record<string, Answer>;
let asked: ReceivedCall[];
const listed = (revisions: Revision[], total = revisions.length): Answer => ({
  json: revisions,
  headers: { 'x-total-count': String(total) },
});

beforeEach(() => {
  openBrowser('/history?condition=31');
  document.title = 'History';
  answers = {
    [`GET ${API}`]: { json: { id: 31, name: 'Long QT' } },
    [`GET ${API}/texts`]: { json: { isProtected: false } },
    [`GET ${API}/revisions`]: listed(REVISIONS),
    ...Object.fromEntries(
      REVISIONS.map((one) => [
        `GET ${API}/revisions/${one.id}`,
        { json: { ...one, content: { ...TEXTS[one.id - 1], sources: [] } } },
      ]),
    ),
  };
  asked = fakeServer(answers);
});

const rows = () => [...document.querySelectorAll<HTMLElement>('.revision')];
const comparison = () => document.querySelector<HTMLElement>('.comparison');
const marks = (field: string, mark: 'ins' | 'del') =>
  [...(screen.getByText(field).closest('.field-change')?.querySelectorAll(mark) ?? [])].map(
    ({ textContent }) => textContent,
  );
const end = (row: number, name: 'from' | 'to') => rows()[row]?.querySelector(`[name=${name}]`) as HTMLElement;
const changes = (row: number) =>
  [...(rows()[row]?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'What changed');
const button = (name: string) => screen.getByText(name, { selector: 'button' });

async function open(): Promise<void> {
  render(<History lang="en" words={WORDS} />);
  await waitFor(() => expect(rows()).not.toEqual([]));
}

describe('history of a condition', () => {
  it('shows the author, reason and growth of each version', async () => {
    await open();
    const [newest, middle, first] = rows().map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ') ?? '');
    expect(newest).toMatch(/Somebody without an account.*Current.*Minor edit.*No summary was given/);
    expect(newest).toContain('18 characters · 0 to the one before');
    expect(middle).toContain('Ada');
    expect(middle).toContain('<i>Say</i> more');
    expect(middle).toContain('18 characters · -4 to the one before');
    expect(middle).not.toContain('Current');
    expect(first).not.toContain('to the one before');
    expect(screen.queryByText('This page is protected', { exact: false })).toBeNull();
    expect(screen.queryByText('Restore')).toBeNull();
    expect(document.title).toBe('Long QT · History');
  });

  it('shows that a page is protected', async () => {
    answers[`GET ${API}/texts`] = { json: { isProtected: true } };
    await open();
    expect(await screen.findByText('This page is protected', { exact: false })).toBeTruthy();
  });

  it('loads older versions on request, and lists each once', async () => {
    answers[`GET ${API}/revisions`] = listed(REVISIONS.slice(0, 2), 3);
    await open();
    expect(screen.getByText('3 versions')).toBeTruthy();
    // The version before the last one is not loaded yet.
    expect(changes(1)).toBeUndefined();
    answers[`GET ${API}/revisions`] = listed(REVISIONS.slice(1), 3);
    fireEvent.click(button('Show older versions'));
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(screen.queryByText('Show older versions')).toBeNull();
  });

  it('hides the changes of a version until an older text, not only a removal, is loaded', async () => {
    answers[`GET ${API}/revisions`] = listed([revision(3), revision(2, { event: 'removed' })], 3);
    await open();
    expect(changes(0)).toBeUndefined();
    answers[`GET ${API}/revisions`] = listed([revision(1)], 3);
    fireEvent.click(button('Show older versions'));
    await waitFor(() => expect(changes(0)).toBeTruthy());
  });

  it('reports a missing page when the address has no valid id', async () => {
    openBrowser('/history?condition=<b>');
    render(<History lang="en" words={WORDS} />);
    const { textContent } = await screen.findByRole('alert');
    expect(textContent).toContain('There is no such page.');
    expect(screen.getByText('Browse the categories').getAttribute('href')).toBe('/#categories');
  });

  it('reports that the list could not be loaded, and loads it on retry', async () => {
    answers[`GET ${API}/revisions`] = 'away';
    render(<History lang="en" words={WORDS} />);
    expect(await screen.findByText('This could not be loaded.')).toBeTruthy();
    answers[`GET ${API}/revisions`] = listed(REVISIONS);
    fireEvent.click(button('Try again'));
    await waitFor(() => expect(rows()).toHaveLength(3));
  });
});

describe('comparison of versions', () => {
  it('is refused when both ends are the same version', async () => {
    await open();
    fireEvent.click(end(0, 'from'));
    fireEvent.click(button('Compare the chosen versions'));
    expect(screen.getByText('Please choose two different versions.').role).toBe('alert');
    expect(comparison()).toBeNull();
  });

  it('puts the older version first, and is in the address until it is closed', async () => {
    await open();
    fireEvent.click(end(0, 'from'));
    fireEvent.click(end(2, 'to'));
    fireEvent.click(button('Compare the chosen versions'));
    expect(document.activeElement?.textContent).toBe('Differences');
    expect(location.search).toBe('?condition=31&from=1&to=3');
    await screen.findByText('Summary');
    expect(marks('Summary', 'del')).toEqual(['[gone: calm]', '[gone: .]']);
    expect(marks('Summary', 'ins')).toEqual(['[new: long]', '[new: !]']);
    expect(marks('Common Symptoms', 'del').join()).toContain('Goes away');
    expect(comparison()?.textContent).toContain('1 part is unchanged');
    expect(comparison()?.querySelectorAll('.field-change')).toHaveLength(2);
    fireEvent.click(button('Close the comparison'));
    expect([comparison(), document.activeElement?.textContent]).toEqual([null, '3 versions']);
    expect(location.search).toBe('?condition=31');
  });

  it('appears at once when the address contains it', async () => {
    openBrowser('/history?condition=31&from=1&to=2');
    fakeServer(answers);
    await open();
    await waitFor(() => expect(marks('Summary', 'ins')).toEqual(['[new: long]']));
  });

  it('shows what one version changed, and all of the first version as new', async () => {
    await open();
    fireEvent.click(changes(0) as HTMLElement);
    await waitFor(() => expect(marks('Summary', 'ins')).toEqual(['[new: !]']));
    fireEvent.click(changes(2) as HTMLElement);
    await screen.findByText(/All of the first version/);
    expect(marks('Name', 'ins')).toHaveLength(1);
    expect(comparison()?.querySelector('del')).toBeNull();
  });
});

describe('proposal of an earlier version', () => {
  const restore = (row: number) => rows()[row]?.querySelector<HTMLElement>('button[aria-label^="Restore"]');

  it('is offered to editors, requires a reason, and returns the focus when cancelled', async () => {
    openBrowser('/history?condition=31', { person: { ...SOMEBODY, role: 'editor' } });
    asked = fakeServer(answers);
    await open();
    expect(restore(0)).toBeNull();
    fireEvent.click(restore(1) as HTMLElement);
    const reason = screen.getByLabelText(/^Why/);
    expect(document.activeElement).toBe(reason);
    expect(rows()[1]?.textContent).toContain('They go through review like any other edit');
    fireEvent.submit(reason.closest('form') as HTMLFormElement);
    const complaint = await screen.findByText(/Please say why/);
    expect(reason.getAttribute('aria-describedby')?.split(' ')).toContain(complaint.closest('[id]')?.id);
    fireEvent.click(button('Cancel'));
    expect(document.activeElement).toBe(restore(1));
  });

  it('is sent with the reason, and waits for review', async () => {
    openBrowser('/history?condition=31', { person: { ...SOMEBODY, role: 'admin' } });
    answers[`POST ${API}/revisions/1/restore`] = { json: { id: 5, status: 'pending', title: 'Long QT' } };
    asked = fakeServer(answers);
    await open();
    fireEvent.click(restore(2) as HTMLElement);
    fireEvent.change(screen.getByLabelText(/^Why/), { target: { value: 'It was calmer' } });
    fireEvent.submit(screen.getByLabelText(/^Why/).closest('form') as HTMLFormElement);
    expect(await screen.findByText('The version is proposed and waits for review.')).toBeTruthy();
    expect(asked.find(({ call }) => call.startsWith('POST'))).toMatchObject({
      call: `POST ${API}/revisions/1/restore`,
      body: { editSummary: 'It was calmer' },
    });
    expect(rows()).toHaveLength(3);
  });
});
