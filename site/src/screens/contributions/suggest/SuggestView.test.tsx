// @vitest-environment happy-dom
import { loadContributionWords } from '@common-ground/api/contracts/wording/contributionsForm.ts';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectAlert, expectToast } from '../../../testing/expectAlert.ts';
import { type Answer, fakeServer, type ReceivedCall } from '../../../testing/fakeServer.ts';
import { describedBy, field, press, submit, write } from '../../../testing/fields.ts';
import { openBrowser, SOMEBODY } from '../../../testing/openBrowser.ts';
import { checks } from '../form/checks.ts';
import { SuggestView } from './SuggestView.tsx';

const READ = 'GET /api/conditions/1/texts';
const SEND = 'POST /api/conditions/1/suggestions';
const SOURCE = { title: 'A handbook', publisher: 'A press', url: 'https://example.org/handbook', year: 2020 };
const TEXTS = {
  revision: 12,
  isProtected: false,
  language: 'en',
  beingChanged: [] as string[],
  texts: {
    name: 'Autism',
    summary: 'A summary.',
    overview: 'First paragraph.\n\nSecond paragraph.',
    symptoms: ['one sign', 'another sign'],
    causes: ['genes'],
    treatments: ['support'],
    resources: [],
    tags: ['brain'],
    sources: [SOURCE],
  },
};

let led: string[];
let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  led = openBrowser('/suggest?condition=1');
  answers = { [READ]: { json: TEXTS } };
  received = fakeServer(answers);
});

async function open(lang = 'en'): Promise<void> {
  const { contribution } = await loadContributionWords(lang);
  render(<SuggestView lang={lang} words={contribution} checks={checks} />);
}
function writeSender(): void {
  write('editSummary', 'Plainer');
  write('contributorName', 'Ada Guest');
  write('contributorEmail', 'ada@example.org');
}

describe('the form for a suggested edit', () => {
  it('lists what is missing and opens the section of a linked field', async () => {
    await open();
    await screen.findByText('Nothing is changed yet.');
    submit();
    await expectAlert('Change something first.');
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Change something first.',
      'Say what you changed and why.',
      'Write your name.',
      'Write your email address.',
    ]);
    write('section', 'causes');
    press('Remove “genes”');
    write('section', 'tags');
    submit();
    fireEvent.click(await screen.findByRole('link', { name: 'Add at least one cause.' }));
    expect([document.activeElement === field('causes'), field('section').value]).toEqual([true, 'causes']);
    expect(received.filter(({ call }) => call === SEND)).toEqual([]);
  });

  it('sends only changed texts, with the sources and the base revision', async () => {
    answers[SEND] = { json: { id: 5, status: 'pending', title: 'Autism' } };
    await open();
    await screen.findByText('Nothing is changed yet.');
    write('section', 'symptoms');
    write('symptoms', 'a third sign');
    fireEvent.keyDown(field('symptoms'), { key: 'Enter' });
    press('Remove “one sign”');
    write('section', 'overview');
    write('overview', 'Something else.');
    expect(screen.getByText('Changed so far: Overview · Symptoms')).toBeTruthy();
    press('Undo the changes to this section');
    expect(screen.getByText('Changed so far: Symptoms')).toBeTruthy();
    writeSender();
    write('sourceTitle', 'A guideline');
    write('sourceUrl', 'javascript:alert(1)');
    fireEvent.click(screen.getByRole('checkbox', { name: 'This is a minor edit' }));
    submit();
    fireEvent.click(await screen.findByRole('link', { name: /full web address of the source/ }));
    expect(document.activeElement).toBe(field('sourceUrl'));
    expect(describedBy('sourceUrl')).toMatch(/full web address of the source/);
    write('sourceUrl', 'https://example.org/guideline');
    submit();
    await waitFor(() => expect(led).toEqual(['/condition/1']));
    expect(sessionStorage.getItem('kept-toast')).toContain('suggestionSubmitted');
    expect(received.find(({ call }) => call === SEND)?.body).toEqual({
      texts: {
        symptoms: ['another sign', 'a third sign'],
        sources: [SOURCE, { title: 'A guideline', url: 'https://example.org/guideline' }],
      },
      baseRevision: 12,
      language: 'en',
      editSummary: 'Plainer',
      isMinorEdit: true,
      contributorName: 'Ada Guest',
      contributorEmail: 'ada@example.org',
      key: expect.any(String),
    });
  });

  it('names fields with an open proposal and still offers to send', async () => {
    answers[READ] = { json: { ...TEXTS, beingChanged: ['summary', 'symptoms'] } };
    await open();
    await screen.findByText(/^Somebody else has already proposed a change here: .?Summary and Symptoms/);
    expect(document.querySelector('[type=submit]')).toBeTruthy();
  });

  it('restores text and base revision after a failure and a reload', async () => {
    answers[SEND] = { status: 502, body: '<h1>Bad gateway</h1>' };
    await open();
    await screen.findByText('Nothing is changed yet.');
    write('summary', 'A better summary.');
    writeSender();
    submit();
    await expectAlert('Failed to submit suggestion');
    expect(screen.getByRole('alert').textContent).toContain('Your text is still here.');
    await expectToast('Error', 'Failed to submit suggestion');
    cleanup();

    answers[SEND] = { json: { id: 5, status: 'pending', title: 'Autism' } };
    answers[READ] = { json: { ...TEXTS, revision: 13, texts: { ...TEXTS.texts, name: 'Autism spectrum' } } };
    await open();
    await screen.findByText('This is what you wrote before. It has not been sent yet.');
    expect(screen.getByText(/^The page has changed since you began\./)).toBeTruthy();
    expect([field('summary').value, field('editSummary').value]).toEqual(['A better summary.', 'Plainer']);
    submit();
    await waitFor(() => expect(led).toEqual(['/condition/1']));
    expect(received.filter(({ call }) => call === SEND).at(-1)?.body).toMatchObject({
      baseRevision: 12,
      texts: { summary: 'A better summary.' },
    });
  });

  it('opens for a protected page to trusted roles only', async () => {
    answers[READ] = { json: { ...TEXTS, isProtected: true } };
    await open();
    await screen.findByText('This page is protected');
    expect(document.querySelector('form')).toBeNull();
    cleanup();
    openBrowser('/suggest?condition=1', { person: { ...SOMEBODY, role: 'contributor' } });
    fakeServer(answers);
    await open();
    await waitFor(() => expect(document.querySelector('form')).toBeTruthy());
  });

  it('shows an error for an unknown condition and for texts that fail to load', async () => {
    answers[READ] = { status: 404, body: 'Condition not found' };
    await open();
    await screen.findByRole('heading', { name: 'Condition Not Found' });
    cleanup();
    answers[READ] = { status: 503, body: 'Temporarily unavailable' };
    await open('es');
    await screen.findByText('No se pudo cargar.');
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
  });

  it('names the language of the texts when they are not translated', async () => {
    await open('es');
    await waitFor(() =>
      expect(document.querySelector('.form-head')?.textContent).toContain(
        'Estos son sus textos en este idioma: inglés.',
      ),
    );
    expect(field('summary').lang).toBe('en');
  });
});
