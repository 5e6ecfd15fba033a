// @vitest-environment happy-dom
import { LOADING_PLACEHOLDERS } from '@common-ground/api/contracts/limits.ts';
import { browserIndexPath } from '@common-ground/api/contracts/search/browserIndex.ts';
import type { SearchOutcome } from '@common-ground/api/contracts/search/find.ts';
import { wordingFor } from '@common-ground/api/contracts/wording/index.ts';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, fakeServer, type ReceivedCall } from '../../testing/fakeServer.ts';
import { openBrowser } from '../../testing/openBrowser.ts';
import { createBrowserEntry, createSearchFiles } from '../../testing/searchFiles.ts';
import SearchResults from './SearchResults.island.tsx';

// Events of analytics would be sent seconds later, after the test.
vi.mock('../../analytics/track.ts', () => ({ track: vi.fn() }));

const SEARCH = 'GET /api/localized/find';
const INDEX = `GET ${browserIndexPath('en')}`;
const FALLBACK = { lang: 'en', dir: 'ltr' } as const;
const CATEGORIES = { 1: 'Physical', 2: 'Cognitive' };
type Condition = SearchOutcome['conditions'][number];
const condition = (id: number, name: string, part: Partial<Condition> = {}) =>
  ({
    id,
    name,
    summary: 'What it is.',
    categoryId: 1,
    lastUpdated: '2026-01-01T00:00:00.000Z',
    tags: [],
    passage: null,
    ...part,
  }) as Partial<Condition> as Condition;
const answer = (part: Partial<SearchOutcome>): Answer => ({
  json: { searchedFor: null, hasPage: true, conditions: [], near: [], ...part },
});
const FOUND = answer({ conditions: [condition(1, 'Autism'), condition(2, 'ADHD')] });
const PASSAGE: NonNullable<Condition['passage']> = {
  section: 'symptoms',
  heading: 'Symptoms & Effects',
  language: 'en',
  text: 'Poor sleep, and little of it.',
  marks: [[5, 10]],
};

let answers: Record<string, Answer>;
let received: ReceivedCall[];
beforeEach(() => {
  answers = { [SEARCH]: FOUND, [INDEX]: 'away' };
});

function open(query: string, { analytics }: { analytics?: 'off' } = {}): void {
  const lang = 'en';
  openBrowser(`/${query}`, { lang });
  if (analytics) localStorage.setItem('analytics', analytics);
  document.title = 'Common Ground';
  received = fakeServer(answers);
  // The page warns that the index could not be read.
  vi.spyOn(console, 'warn').mockReturnValue();
  const words = wordingFor(lang);
  render(
    <SearchResults
      lang={lang}
      fallback={FALLBACK}
      categoryNames={CATEGORIES}
      words={{ ...words.search, card: words.card }}
    />,
  );
}

const cards = () =>
  [...document.querySelectorAll('a[href*="/condition/"]')].map((link) => [link.getAttribute('href'), link.textContent]);
const status = () => document.querySelector('.results-status')?.textContent;

describe('search results', () => {
  it('show placeholders while loading', async () => {
    answers[SEARCH] = 'never';
    open('?search=autism');
    expect(document.querySelectorAll('.placeholder')).toHaveLength(LOADING_PLACEHOLDERS);
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
  });

  it.each([
    ['?search=autism', 'Search Results for “autism” · Common Ground', undefined],
    ['?search=autism&category=2', 'Search Results for “autism” in Cognitive · Common Ground', '/?search=autism'],
    ['?category=1', 'Search Results in Physical · Common Ground', undefined],
  ])('show a title, the focused heading and cards for %s', async (query, title, everywhere) => {
    open(query);
    await waitFor(() =>
      expect(cards()).toEqual([
        ['/condition/1', 'Autism'],
        ['/condition/2', 'ADHD'],
      ]),
    );
    expect(document.title).toBe(title);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    expect(status()).toBe('2 conditions found');
    expect(screen.queryByText('Search all categories')?.getAttribute('href')).toBe(everywhere);
  });

  it('escape the text of the search', async () => {
    const term = '<img src=x onerror=alert(1)>';
    open(`?search=${encodeURIComponent(term)}`);
    expect(await screen.findByText(`for “${term}”`)).toBeTruthy();
    expect(document.querySelector('img')).toBeNull();
  });

  it('say which corrected text is searched, and link to a search for the typed one', async () => {
    answers[SEARCH] = answer({ searchedFor: 'autism', conditions: [condition(1, 'Autism')] });
    open('?search=autizm&category=2');
    await waitFor(() => expect(status()).toContain('Showing results for autism.'));
    const link = screen.getByText('autizm').closest('a');
    expect([link?.textContent, link?.getAttribute('href')]).toEqual([
      'Search for autizm instead',
      '/?search=autizm&category=2&exact=1',
    ]);
    cleanup();
    open('?search=autizm&exact=1');
    await waitFor(() => expect(cards()).toHaveLength(1));
    const searches = received.filter(({ call }) => call === SEARCH);
    expect(searches.at(-1)?.query).toBe('?q=autizm&lang=en&exact=1');
  });

  it('show the sentence that matches, with its words marked and a link into its section', async () => {
    answers[SEARCH] = answer({ conditions: [condition(5, 'Depression', { passage: PASSAGE })] });
    open('?search=sleep');
    await waitFor(() => expect(cards()).toContainEqual(['/condition/5#symptoms', 'Symptoms & Effects']));
    expect(document.querySelector('.passage p')?.textContent).toBe(PASSAGE.text);
    expect(document.querySelector('mark')?.textContent).toBe('sleep');
  });

  it('link to the categories when a category has nothing, without a claim about other pages', async () => {
    answers[SEARCH] = answer({ hasPage: false });
    open('?search=zzzz&category=1');
    await waitFor(() => expect(status()).toBe('No conditions found matching your search.'));
    expect(screen.getByText(/^Check the spelling/)).toBeTruthy();
    const links = [...document.querySelectorAll('.results-categories a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/category/1', '/category/2']);
    expect(document.querySelector('.no-page')).toBeNull();
  });

  it.each<[string, Answer]>([
    ['a network error', 'away'],
    ['a 503 response', { status: 503, body: '[]' }],
    ['the HTML page of a proxy', { status: 200, body: '<!doctype html><title>A proxy</title>' }],
  ])('report a failed search after %s, and appear on retry', async (_, answer) => {
    answers[SEARCH] = answer;
    open('?search=autism');
    await waitFor(() => expect(status()).toBe('The search did not answer. Your text is still there.'));
    answers[SEARCH] = FOUND;
    const again = screen.getByText('Try again');
    again.focus();
    fireEvent.click(again);
    expect(document.activeElement).toBe(document.querySelector('h1'));
    await waitFor(() => expect(cards()).toHaveLength(2));
    expect(screen.queryByText('Try again')).toBeNull();
  });
});

describe('a search for a subject without a page', () => {
  const links = () => [...document.querySelectorAll('.no-page a')].map((link) => link.getAttribute('href'));
  const noPage = () => document.querySelector('.no-page h2')?.textContent;

  it('says so, and leads to near pages, a proposal, help lines and other sources', async () => {
    answers[SEARCH] = answer({ hasPage: false, near: [condition(5, 'Depression', { passage: PASSAGE })] });
    open('?search=asthma');
    await waitFor(() => expect(noPage()).toBe('We have no page on asthma yet'));
    expect(status()).toBe('No conditions found matching your search.');
    expect(links().slice(0, 4)).toEqual([
      '/condition/5',
      '/condition/5#symptoms',
      '/contribute?name=asthma#add',
      '/help-lines',
    ]);
    expect(
      links()
        .slice(4)
        .every((href) => href?.startsWith('https://')),
    ).toBe(true);
    const levels = [...document.querySelectorAll('.no-page :is(h2, h3, h4)')].map(({ localName }) => localName);
    expect(levels).toEqual(['h2', 'h3', 'h4', 'h3']);
    expect(screen.getByText('We count the words, not who searched.')).toBeTruthy();
    expect(received.find(({ call }) => call === SEARCH)?.query).not.toContain('uncounted');
  });

  it('is neither counted nor said to be for a reader who switched counting off', async () => {
    answers[SEARCH] = answer({ hasPage: false });
    open('?search=asthma', { analytics: 'off' });
    await waitFor(() => expect(noPage()).toBe('We have no page on asthma yet'));
    expect(screen.queryByText(/^We count/)).toBeNull();
    expect(received.find(({ call }) => call === SEARCH)?.query).toContain('uncounted=1');
  });

  it('repeats no long text, and does not speak of counting what is not counted', async () => {
    answers[SEARCH] = answer({ hasPage: false });
    open('?search=why+does+my+neighbour+of+81+years+always+forget+his+keys');
    await waitFor(() => expect(noPage()).toBe('We have no page on this yet'));
    expect(links()[0]).toBe('/contribute#add');
    expect(screen.queryByText(/^We count/)).toBeNull();
  });

  it('comes from the index of the browser when the server does not answer', async () => {
    const entries = [await createBrowserEntry('en', 1, ['Autism'])];
    answers = { [SEARCH]: 'away', [INDEX]: { json: createSearchFiles('en', { entries })[browserIndexPath('en')] } };
    open('?search=asthma');
    await waitFor(() => expect(noPage()).toBe('We have no page on asthma yet'));
    expect(status()).toContain('these results come from the offline index');
    expect(screen.queryByText(/^We count/)).toBeNull();
  });
});
