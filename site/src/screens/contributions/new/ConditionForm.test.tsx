// @vitest-environment happy-dom
import { loadContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deleteUserDrafts } from '../../../session/drafts.ts';
import { expectAlert, expectToast } from '../../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../../testing/fakeServer.ts';
import { describedBy, field, press, submit, write } from '../../../testing/fields.ts';
import { openBrowser, SOMEBODY, signInHere } from '../../../testing/openBrowser.ts';
import { checks } from '../form/checks.ts';
import { ConditionForm } from './ConditionForm.tsx';

const { contribution: words } = await loadContributionWords('en');
const SEND = 'POST /api/conditions';
const NAME = '  Long QT syndrome ';
const RECEIPT: Answer = { json: { id: 1, status: 'pending', title: 'Long QT syndrome' } };

let led: string[];
let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  led = openBrowser('/contribute#add');
  answers = { [SEND]: RECEIPT };
  received = fakeServer(answers);
});

const open = () =>
  render(<ConditionForm lang="en" words={words} checks={checks} categories={[{ id: 1, name: 'Heart' }]} />);
/** Renders the form again, as a reload does. */
function reload(): void {
  cleanup();
  open();
}
const sent = () => received.filter(({ call }) => call === SEND).map(({ body }) => body);
const readEntries = (label: string) =>
  [...document.querySelectorAll(`[aria-label="Entries: ${label}"] li > span`)].map((entry) => entry.textContent);

function addEntry(list: string, entry: string): void {
  write(list, entry);
  fireEvent.keyDown(field(list), { key: 'Enter' });
}

function fillIn(): void {
  write('name', NAME);
  write('categoryId', '1');
  write('summary', 'The heart takes long to be ready for its next beat.');
  write('overview', '<b>Not bold</b>\n\nA second paragraph.');
  addEntry('symptoms', 'fainting');
  addEntry('causes', 'an inherited gene');
  addEntry('treatments', 'beta blockers');
  if (document.querySelector('[name=contributorName]')) {
    write('contributorName', 'Ada Guest');
    write('contributorEmail', 'ada@example.org');
  }
}

describe('a list field of the form', () => {
  it('adds entries by Enter and button, announces changes and moves the focus', () => {
    open();
    addEntry('symptoms', '  fainting ');
    expect(field('symptoms').value).toBe('');
    write('symptoms', 'dizziness');
    press('Add to: Symptoms');
    expect(document.activeElement).toBe(field('symptoms'));
    addEntry('symptoms', '   ');
    addEntry('symptoms', 'fainting');
    expect(describedBy('symptoms')).toContain('This is in the list already.');
    expect(readEntries('Symptoms')).toEqual(['fainting', 'dizziness']);
    // Enter did not send the form, so no error is listed.
    expect(screen.queryByRole('alert')).toBeNull();

    const status = () => field('tags').closest('.list-field')?.querySelector('[role=status]')?.textContent;
    for (const tag of ['heart', 'rhythm', 'gene']) addEntry('tags', tag);
    expect(status()).toBe('“gene” is added.');
    press('Remove “rhythm”');
    expect(status()).toBe('“rhythm” is removed.');
    expect(readEntries('Tags')).toEqual(['heart', 'gene']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Remove “gene”');
    press('Remove “gene”');
    press('Remove “heart”');
    expect(document.activeElement).toBe(field('tags'));
  });

  it('refuses a long entry and drops an error when an entry is removed', async () => {
    open();
    addEntry('tags', 'x'.repeat(61));
    expect(describedBy('tags')).toContain('Please shorten this entry to 60 characters or fewer.');
    expect(field('tags').value).toBe('x'.repeat(61));
    for (const _ of [1, 2]) addEntry('causes', 'twice');
    expect(describedBy('causes')).toContain('in the list already');
    press('Remove “twice”');
    expect(field('causes').getAttribute('aria-invalid')).not.toBe('true');
  });
});

describe('the form for a new condition', () => {
  it('names the licence with a link before the button that sends the form', () => {
    open();
    const link = screen.getByRole('link', { name: 'CC BY-SA 4.0' });
    expect(link.getAttribute('href')).toBe('https://creativecommons.org/licenses/by-sa/4.0/');
    const button = screen.getByRole('button', { name: words.add.submit });
    expect(link.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('lists missing fields as links to them and sends nothing', async () => {
    open();
    submit();
    await expectAlert('There are 9 things to put right');
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'Write the name of the condition.',
      'Choose a category.',
      'Write a summary.',
      'Write an overview.',
      'Add at least one symptom.',
      'Add at least one cause.',
      'Add at least one treatment.',
      'Write your name.',
      'Write your email address.',
    ]);
    fireEvent.click(links[5] as Element);
    expect(document.activeElement).toBe(field('causes'));
    expect(field('causes').getAttribute('aria-invalid')).toBe('true');
    expect(describedBy('causes')).toContain('Error: Add at least one cause.');
    expect(location.hash).toBe('#add');
    expect(sent()).toEqual([]);
  });

  it('shows a failure in form and toast and keeps the text', async () => {
    open();
    fillIn();
    for (const [answer, inForm, inToast] of [
      [
        { status: 429, body: 'Too many requests', headers: { 'retry-after': '120' } },
        'You can try again in 2 minutes.',
        'Too many requests',
      ],
      [{ status: 502, body: '<h1>Bad gateway</h1>' }, words.add.failed, words.add.failed],
    ] as [Answer, string, string][]) {
      answers[SEND] = answer;
      submit();
      await expectAlert(inForm);
      expect(screen.getByRole('alert').textContent).toContain('Your text is still here.');
      await expectToast('Error', inToast);
      expect([field('name').value, readEntries('Symptoms')]).toEqual([NAME, ['fainting']]);
    }
  });

  it('begins with the name in the address, unless a draft is stored', () => {
    openBrowser('/contribute?name=+Asthma+#add');
    open();
    expect(field('name').value).toBe('Asthma');
    write('name', 'Bronchial asthma');
    reload();
    expect(field('name').value).toBe('Bronchial asthma');
  });

  it('restores the draft after a reload and clears it after confirmation', () => {
    open();
    fillIn();
    write('tags', 'half a ta');
    reload();
    expect(screen.getByText('This is what you wrote before. It has not been sent yet.')).toBeTruthy();
    expect([field('name').value, field('categoryId').value, field('tags').value]).toEqual([NAME, '1', 'half a ta']);
    press('Reset');
    press('Keep writing');
    expect(field('name').value).toBe(NAME);
    press('Reset');
    press('Clear the form');
    expect(document.activeElement?.textContent).toBe('Reset');
    expect([field('name').value, readEntries('Treatments')]).toEqual(['', []]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([]);
    // An empty form is cleared without asking.
    press('Reset');
    expect(document.querySelector('dialog[open]')).toBeNull();
  });

  it('moves a resource with an address to the sources and sends both lists', async () => {
    open();
    fillIn();
    const sources = screen.getByRole('group', { name: 'Sources (needed before approval)' });
    expect(sources.textContent).toContain('it is approved only when it has some');
    for (const entry of ['A helpline', 'WHO fact sheet: https://example.org/facts', 'https://example.org/study'])
      addEntry('resources', entry);
    press('Move to Sources: WHO fact sheet');
    expect(sources.textContent).toContain('“WHO fact sheet” is a source now.');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move to Sources: example.org');
    submit();
    await waitFor(() => expect(led).toContain('/'));
    expect(sent()[0]).toMatchObject({
      name: 'Long QT syndrome',
      resources: ['A helpline', 'https://example.org/study'],
      sources: [{ title: 'WHO fact sheet', url: 'https://example.org/facts' }],
    });
  });

  it('repeats a failed request with the same key, and uses another key for changed text', async () => {
    answers[SEND] = { status: 502, body: '' };
    open();
    fillIn();
    const send = async (times: number) => {
      submit();
      await waitFor(() => expect(sent()).toHaveLength(times));
      await expectAlert('Your text is still here.');
    };
    await send(1);
    reload();
    expect(field('name').value).toBe(NAME);
    await send(2);
    write('summary', 'In other words.');
    await send(3);
    const [first, again, changed] = sent().map(({ key }) => key);
    expect([again === first, changed === first]).toEqual([true, false]);
  });

  it('is empty after the drafts of its author are deleted', () => {
    signInHere(SOMEBODY);
    open();
    write('name', NAME);
    act(() => deleteUserDrafts(SOMEBODY.id));
    expect(field('name').value).toBe('');
  });

  it('asks signed-in users for no name and keeps their text when the session ends', async () => {
    signInHere(SOMEBODY);
    open();
    expect(screen.queryByText('Who you are')).toBeNull();
    fillIn();
    answers[SEND] = { status: 401, body: 'Sign in required' };
    submit();
    await expectAlert('Your text is still here.');
    expect(screen.getByText('Who you are')).toBeTruthy();
    expect(Object.keys(sent()[0] ?? {})).not.toContain('contributorName');
    act(() => signInHere(SOMEBODY));
    reload();
    expect(field('name').value).toBe(NAME);
  });
});
